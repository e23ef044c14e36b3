import { compare } from '../../../src/app/compare';
import { RuleBook } from '../../../src/app/rule-book';
import type { Comparison } from '../../../src/core/compare/matrix/comparison';
import type { MatrixLine } from '../../../src/core/compare/matrix/line';
import { mergedOrder } from '../../../src/core/compare/matrix/order';
import { relationOf } from '../../../src/core/compare/matrix/relation';
import { comparisonPage } from '../../../src/core/exports/comparison/comparison-page';
import { FACT_GROUPS } from '../../../src/core/games/game';
import { conditionSaid, said } from '../../../src/core/facts/said';
import { ruleSources } from '../../support/rule-sources';

const rules = new RuleBook(ruleSources());
const compared = (game: string, ...sides: string[]): Comparison =>
  compare(rules, game, sides, () => '2026-11-17' as never);
const line = ({ lines }: Comparison, fact: string): MatrixLine => {
  const found = lines.find((one) => one.fact === fact);
  if (!found) throw new Error(`no line ${fact}`);
  return found;
};

describe('the matrix', () => {
  const baccarat = compared('baccarat', 'AU-ACT', 'AU-QLD', 'NZ');

  it('goes group by group', () => {
    const groups = baccarat.lines.map(({ group }) => FACT_GROUPS.indexOf(group));
    expect(groups).toEqual([...groups].sort((a, b) => a - b));
    expect(new Set(groups).size).toBe(FACT_GROUPS.length);
  });

  it('keeps the options of one figure in one cell, beside a side that leaves no choice', () => {
    const { same, cells } = line(baccarat, 'tiePays');
    expect(same).toBe(false);
    expect(cells.map(({ value, marks }) => [value, marks])).toEqual([
      ['8 to 1', []],
      ['8 to 1', []],
      ['8 to 1 or 9 to 1', ['optional']],
    ]);
    expect(cells[2]?.options).toMatchObject([
      { option: '8 to 1', chosenBy: 'table.options.tie' },
      { option: '9 to 1', value: '9 to 1' },
    ]);
    // One row for each figure stays as it was.
    expect(baccarat.rows.filter(({ fact }) => fact.startsWith('tiePays')).map(({ fact }) => fact)).toEqual([
      'tiePays',
      'tiePays.[tie=8 to 1]',
      'tiePays.[tie=9 to 1]',
    ]);
  });

  it('says with an option when it holds', () => {
    const { cells } = line(compared('blackjack', 'AU-ACT', 'AU-QLD'), 'pays.perfect-pair/mixed');
    expect(cells.map(({ value, marks }) => [value, marks[0]])).toEqual([
      [null, 'absent'],
      ['with 6 decks: 5 to 1; with 8 decks: 6 to 1', 'optional'],
    ]);
  });

  it('settles by the channel of a side what only a channel settles', () => {
    const sides = compared('sic-bo', 'AU-QLD', 'AU-QLD:terminal', 'AU-QLD:table');
    expect(line(sides, 'underMinimum').cells.map(({ value }) => value)).toEqual([
      'at terminals: not accepted',
      'not accepted',
      null,
    ]);
  });

  it('calls what both channels have alike the same as what holds everywhere', () => {
    const { same, cells } = line(compared('roulette', 'AU-ACT', 'AU-QLD'), 'lateWagers');
    expect([same, cells.map(({ value, options }) => [value, options.length])]).toEqual([
      true,
      [
        ['refused', 0],
        ['refused', 0],
      ],
    ]);
  });

  it('takes a wider row where a side has none as narrow, and says so', () => {
    const { cells } = line(compared('blackjack', 'AU-ACT', 'AU-QLD'), 'absentPlayerDraws.hard');
    expect(cells.map(({ value, general }) => [value, general])).toEqual([
      ['11', 'any'],
      ['11', null],
    ]);
  });

  it('takes for a narrow row the wider one that ends like it, before one that only begins like it', () => {
    const { cells } = line(
      compared('blackjack', 'AU-ACT', 'AU-QLD'),
      'irregularities.excess-card-drawn/exposed/dealer-stands',
    );
    expect(cells.map(({ value, general }) => [value, general])).toEqual([
      ['burnt', 'excess-card-drawn/dealer-stands'],
      ['burnt', null],
    ]);
  });

  it('takes no odds in general for a case of which the rules say that it does not win, or that they name apart', () => {
    const sides = compared('blackjack', 'AU-QLD', 'AU-QLD/spanish', 'AU-QLD/challenge');
    const values = (fact: string) => line(sides, fact).cells.map(({ value }) => value);
    expect(values('outcomes.main/both-blackjack')).toEqual(['push', 'win', 'win']);
    expect(values('pays.main/both-blackjack/higher-ten-value-card')).toEqual([null, null, '5 to 1']);
    expect(values('pays.main/5-card-21')).toEqual(['1 to 1', '3 to 2', '1 to 1']);
    expect(values('pays.main/blackjack/against-a-low-card')).toEqual(['3 to 2', '3 to 2', '2 to 1']);
  });

  it('says the value of a card that is worth its number, and only of a list that something is in it', () => {
    expect(line(baccarat, 'cardValues.2').cells.map(({ value }) => value)).toEqual(['2', '2', '2']);
    expect(line(baccarat, 'cardValues.T').label).toBe('Value of each card: 10');
    expect(line(baccarat, 'wagers.tie').cells.map(({ value }) => value)).toEqual(['yes', 'yes', 'yes']);
    const roulette = compared('roulette', 'AU-ACT', 'NZ');
    expect(line(roulette, 'formedBy.column').cells.map(({ value }) => value)).toEqual(['column', 'column']);
  });

  it('sets figures of other names that say the same beside each other', () => {
    const sides = compared('baccarat', 'AU-NSW', 'AU-ACT', 'AU-QLD');
    const values = (fact: string) => line(sides, fact).cells.map(({ value }) => value);
    expect(values('shoeBurn')).toEqual([
      'first card',
      'first card and its value',
      'at tables: first card and its value on request; at terminals: first card or its value with players',
    ]);
    expect(values('irregularities.failed-to-burn')).toEqual(['played', null, 'played']);
    expect(values('irregularities.excess-card-drawn/to-player/banker-draws')).toEqual(Array(3).fill('moved to banker'));
    expect(values('underMinimum')).toEqual(['not accepted', 'settled first time', 'not accepted']);
    expect(line(sides, 'underMinimum').cells[1]?.conflicts).toHaveLength(1);
    const apart = sides.lines.filter(({ fact }) => /^(?:burn|burnFace|failedToBurn|belowMinimum)$/.test(fact));
    expect(apart).toEqual([]);
  });

  it('has no line for the column of a table that another figure tells on every side', () => {
    const isColumn = ({ fact }: MatrixLine): boolean => /^bankerDraws\..\/none$/.test(fact);
    expect(baccarat.lines.filter(isColumn)).toEqual([]);
    expect(line(baccarat, 'bankerDrawsAlone').same).toBe(true);
    expect(compared('baccarat', 'AU-QLD', 'AU-QLD/lucky-draw').lines.filter(isColumn)).toHaveLength(10);
  });

  it('marks as conflicting only what a contradiction is about, in the forms in which it arises', () => {
    const marks = (sides: Comparison, fact: string) => line(sides, fact).cells.map((cell) => cell.conflicts.length > 0);
    const banker = compared('baccarat', 'NZ', 'NZ/ante-up', 'AU-QLD', 'AU-QLD/even-money');
    expect(marks(banker, 'bankerPays')).toEqual([false, true, false, true]);
    expect(marks(banker, 'roundedDownTo')).toEqual([false, false, false, false]);
    expect(marks(banker, 'cuttingCardAppears.first-card')).toEqual([false, false, false, false]);
    const insurance = compared('blackjack', 'AU-ACT', 'AU-ACT/triple-play');
    expect(marks(insurance, 'outcomes.insurance/dealer-second-card-ten-value')).toEqual([false, true]);
  });

  it('compares what is read at once as one thing, and tables cell by cell', () => {
    expect(line(baccarat, 'dealOrder').cells[0]?.value).toBe('player, banker, player, banker');
    expect(baccarat.lines.filter(({ fact }) => fact.startsWith('bankerDraws.')).length).toBeGreaterThanOrEqual(100);
  });

  it('marks what a lost picture leaves to general knowledge, and what the text contradicts', () => {
    const sides = compared('sic-bo', 'AU-ACT:terminal', 'AU-QLD');
    expect(line(sides, 'pays.total:15').cells[0]?.marks).toEqual(['assumed']);
    expect(line(sides, 'pays.total:12').cells[0]?.marks).toEqual([]);
    const { marks, conflicts } = line(sides, 'pays.double').cells[0] ?? {};
    expect([marks, conflicts?.length]).toEqual([['conflicting'], 1]);
  });

  it('names unit and first day', () => {
    const { unit, cells } = line(baccarat, 'cuttingCardDepth');
    expect([unit, cells.map(({ since }) => since)]).toEqual(['cards', ['1992-11-10', '2024-10-01', '2004-01-01']]);
    expect(line(baccarat, 'decks').unit).toBe('decks');
    // One deck in New Zealand, ten cards in Queensland.
    expect(line(baccarat, 'cutDepth').unit).toBeNull();
  });

  it('gives the words of every clause it cites', () => {
    const known = new Set(baccarat.clauses.map(({ clause }) => clause));
    const cited = baccarat.lines.flatMap(({ cells }) => cells.flatMap(({ clauses }) => clauses));
    expect(cited.filter((clause) => !known.has(clause))).toEqual([]);
    expect(baccarat.clauses.every(({ statement, official }) => statement !== null && official === null)).toBe(true);
  });
});

