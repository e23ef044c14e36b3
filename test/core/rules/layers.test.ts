import { chosenRuleSet } from '../../../src/core/rules/chosen';
import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import type { BookSource, FactEntry, FactsSource, InstrumentSource } from '../../../src/core/rules/source';
import { figureName } from '../../../src/core/rules/stated-fact';
import type { CalendarDate } from '../../../src/core/values/calendar-date';

const entry = (value: unknown, clause = '1', more: Partial<FactEntry> = {}): FactEntry => ({
  ...{ value, clause, also: [], anchor: 'words', basis: 'person' },
  ...more,
});
const layer = (more: Partial<FactsSource> & Pick<FactsSource, 'facts'>): FactsSource => ({
  ...{ role: 'form', forms: [{ game: 'blackjack' }], without: [] },
  ...more,
});
const book = (id: string, ...facts: readonly FactsSource[]): BookSource => ({ id, clauses: [], facts, conflicts: [] });
const day = '2021-01-01' as CalendarDate;
const instrument = (...books: readonly BookSource[]): InstrumentSource => ({
  ...{ id: 'zz/owls-2021', title: 'Owls', citation: 'ZZ 2021', enabledBy: 'Owl Act', textSha256: 'ff', books },
  inForce: { from: day, basis: 'stated' },
});

const setsOf = (source: InstrumentSource): readonly RuleSet[] => {
  const { ruleSets, problems } = buildRuleSets(source, () => 'x');
  expect(problems).toEqual([]);
  return ruleSets;
};
/** `pays.main=1 to 1 (base/2)` */
const figures = ({ facts }: RuleSet): readonly string[] =>
  [...facts.values()].flatMap(({ name, cells }) =>
    cells.map(
      (cell) => `${name}.${figureName(cell)}=${cell.text} (${cell.clauses.join(', ').replaceAll(/[^ ]*#/g, '')})`,
    ),
  );

const base = book(
  'base',
  layer({ facts: { decks: [entry('5 to 8', '4')], pays: [entry({ main: '1 to 1', insurance: '2 to 1' }, '2')] } }),
);

describe('a book laid over another', () => {
  it('changes the rows it names and keeps the others, each with its own clause', () => {
    const variant = book(
      'spanish',
      layer({
        forms: [{ game: 'blackjack', variant: 'spanish' }],
        extends: 'base',
        facts: { pays: [entry({ insurance: '3 to 1', 'main/blackjack': '3 to 2' }, '9')], decks: [entry(6, '8')] },
      }),
    );
    const [, spanish] = setsOf(instrument(base, variant));
    expect(spanish?.name).toBe('ZZ blackjack/spanish');
    expect(spanish?.books).toEqual(['base', 'spanish']);
    expect(spanish && figures(spanish)).toEqual([
      'decks.=6 (spanish/8)',
      'pays.main=1 to 1 (base/2)',
      'pays.insurance=3 to 1 (spanish/9)',
      'pays.main/blackjack=3 to 2 (spanish/9)',
    ]);
  });

  it('takes away what it says does not apply: a row, or a whole fact', () => {
    const form = { forms: [{ game: 'blackjack', variant: 'switch' }], extends: 'base' };
    const variant = book('switch', layer({ ...form, without: ['pays.insurance', 'decks'], facts: {} }));
    const [, changed] = setsOf(instrument(base, variant));
    expect(changed && figures(changed)).toEqual(['pays.main=1 to 1 (base/2)']);
  });

  it('stands alone where it extends nothing', () => {
    const own = layer({ forms: [{ game: 'blackjack', variant: 'mini' }], facts: { decks: [entry(1)] } });
    const [, alone] = setsOf(instrument(base, book('mini', own)));
    expect(alone && figures(alone)).toEqual(['decks.=1 (mini/1)']);
  });

  it('may itself be extended', () => {
    const chain = (id: string, extended: string, variant?: string): BookSource =>
      book(
        id,
        layer({
          forms: [variant === undefined ? { game: 'blackjack' } : { game: 'blackjack', variant }],
          extends: extended,
          facts: { deckCards: [entry(id === 'middle' ? 52 : 48)] },
        }),
      );
    const sets = setsOf(instrument(base, chain('middle', 'base'), chain('top', 'middle', 'spanish')));
    expect(sets.at(-1)?.books).toEqual(['base', 'middle', 'top']);
  });
});

