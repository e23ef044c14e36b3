import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import type { FactEntry, FactsSource, InstrumentSource } from '../../../src/core/rules/source';
import { clausesBehind } from '../../../src/core/rules/stated-fact';
import { sha256 } from '../../../src/io/files/digest';
import { labelsOf, nswRuleSet, nswRuleSets, nswSource } from '../../support/rounds/judged';
import { ruleSources } from '../../support/rule-sources';

const versionsOf = (source: InstrumentSource): readonly string[] =>
  buildRuleSets(source, sha256).ruleSets.map(({ version }) => version);

/** The source with the facts of each of its layers put through a change. */
const withFacts = (change: (layer: FactsSource) => FactsSource): InstrumentSource => {
  const source = nswSource();
  return { ...source, books: source.books.map((book) => ({ ...book, facts: book.facts.map(change) })) };
};
const withEntries = (change: (entry: FactEntry, fact: string) => FactEntry): InstrumentSource =>
  withFacts((layer) => ({
    ...layer,
    facts: Object.fromEntries(
      Object.entries(layer.facts).map(([fact, entries]) => [fact, entries.map((entry) => change(entry, fact))]),
    ),
  }));
const reversed = <T>(value: T): T =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner as unknown)]),
      ) as T)
    : value;

describe('the rule sets of an order', () => {
  it('are the game and its variant, each from every fact the order states', () => {
    expect(nswRuleSets().map(({ name, facts }) => [name, facts.has('decks'), facts.has('bankerPaysByPoints')])).toEqual(
      [
        ['AU-NSW baccarat', true, false],
        ['AU-NSW baccarat/even-money', true, true],
      ],
    );
  });

  it('lay the variant over the base form and keep the rest of it', () => {
    const [base, even] = [nswRuleSet(), nswRuleSet('even-money')];
    const changed = [...even.facts].filter(
      ([name, fact]) => base.facts.get(name)?.clauses.join() !== fact.clauses.join(),
    );
    expect(changed.map(([name, { clauses }]) => [name, labelsOf(clauses)])).toEqual([
      ['playerPays', ['8.5.1']],
      ['bankerPays', ['8.5.2']],
      ['tiePays', ['8.5.3']],
      ['bankerPaysByPoints', ['8.5.2']],
    ]);
  });

  it('are the same from the facts alone and from the whole folder', () => {
    const whole = ruleSources().filter(({ id }) => id === 'au-nsw/ltgame-2016');
    expect(whole.flatMap(versionsOf)).toEqual(nswRuleSets().map(({ version }) => version));
  });

  it('name for each figure the clause that states it', () => {
    const fact = (set: RuleSet, name: string) => set.facts.get(name);
    const values = fact(nswRuleSet(), 'cardValues');
    expect(values && ['A', '7', 'K'].map((part) => labelsOf(clausesBehind(values, part)))).toEqual([
      ['2.3.5.3'],
      ['2.3.5.1'],
      ['2.3.5.2'],
    ]);
    expect(values && labelsOf(clausesBehind(values))).toEqual(['2.3.5.1', '2.3.5.2', '2.3.5.3']);
    expect(values && labelsOf(clausesBehind(values, 'no such part'))).toEqual(['2.3.5.1', '2.3.5.2', '2.3.5.3']);
  });
});

