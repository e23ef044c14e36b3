import { RuleBook } from '../../../src/app/rule-book';
import { factHistoryOf, historyOfGame } from '../../../src/app/history';
import { factHistory } from '../../../src/core/compare/fact-history';
import { historyOf, type HistoryEntry } from '../../../src/core/compare/history';
import { historySentence } from '../../../src/core/compare/history-words';
import { blackjack } from '../../../src/core/games/blackjack/game';
import { projectSources } from '../../../src/io/files/compiled-sources';
import { day, owls, rules, ruleSetsOf } from '../rules/owls';

/** `2021-01-01 begins zz/owls-2021: decks 6>8` */
const told = (entries: readonly HistoryEntry[]): readonly string[] =>
  entries.map(({ day: on, kind, ruleSet: { instrument, compilation }, against, rows }) => {
    const figures = rows.map(({ fact, values }) => `${fact} ${values.map(({ value }) => value ?? '–').join('>')}`);
    const versus = against === undefined ? '' : ` against ${against.instrument}${against.compilation ?? ''}`;
    return `${on} ${kind} ${instrument}${compilation ?? ''}${versus}: ${figures.join(', ')}`;
  });

describe('what changed in a game', () => {
  const made = owls('2021-01-01', { channel: 'table' });
  const amended = owls('2023-01-01', { channel: 'table', compilation: 'b', books: [rules(8)] });
  const terminals = owls('2022-01-01', { id: 'zz/newts', channel: 'terminal', books: [rules(4)] });
  const last = owls('2024-01-01', { id: 'zz/hens', channel: 'table', revokes: ['zz/owls-2021'], books: [rules(8)] });
  const until = { ...last, inForce: { ...last.inForce, to: day('2025-01-01') } };
  const sets = ruleSetsOf([made, amended, terminals, until]);

  it('is told day by day: against what was before, or stood beside', () => {
    expect(told(historyOf(blackjack, sets))).toEqual([
      '2021-01-01 begins zz/owls-2021: ',
      '2022-01-01 begins zz/newts against zz/owls-2021: decks 6>4',
      '2023-01-01 changes zz/owls-2021b against zz/owls-2021: decks 6>8',
      '2024-01-01 changes zz/hens against zz/owls-2021b: ',
      '2025-01-01 ends zz/hens: ',
    ]);
  });

  it.each([
    ['2023-01-01', undefined, ['2023-01-01', '2024-01-01', '2025-01-01']],
    ['2023-01-02', undefined, ['2024-01-01', '2025-01-01']],
    [undefined, '2022-01-01', ['2021-01-01']],
    [undefined, '2022-01-02', ['2021-01-01', '2022-01-01']],
    ['2025-01-02', undefined, []],
  ])('from %s and before %s', (since, before, days) => {
    const entries = historyOf(
      blackjack,
      sets,
      ...[since, before].map((text) => (text === undefined ? text : day(text))),
    );
    expect(entries.map((one) => one.day)).toEqual(days);
  });

  it('begins anew after a gap, and is held against what was before it', () => {
    const gone = { ...made, inForce: { ...made.inForce, to: day('2022-01-01') } };
    const again = owls('2023-01-01', { id: 'zz/hens', channel: 'table', books: [rules(8)] });
    expect(told(historyOf(blackjack, ruleSetsOf([gone, again])))).toEqual([
      '2021-01-01 begins zz/owls-2021: ',
      '2022-01-01 ends zz/owls-2021: ',
      '2023-01-01 begins zz/hens against zz/owls-2021: decks 6>8',
    ]);
  });

  it('reads as sentences', () => {
    expect(historyOf(blackjack, sets).map(historySentence)).toEqual([
      'ZZ blackjack at tables begins (zz/owls-2021).',
      'ZZ blackjack at terminals begins (zz/newts), beside those at tables of zz/owls-2021: 1 figure differs.',
      'ZZ blackjack at tables changes (zz/owls-2021@b), after those of zz/owls-2021: 1 figure differs.',
      'ZZ blackjack at tables changes (zz/hens), after those of zz/owls-2021@b: no figure differs.',
      'ZZ blackjack at tables ends (zz/hens), and nothing takes its place.',
    ]);
  });
});