describe('general rules and additions', () => {
  const general = book(
    'body',
    layer({ role: 'general', forms: [{ game: '*' }], facts: { lateWagers: [entry('refused')] } }),
  );
  const added = book(
    'added',
    layer({
      role: 'addition',
      forms: [{ game: 'blackjack' }, { game: 'baccarat' }],
      facts: { wagers: [entry(['lucky'], '5')], pays: [entry({ lucky: '9 to 1' }, '6')] },
    }),
  );

  it('lie under every game, and over the forms that are named', () => {
    const variant = layer({ forms: [{ game: 'blackjack', variant: 'spanish' }], extends: 'base', facts: {} });
    const [plainForm, spanish] = setsOf(instrument(general, base, book('spanish', variant), added));
    expect(plainForm?.books).toEqual(['body', 'base', 'added']);
    expect(plainForm && figures(plainForm)).toContain('pays.lucky=9 to 1 (added/6)');
    expect(spanish?.books).toEqual(['body', 'base', 'spanish']);
    expect(spanish && figures(spanish)).toContain('lateWagers.=refused (body/1)');
    expect(spanish?.facts.has('wagers')).toBe(false);
  });

  it('make no rule set by themselves', () => {
    expect(setsOf(instrument(general, added))).toEqual([]);
  });

  it('must not permit a wager that nothing settles', () => {
    const unsettled = layer({ facts: { wagers: [entry(['main', 'lucky'])], pays: [entry({ main: '1 to 1' })] } });
    expect(buildRuleSets(instrument(book('base', unsettled)), () => 'x').problems).toEqual([
      'ZZ blackjack permits a wager and does not state pays.lucky',
    ]);
  });
});

describe('choices of the operator', () => {
  const options = { 1: { lucky: '9 to 1' }, 2: { lucky: '8 to 1' } };
  const chosen = layer({
    facts: {
      pays: [entry({ main: '1 to 1' }), entry(undefined, '7', { options, chosenBy: 'table.options.payTable' })],
    },
  });

  it('are figures of their own, named by the choice', () => {
    const [set] = setsOf(instrument(book('base', chosen)));
    expect(set && figures(set)).toEqual([
      'pays.main=1 to 1 (base/1)',
      'pays.lucky[payTable=1]=9 to 1 (base/7)',
      'pays.lucky[payTable=2]=8 to 1 (base/7)',
    ]);
  });

  it('make another version of the rules', () => {
    const version = (source: InstrumentSource): string | undefined =>
      buildRuleSets(source, (text) => text).ruleSets[0]?.version;
    const other = layer({
      facts: {
        pays: [
          entry({ main: '1 to 1' }),
          entry(undefined, '7', { options: { 1: options[1], 3: options[2] }, chosenBy: 'table.options.payTable' }),
        ],
      },
    });
    expect(version(instrument(book('base', chosen)))).not.toBe(version(instrument(book('base', other))));
  });
});

describe('a choice that a record does not name', () => {
  const FIELD = 'table.options.payTable';
  const tables = {
    1: { 'lucky/any-20': '2 to 1', 'lucky/any-19': '2 to 1', 'owl/two': '9 to 1', 'owl/one': '5 to 1' },
    2: { 'lucky/any-20': '2 to 1', 'lucky/any-19': '1 to 1', 'owl/two': '9 to 1' },
  };
  const fixed = entry({ main: '1 to 1' });
  const leftOf = (named: string | undefined, pays: readonly FactEntry[]) => {
    const [set] = setsOf(instrument(book('base', layer({ facts: { pays } }))));
    const chosen = set && chosenRuleSet(set, () => named);
    const { byRow = new Map<string, string>() } = chosen?.undecided.get('pays') ?? {};
    return { known: chosen && figures(chosen), open: [...byRow] };
  };
  const offered = (more: Partial<FactEntry> = {}) =>
    entry(undefined, '7', { options: tables, chosenBy: FIELD, ...more });
  const MAIN = 'pays.main=1 to 1 (base/1)';

  it('leaves open what its options state otherwise, and wagers for which they list other rows', () => {
    expect(leftOf(undefined, [fixed, offered()])).toEqual({
      known: [MAIN, 'pays.lucky/any-20=2 to 1 (base/7)'],
      open: [
        ['lucky/any-19', FIELD],
        ['owl/two', FIELD],
        ['owl/one', FIELD],
      ],
    });
  });

  it('cites the clauses of every option that agrees', () => {
    const [one, other] = [tables[1], tables[2]].map((table, index) =>
      entry(undefined, String(index + 7), { options: { [String(index + 1)]: table }, chosenBy: FIELD }),
    );
    if (one === undefined || other === undefined) throw new Error('two tables are offered');
    expect(leftOf(undefined, [fixed, one, other]).known).toEqual([MAIN, 'pays.lucky/any-20=2 to 1 (base/7, base/8)']);
  });

  it('leaves all open where the record names one that is not offered, or the decks in play', () => {
    const all = Object.keys(tables[1]);
    expect(leftOf('9', [fixed, offered()]).open.map(([row]) => row)).toEqual(all);
    expect(leftOf(undefined, [fixed, offered({ chosenBy: 'equipment.decks' })]).open.map(([row]) => row)).toEqual(all);
  });

  it('makes no table of the few rows on which options agree', () => {
    expect(leftOf(undefined, [offered()])).toEqual({
      known: [],
      open: Object.keys(tables[1]).map((row) => [row, FIELD]),
    });
  });
});

it('cites a clause of another book where the sources name one', () => {
  const [set] = setsOf(instrument(book('base', layer({ facts: { decks: [entry(6, '1', { also: ['body/3'] })] } }))));
  expect(set?.facts.get('decks')?.clauses).toEqual(['zz/owls-2021#base/1', 'zz/owls-2021#body/3']);
});