describe('value and words', () => {
  const words = (text: string) => [{ statement: text, official: undefined }];
  const official = (text: string) => [{ statement: 'other', official: text }];

  it.each([
    ['same', true, [words('a'), words('a')]],
    ['same-value-other-words', true, [words('a'), words('b')]],
    ['same-words-other-value', false, [words('a'), words('a')]],
    ['different', false, [words('a'), words('b')]],
    ['same-value-other-words', true, [official('a'), official('b')]],
    ['same-words-other-value', false, [official('a'), official('a')]],
    // Official words are never held against our own.
    ['same-value-other-words', true, [official('a'), words('a')]],
    ['different', false, [[], words('a')]],
    ['same', true, [[undefined], [undefined]]],
    ['different', false, [[undefined], [undefined]]],
  ] as const)('%s', (relation, same, sides) => {
    expect(relationOf(same, sides)).toBe(relation);
  });

  it('are told apart in the rules held', () => {
    const { lines } = compared('baccarat', 'AU-NSW', 'AU-NSW/even-money');
    expect(lines.filter(({ relation }) => relation === 'same-value-other-words').map(({ fact }) => fact)).toEqual([
      'playerPays',
      'tiePays',
    ]);
    expect(lines.filter(({ same }) => !same).map(({ fact }) => fact)).toEqual(['bankerPays', 'bankerPaysByPoints.6']);
  });
});