describe('the values of a fact', () => {
  const sets = ruleSetsOf([
    owls('2021-01-01'),
    owls('2022-01-01', { compilation: 'b' }),
    owls('2023-01-01', { compilation: 'c', books: [rules(8)] }),
  ]);
  const told = (fact: string) =>
    factHistory(sets, fact).map(
      ({ from, to, cells, clauses, compilation }) =>
        `${from}..${to ?? ''} ${cells.map(({ text }) => text).join(', ')} ${clauses.join(' ')} ${compilation ?? ''}`,
    );

  it('are one for as long as they stay the same, through compilations too', () => {
    expect(told('decks')).toEqual([
      '2021-01-01..2023-01-01 6 zz/owls-2021#rules/4 ',
      '2023-01-01.. 8 zz/owls-2021#rules/4 c',
    ]);
  });

  it.each([
    ['pays', '2021-01-01.. 1 to 1, 2 to 1 zz/owls-2021#rules/5(a) zz/owls-2021#rules/5(b) '],
    ['pays.insurance', '2021-01-01.. 2 to 1 zz/owls-2021#rules/5(b) '],
  ])('%s', (fact, line) => {
    expect(told(fact)).toEqual([line]);
  });

  it('are none where no rules state it', () => {
    expect(told('burnCards')).toEqual([]);
  });
});

describe('the rules that are held', () => {
  let book: RuleBook;
  beforeAll(async () => {
    book = new RuleBook(await projectSources());
  });
  const act = { jurisdiction: 'AU-ACT', game: 'baccarat' };

  it('tell in one call what changed in baccarat in the ACT since 1992', () => {
    const entries = historyOfGame(book, { ...act, since: day('1992-01-01') });
    expect(entries.map(({ day: on, kind, ruleSet, against }) => [on, kind, ruleSet.name, against?.instrument])).toEqual(
      [
        ['1992-11-10', 'begins', 'AU-ACT baccarat', undefined],
        ['1992-11-10', 'begins', 'AU-ACT baccarat/mini', undefined],
        ['2019-10-26', 'begins', 'AU-ACT baccarat', 'au-act/gazette-s196-1992'],
        ['2019-10-26', 'begins', 'AU-ACT baccarat/even-money', undefined],
      ],
    );
    const [, , terminals] = entries;
    expect(terminals && historySentence(terminals)).toMatch(
      /^AU-ACT baccarat at terminals begins \(au-act\/ni2019-689\), beside those at tables of au-act\/gazette-s196-1992: \d+ figures differ\. The day is assumed: /,
    );
    expect(terminals?.rows.find(({ fact }) => fact === 'pairPays')?.values).toMatchObject([
      { value: null },
      { value: '11 to 1' },
    ]);
    expect(terminals?.rows.some(({ fact }) => fact === 'bankerPays')).toBe(false);
  });

  it('tell what one figure was', () => {
    const versions = factHistoryOf(book, { ...act, variant: 'mini' }, 'bankerPays');
    expect(versions.map(({ from, cells, clauses }) => [from, cells[0]?.text, clauses])).toEqual([
      ['1992-11-10', '19 to 20', ['au-act/gazette-s196-1992#mini-baccarat/6.2']],
    ]);
  });

  it.each([
    [() => historyOfGame(book, { ...act, game: 'tiddlywinks' }), /The game tiddlywinks is not known/],
    [() => historyOfGame(book, { ...act, jurisdiction: 'FR' }), /jurisdiction FR/],
    [() => historyOfGame(book, { ...act, variant: 'owl' }), /baccarat\/owl/],
    [() => factHistoryOf(book, act, 'owls'), /baccarat knows no fact owls/],
  ])('refuse what they do not know: %#', (ask, sentence) => {
    expect(ask).toThrow(sentence);
  });

  it.each<[string, 'table' | 'terminal', string]>([
    ['2019-10-25', 'table', 'au-act/gazette-s196-1992'],
    ['2019-10-26', 'table', 'au-act/gazette-s196-1992'],
    ['2019-10-26', 'terminal', 'au-act/ni2019-689'],
  ])('on %s at a %s: %s', (on, channel, instrument) => {
    expect(book.select({ ...act, channel }, day(on))).toMatchObject({ ruleSet: { instrument } });
  });

  it('on 2019-10-25 at a terminal: none, for those then in force are for tables', () => {
    expect(book.select({ ...act, channel: 'terminal' }, day('2019-10-25'))).toMatchObject({ code: 'OTHER_CHANNEL' });
  });
});
