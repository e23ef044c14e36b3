import type { ComparedClause } from '../../../src/core/compare/clauses/compared-clause';
import { matchClauses } from '../../../src/core/compare/clauses/match-clauses';

/** Clauses as `label: words`, with the label of the clause they stand in by their bracketed end, and the facts they state after `=`. */
function book(text: string): readonly ComparedClause[] {
  const lines = text.trim().split('\n');
  const labels = lines.map((line) => line.trim().split(': ')[0] ?? '');
  return lines.map((line, at): ComparedClause => {
    const [label = '', words = ''] = line.trim().split(': ');
    const [said = '', facts = ''] = words.split(' = ');
    const above = labels.indexOf(label.replace(/\([^()]*\)$/, ''));
    return {
      ...{
        citation: `zz/x#b/${label}`,
        book: 'b',
        label,
        heading: '',
        text: said,
        tables: [],
        alsoFacts: [],
        defines: [],
      },
      parent: above === at || above === -1 ? undefined : above,
      facts: facts.split(' ').filter((fact) => fact !== ''),
    };
  });
}

/** `1+2~7`: clauses 1 and 2 of the one answer clause 7 of the other. */
function answers(ours: string, theirs: string): readonly string[] {
  const [from, to] = [book(ours), book(theirs)];
  const named = (clauses: readonly ComparedClause[], places: readonly number[]): string =>
    places.map((at) => clauses[at]?.label).join('+');
  return matchClauses(from, to)
    .map((group) => `${named(from, group.from)}~${named(to, group.to)}`)
    .sort();
}

const OURS = `
  1: The ferry horn sounds twice before the gangway is raised.
  2: A passenger with a folding bicycle pays the fare of one child. = bicycleFare
  3: Lost umbrellas are kept at the harbour office for forty days.
  4: The deck lamps burn from dusk until the last crossing ends.`;

describe('clauses of instruments that share no numbering', () => {
  it('answer each other whatever their order and number, and what has no counterpart stays alone', () => {
    const theirs = `
      10: Before raising the gangway the ferry must sound its horn twice.
      11: An umbrella found aboard is kept for forty days at the office of the harbour.
      12: Folding bicycles are carried at the fare of a child. = bicycleFare
      13: The purser shall publish a timetable in April and October.`;
    expect(answers(OURS, theirs)).toEqual(['1~10', '2~12', '3~11']);
    expect(answers(OURS, '20: Cargo manifests are stamped by the customs clerk.')).toEqual([]);
  });

  it('answer several that say it in parts, with the words that lead in to these', () => {
    const whole = `
      1: The ferry must not sail in thick fog, nor while the anchor winch is being oiled. = noSailing.fog noSailing.winch
      2: The deck lamps burn from dusk until the last crossing ends.`;
    const parts = `
      7: The ferry must not sail—
      7(a): in thick fog; = noSailing.fog
      7(b): while the anchor winch is being oiled; = noSailing.winch
      8: From dusk until the end of the last crossing the lamps of the deck burn.`;
    expect(answers(whole, parts)).toContain('1~7+7(a)+7(b)');
    expect(answers(parts, whole)).toContain('7+7(a)+7(b)~1');
    const oneOfThree = parts.replace(/7\(b\).*/, '7(b): on feasts;\n 7(c): on Sundays;');
    expect(answers(whole, oneOfThree).find((group) => group.includes('7(a)'))).toBe('1~7(a)');
  });
});
