import { readInstrument } from '../../src/core/reading/read-instrument';
import { citationOf } from '../../src/core/values/citation';
import { DOUBLED } from '../support/doubled-numbers';
import { knownStyle } from '../support/known-style';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../support/official-texts';
import { readingOf } from '../support/read-once';
import { ruleSources } from '../support/rule-sources';

const sources = ruleSources();

/** Citations that name more than one clause. */
function shared(
  clauses: readonly { readonly book: string; readonly label: string }[],
  id = 'zz/any',
): readonly string[] {
  const citations = clauses.map(({ book, label }) => citationOf(id, book, label));
  return citations.filter((citation, at) => citations.indexOf(citation) !== at);
}

describe.each(sources.map((source) => [source.id, source] as const))('the sources of %s', (id, { books }) => {
  const clauses = books.flatMap((book) => book.clauses.map(({ label }) => ({ book: book.id, label })));
  const names = new Set(clauses.map(({ book, label }) => `${book}/${label}`));

  test('cite each clause by a name of its own', () => {
    expect(shared(clauses, id)).toEqual([]);
  });

  test('rest their facts and contradictions on clauses they have', () => {
    const cited = books.flatMap((book) =>
      [
        ...book.conflicts.flatMap((conflict) => conflict.clauses),
        ...book.facts.flatMap(({ facts }) =>
          Object.values(facts)
            .flat()
            .flatMap(({ clause, also }) => [clause, ...also]),
        ),
      ].map((label) => (label.includes('/') ? label : `${book.id}/${label}`)),
    );
    expect(cited.filter((name) => !names.has(name))).toEqual([]);
  });
});

for (const id of Object.keys(officialTexts) as OfficialInstrument[])
  describeOfficial(id, `the official text of ${id}`, (text) => {
    test('is read into clauses with a name of their own', () => {
      const { clauses } = readingOf(text(), knownStyle(id));
      expect(shared(clauses, id)).toEqual([]);
      expect(clauses.length).toBeGreaterThan(200);
    });
  });

describe('texts that give numbers twice', () => {
  const doubled = (lines: readonly string[], at: number): string =>
    [...lines.slice(0, at + 1), ...lines.slice(at)].join('\n');
  const lines = DOUBLED.split('\n');

  test('are read into clauses with a name of their own, whichever line stands twice', () => {
    expect(shared(readInstrument(DOUBLED).clauses)).toEqual([]);
    for (const at of lines.keys()) expect(shared(readInstrument(doubled(lines, at)).clauses)).toEqual([]);
  });

  test('whole, one after the other, too', () => {
    expect(shared(readInstrument([...lines, ...lines, ...lines].join('\n')).clauses)).toEqual([]);
  });

  test('in parts of one number', () => {
    const parts = `Part 1 Crew\n\n1 Masters\n(1) A master is on board.\n\nPart 1 Boats\n\n2 Ferries\n(1) A ferry is red.\n`;
    const { clauses } = readInstrument(parts);
    expect(clauses.filter(({ kind }) => kind === 'part').map(({ label }) => label)).toEqual(['pt-1', 'pt-1[2]']);
    expect(shared(clauses)).toEqual([]);
  });
});
