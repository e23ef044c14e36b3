import { compare } from '../../src/app/compare';
import { RuleBook } from '../../src/app/rule-book';
import { effectsOf, type Effect } from '../../src/core/rules/effect';
import type { InstrumentSource } from '../../src/core/rules/source';
import { projectSources } from '../../src/io/files/compiled-sources';
import { book, day, entry, form, owls, rules } from '../core/rules/owls';

const made = owls('2021-01-01');
const amended = owls('2023-01-01', { compilation: 'b', books: [rules(8)] });
const ends: Effect = { instrument: made.id, kind: 'ends', day: day('2025-01-01'), basis: 'stated', by: 'ZZ 77' };

describe('the instruments of a rule book', () => {
  it('are the very sources where nothing else is known of them', () => {
    expect(new RuleBook([made]).instruments[0]).toBe(made);
  });

  it('are one of each, the compilation in force last, with the days it comes to', () => {
    const [only, ...others] = new RuleBook([made, amended], [...[made, amended].flatMap(effectsOf), ends]).instruments;
    expect(others).toEqual([]);
    expect(only).toMatchObject({ compilation: 'b', inForce: { from: '2023-01-01', to: '2025-01-01' } });
    expect(only?.books).toBe(amended.books);
  });

  it('are whole where parts of them begin later', () => {
    const parts: InstrumentSource = {
      ...made,
      effects: [{ clauses: ['5'], from: day('2022-01-01'), basis: 'stated' }],
    };
    expect(new RuleBook([parts]).instruments).toMatchObject([{ books: made.books, inForce: { from: '2021-01-01' } }]);
  });

  it('keep one that is never in force', () => {
    expect(new RuleBook([made], [{ ...ends, day: day('2021-01-01') }]).instruments).toEqual([made]);
  });
});

describe('what a rule book answers', () => {
  const rulesOf = (...sources: readonly InstrumentSource[]): RuleBook => new RuleBook(sources);
  const asked = { jurisdiction: 'ZZ', game: 'blackjack' };

  it.each([
    ['2022-12-31', undefined, '6'],
    ['2023-01-01', 'b', '8'],
  ])('on %s the compilation %s: %s decks', (on, compilation, decks) => {
    const selection = rulesOf(made, amended).select(asked, day(on));
    expect('ruleSet' in selection && selection.ruleSet.compilation).toBe(compilation);
    expect('ruleSet' in selection && selection.ruleSet.facts.get('decks')?.cells[0]?.text).toBe(decks);
  });

  it('compares an instrument as it is in force last', () => {
    const { rows } = compare(rulesOf(made, amended), 'blackjack', [made.id, 'ZZ@2022-01-01'], () => day('2024-01-01'));
    expect(rows.find(({ fact }) => fact === 'decks')?.values.map(({ value }) => value)).toEqual(['8', '6']);
  });

  it('speaks in its steps of other games too', () => {
    const hens = owls('2021-01-01', {
      id: 'zz/hens',
      books: [book('rules', form({}, { forms: [{ game: 'craps' }] }))],
    });
    const [jurisdiction, game] = rulesOf(made, hens).select(asked, day('2022-01-01')).why();
    expect(jurisdiction?.left).toEqual(['ZZ blackjack (zz/owls-2021)', 'ZZ craps (zz/hens)']);
    expect(game?.left).toEqual(['ZZ blackjack (zz/owls-2021)']);
  });

  it('does not say that no rules are held where they are never in force', () => {
    const never = new RuleBook([made], [{ ...ends, day: day('2020-01-01') }]).select(asked, day('2022-01-01'));
    expect(never).toMatchObject({
      code: 'NOT_IN_FORCE',
      sentence:
        'No rules for ZZ blackjack are in force on 2022-01-01; they are set out in zz/owls-2021, which never begins or ends before it does.',
    });
    expect(never.why()).toHaveLength(1);
  });

  it('leaves open what a part that is not in force leaves open', () => {
    const wagers = form({ wagers: [entry(['main'], '1')], pays: [entry({ main: '1 to 1' }, '2')] });
    const parts = owls('2021-01-01', {
      books: [book('rules', wagers)],
      effects: [{ clauses: ['2'], from: day('2022-01-01'), basis: 'stated' }],
    });
    const selection = rulesOf(parts).select(asked, day('2021-06-01'));
    expect('ruleSet' in selection && [...selection.ruleSet.facts.keys()]).toEqual(['wagers']);
  });

  it('refuses sources that are unsound as a whole, and dates of what is not there', () => {
    const unsound = owls('2021-01-01', {
      books: [book('rules', form({ decks: [entry('owl', '1')] }))],
      effects: [{ clauses: ['1'], from: day('2022-01-01'), basis: 'stated' }],
    });
    expect(() => rulesOf(unsound).ruleSets).toThrow(/fact decks/);
    expect(() => new RuleBook([made], [{ ...ends, place: 'sch-9' }])).toThrow(/has no book or clause sch-9/);
  });
});

test('the rule sets of the instruments held keep the versions they always had', async () => {
  const sets = new RuleBook(await projectSources()).ruleSetsOf(['baccarat']);
  expect(
    sets.filter(({ variant }) => variant === undefined).map(({ name, version }) => [name, version.slice(0, 19)]),
  ).toEqual([
    ['AU-ACT baccarat', 'sha256:2d43188974c9'],
    ['AU-ACT baccarat', 'sha256:f2d8c65be6c8'],
    ['AU-NSW baccarat', 'sha256:1733fcb00b13'],
    ['AU-QLD baccarat', 'sha256:27e0cda59c69'],
    ['NZ baccarat', 'sha256:1dae559c78e0'],
  ]);
});