test.each([
  ['perfect-pair/mixed', 'perfect pair, mixed'],
  ['total:9', 'total 9'],
  ['split:0/1', 'split 0/1'],
  ['suited-7-7-7', 'suited 7-7-7'],
  ['banker+tie', 'banker and tie'],
  ['$25000', '$25,000'],
  ['19 to 20', '19 to 20'],
])('%s is said "%s"', (name, words) => {
  expect(said(name)).toBe(words);
});

test.each([
  ['equipment.decks', ['6', '8'], 'with 6 or 8 decks'],
  ['table.options.payTable', ['1', '2', '3'], 'pay table 1, 2 or 3'],
  ['table.options.anyPair', ['2'], 'any pair choice 2'],
  ['channel', ['terminal'], 'at terminals'],
])('%s %j is said "%s"', (field, options, words) => {
  expect(conditionSaid(field, options)).toBe(words);
});

test('several orders become one, each thing after what it follows', () => {
  expect(
    mergedOrder([
      ['a', 'c', 'd'],
      ['a', 'b', 'c', 'e'],
    ]),
  ).toEqual(['a', 'b', 'c', 'e', 'd']);
  expect(mergedOrder([['a', 'b'], ['x', 'b'], ['y']])).toEqual(['a', 'x', 'b', 'y']);
});

describe('the page', () => {
  const page = comparisonPage(compared('sic-bo', 'AU-ACT', 'AU-ACT:terminal', 'AU-QLD'), '2026-11-17', false);

  it('is whole by itself, and every citation leads to its clause', () => {
    expect(page).not.toMatch(/<script|<link|<img|url\(/);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('names sides, versions and the marks it uses', () => {
    expect(page).toMatch(/sha256:[0-9a-f]{64}/);
    expect(page).toContain('Casino Control (Multi Terminal Table Games) Approval 2019');
    expect(page).toContain('class="mark assumed"');
    expect(page).not.toContain('same words, another value');
  });
});
