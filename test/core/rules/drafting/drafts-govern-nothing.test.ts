import { ruleSetOfSide } from '../../../../src/app/compared-side';
import { draftFrom, laidOver } from '../../../../src/app/drafts';
import { historyOfGame } from '../../../../src/app/history';
import { RuleBook } from '../../../../src/app/rule-book';
import { sidesHeld } from '../../../../src/app/sides-held';
import { selectRuleSet } from '../../../../src/core/rules/select';
import { book, day, entry, form, owls, rules } from '../owls';

const GOVERNED = { jurisdiction: 'ZZ', game: 'blackjack' };
const NOW = () => day('2025-06-01');
const on = (held: RuleBook, at: string): string => {
  const answer = held.select(GOVERNED, day(at));
  return 'ruleSet' in answer
    ? `${answer.ruleSet.instrument} ${String(answer.ruleSet.facts.get('decks')?.value)}`
    : answer.code;
};
const draft = (from: string, more = {}) =>
  owls(from, { id: 'zz/owls-draft', citation: 'Draft', draft: true, books: [rules(2)], ...more });

describe('rule sources that are a draft', () => {
  it('govern no round, and the answer says that there is one', () => {
    const held = new RuleBook([draft('1900-01-01')]);
    const answer = held.select(GOVERNED, day('2025-06-01'));
    expect(answer).toMatchObject({
      code: 'UNKNOWN_JURISDICTION',
      sentence: expect.stringMatching(
        /zz\/owls-draft is a draft, which governs nothing until it is published\.$/,
      ) as string,
    });
    expect('ruleSet' in answer).toBe(false);
    // The same sources without the mark do.
    expect(on(new RuleBook([draft('1900-01-01', { draft: undefined })]), '2025-06-01')).toBe('zz/owls-draft 2');
  });

  it('leave law to govern that they would go before, revoke or take the place of', () => {
    const law = owls('2021-01-01');
    for (const more of [{}, { revokes: ['zz/owls-2021'] }, { replaces: ['zz/owls-2021'] }]) {
      expect(on(new RuleBook([law, draft('2022-01-01', more)]), '2025-06-01')).toBe('zz/owls-2021 6');
      const published = new RuleBook([law, draft('2022-01-01', { ...more, draft: undefined })]);
      expect(on(published, '2025-06-01')).toBe('zz/owls-draft 2');
    }
  });

  it('do not take over as an amended version, nor by what was said of them before', () => {
    const law = owls('2021-01-01');
    const amended = owls('2024-01-01', { compilation: '2024-01-01', draft: true, books: [rules(2)] });
    expect(on(new RuleBook([law, amended]), '2025-06-01')).toBe('zz/owls-2021 6');
    const begins = { instrument: 'zz/owls-2021', kind: 'begins' as const, basis: 'stated' as const };
    const rows = [
      { ...begins, day: day('2021-01-01') },
      { ...begins, compilation: '2024-01-01', day: day('2024-01-01') },
      { ...begins, kind: 'ends' as const, by: 'zz/owls-draft' },
    ];
    const held = new RuleBook([law, amended, draft('2022-01-01')], rows);
    expect(on(held, '2025-06-01')).toBe('zz/owls-2021 6');
    expect(held.instruments.map(({ compilation }) => compilation)).toEqual([undefined, undefined]);
    // Asked for by the instrument alone, what is in force is meant.
    expect(ruleSetOfSide(held, 'blackjack', 'zz/owls-2021', NOW).facts.get('decks')?.value).toEqual([6]);
  });

  it('are there for who names them, and say what they are', () => {
    const held = new RuleBook([owls('2021-01-01'), draft('1900-01-01')]);
    const ruleSet = ruleSetOfSide(held, 'blackjack', 'zz/owls-draft', NOW);
    expect(ruleSet).toMatchObject({
      name: 'ZZ blackjack (draft)',
      unpublished: true,
      inForce: {
        from: '1900-01-01',
        to: '1900-01-01',
        reason: expect.stringMatching(/^A draft governs nothing/) as string,
      },
    });
    expect(() => ruleSetOfSide(held, 'blackjack', 'zz/owls-draft@2025-06-01', NOW)).toThrow(/ZZ blackjack \(draft\)/);
    const over = draftFrom({ name: 'fewer', over: 'zz/owls-draft blackjack', facts: { decks: 1 } }, 'It');
    expect(laidOver(ruleSet, over).name).toBe('ZZ blackjack (draft) (draft fewer)');
    // Selected by nothing even where it would be in force.
    expect(
      selectRuleSet(
        [{ ...ruleSet, inForce: { from: day('1900-01-01'), basis: 'stated' } }],
        GOVERNED,
        day('2025-06-01'),
      ),
    ).toMatchObject({
      code: 'UNKNOWN_JURISDICTION',
    });
  });

  it('are no part of the history of the law, nor sides that a jurisdiction means', () => {
    const held = new RuleBook([
      owls('2021-01-01'),
      draft('2022-01-01', {
        books: [
          rules(2),
          book('x', form({ decks: [entry(1, '4')] }, { forms: [{ game: 'blackjack', variant: 'x' }] })),
        ],
      }),
    ]);
    expect(historyOfGame(held, GOVERNED).map(({ day: at, kind }) => [at, kind])).toEqual([['2021-01-01', 'begins']]);
    expect(sidesHeld(held.ruleSets, 'blackjack')).toEqual(['ZZ']);
  });
});