describe('the version of a rule set', () => {
  const versions = versionsOf(nswSource());

  it('is a hash of what it provides, and differs between the game and its variant', () => {
    for (const version of versions) expect(version).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('does not change with the order in which the source writes things down', () => {
    expect(versionsOf(withFacts((layer) => ({ ...layer, facts: reversed(layer.facts) })))).toEqual(versions);
    expect(versionsOf(withEntries((entry) => ({ ...reversed({ ...entry }), value: reversed(entry.value) })))).toEqual(
      versions,
    );
    expect(versionsOf({ ...nswSource(), inForce: reversed(nswSource().inForce) })).toEqual(versions);
  });

  it('does not change with anchors, notes or who read the fact', () => {
    expect(
      versionsOf(
        withEntries((entry) => ({ ...entry, anchor: 'other words', note: 'a note', basis: 'general-knowledge' })),
      ),
    ).toEqual(versions);
  });

  const facts = [...nswRuleSet('even-money').facts.keys()];

  it.each(facts)('changes with the clause of %s', (fact) => {
    const moved = versionsOf(withEntries((entry, name) => (name === fact ? { ...entry, clause: '99.9' } : entry)));
    expect(moved[1]).not.toBe(versions[1]);
  });

  it.each(facts)('changes with a further clause of %s', (fact) => {
    const moved = versionsOf(
      withEntries((entry, name) => (name === fact ? { ...entry, also: [...entry.also, '99.9'] } : entry)),
    );
    expect(moved[1]).not.toBe(versions[1]);
  });

  it.each<[fact: string, value: unknown]>([
    ['decks', 6],
    ['cutDepth', '2 decks'],
    ['cuttingCardDepth', '21 cards'],
    ['burnFace', 'up'],
    ['wagers', ['player', 'banker', 'tie']],
    ['naturals', '9'],
    ['playerDraws', { draw: '0 to 6', stand: '7', natural: '8, 9' }],
    ['bankerDrawsAlone', '0 to 6'],
    ['thirdCards', 2],
    ['tieOutcome', { equal: 'win', unequal: 'push' }],
    ['playerPays', '2 to 1'],
    ['bankerPays', '19 to 20'],
    ['bankerPaysByPoints', { 6: '1 to 2', 7: '1 to 2' }],
    ['tiePays', '9 to 1'],
    ['pairPays', '12 to 1'],
    ['excessBankerCard', 'burnt'],
  ])('changes with the figure of %s', (fact, value) => {
    const moved = versionsOf(withEntries((entry, name) => (name === fact ? { ...entry, value } : entry)));
    expect(moved[1]).not.toBe(versions[1]);
  });

  it('changes with each cell of the drawing table', () => {
    const table = nswSource().books.flatMap((book) => book.facts)[0]?.facts['bankerDraws']?.[0]?.value as Record<
      string,
      string
    >;
    const moved = Object.entries(table).flatMap(([row, letters]) =>
      Array.from(letters).map((letter, column) => {
        const flipped = `${letters.slice(0, column)}${letter === 'D' ? 'S' : 'D'}${letters.slice(column + 1)}`;
        const value = { ...table, [row]: flipped };
        return versionsOf(withEntries((entry, name) => (name === 'bankerDraws' ? { ...entry, value } : entry)))[0];
      }),
    );
    expect(new Set([...moved, versions[0]]).size).toBe(111);
  });

  it('changes with the days on which it is in force and with the instrument', () => {
    const source = nswSource();
    expect(versionsOf({ ...source, id: 'au-nsw/ltgame-2017' })[0]).not.toBe(versions[0]);
    expect(versionsOf({ ...source, inForce: { ...source.inForce, to: source.inForce.from } })[0]).not.toBe(versions[0]);
  });
});

describe('sources that cannot become rules', () => {
  const problemsOf = (source: InstrumentSource): readonly string[] => buildRuleSets(source, sha256).problems;
  const entry = (value: unknown): FactEntry => ({ value, clause: '1', also: [], anchor: 'words', basis: 'person' });
  const stating = (facts: Readonly<Record<string, readonly FactEntry[]>>, game = 'baccarat'): InstrumentSource => ({
    ...nswSource(),
    books: [
      { id: 'rules', clauses: [], facts: [{ role: 'form', forms: [{ game }], without: [], facts }], conflicts: [] },
    ],
  });

  it.each<[string, InstrumentSource, string]>([
    ['an unknown game', stating({}, 'tiddlywinks'), 'the game tiddlywinks is not known'],
    ['an unknown fact', stating({ hats: [entry(1)] }), 'fact hats: baccarat knows no such fact'],
    [
      'a wrong value',
      stating({ decks: [entry('eight')] }),
      'fact decks: numbers such as "6, 8" or "5 to 8" are expected, found "eight"',
    ],
    [
      'a gap',
      stating({ cardValues: [entry({ A: 1 })] }),
      'fact cardValues: nothing is stated for 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K',
    ],
    [
      'a figure that two clauses state',
      stating({ playerOutcome: [entry({ higher: 'win', lower: 'lose' }), entry({ higher: 'lose', equal: 'push' })] }),
      'fact playerOutcome: higher is stated twice',
    ],
    [
      'a share that is wrong',
      stating({ playerOutcome: [entry({ higher: 'win', lower: 'lose' }), entry({ equal: 'draw' })] }),
      'fact playerOutcome: "equal: draw" is no outcome',
    ],
  ])('%s', (_, source, problem) => {
    expect(problemsOf(source)).toEqual([`au-nsw/ltgame-2016 rules: ${problem}`]);
  });

  it('says what a permitted wager lacks to be settled, for the game and for its variant', () => {
    const source = withFacts((layer) => ({
      ...layer,
      facts: Object.fromEntries(
        Object.entries(layer.facts).filter(([name]) => name !== 'tiePays' && name !== 'pairHand'),
      ),
    }));
    expect(problemsOf(source)).toEqual([
      'AU-NSW baccarat permits a wager and does not state tiePays',
      'AU-NSW baccarat permits a wager and does not state pairHand',
      'AU-NSW baccarat/even-money permits a wager and does not state tiePays',
      'AU-NSW baccarat/even-money permits a wager and does not state pairHand',
    ]);
  });

  it('says a problem of the base form once, though the variant rests on it too', () => {
    const source = withEntries((one, name) => (name === 'decks' ? { ...one, value: 'eight' } : one));
    expect(problemsOf(source)).toEqual([
      'au-nsw/ltgame-2016 rules: fact decks: numbers such as "6, 8" or "5 to 8" are expected, found "eight"',
    ]);
  });
});
