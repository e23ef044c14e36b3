import { COURT_CARD } from '../../../../src/core/checks/blackjack/doubts';
import type { DueFacts } from '../../../../src/core/checks/blackjack/due';
import { earliest, latest, timingRow, type Limit } from '../../../../src/core/checks/blackjack/settling-times';
import type { BlackjackFacts } from '../../../../src/core/games/blackjack/game';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const FACTS: DueFacts = {
  cardValues: CARD_VALUES,
  evenMoneyAgainst: 'ace',
  surrenderAgainst: ['king', 'ace'],
  surrenderBelow: 21,
  doubleWithdrawnUpTo: 21,
  outcomes: new Map<string, 'win' | 'lose' | 'push'>([
    ['main/over-21', 'lose'],
    ['main/both-blackjack', 'push'],
    ['main/blackjack-alone', 'win'],
    ['main/dealer-blackjack-alone', 'lose'],
    ['main/dealer-over-21', 'win'],
    ['main/higher', 'win'],
    ['main/lower', 'lose'],
    ['main/equal', 'push'],
    ['insurance/dealer-second-card-ten-value', 'win'],
    ['insurance/dealer-second-card-other', 'lose'],
  ]),
};

type Read = NonNullable<Parameters<typeof roundOf>[1]>['read'];
const THREE: Read = { dealerHands: 3 };
const ONE = 'w1 main 1000 box:1 p1';
const TEN_VALUE = 'main/blackjack/dealer-ace-or-ten-value';
const TWO_TO_NINE = 'main/blackjack/dealer-2-to-9';

describe('the row that says when a wager is settled', () => {
  const row = (script: string, rows: readonly string[], id = 'w1', facts = FACTS, read?: Read): string | undefined => {
    const moments: BlackjackFacts['settledWhen'] = new Map(rows.map((name) => [name, 'at-once']));
    const round = roundOf(script, read && { read });
    return timingRow(round, wagerOf(round, id), facts, moments);
  };

  test.each<[string, string, string]>([
    ['over 21', 'box:1 TH; dealer 9S; box:1 6C; box:1 6D', 'main/over-21'],
    ['higher', 'box:1 TH; dealer 9S; box:1 9C; dealer 8D', 'main/higher'],
    ['lower', 'box:1 TH; dealer 9S; box:1 6C; dealer 8D', 'main/lower'],
    ['equal', 'box:1 TH; dealer 9S; box:1 7C; dealer 8D', 'main/equal'],
    ['against a dealer over 22', 'box:1 TH; dealer 9S; box:1 7C; dealer 6D; dealer 8D', 'main/dealer-over-22'],
    ['against 22', 'box:1 TH; dealer 9S; box:1 7C; dealer 6D; dealer 7D', 'main/dealer-22'],
    ['against a blackjack', 'box:1 TH; dealer KS; box:1 7C; dealer AD', 'main/dealer-blackjack'],
  ])('a hand %s has a row of its own, or that of all', (_, cards, expected) => {
    expect(row(`${ONE}; ${cards}`, ['main', 'main/blackjack', expected])).toBe(expected);
    expect(row(`${ONE}; ${cards}`, ['main', 'main/blackjack'])).toBe('main');
    expect(row(`${ONE}; ${cards}`, ['main/blackjack', TEN_VALUE])).toBeUndefined();
  });

  test.each<[string, string, readonly string[], string | undefined]>([
    ['against a nine', '9S', ['main', TWO_TO_NINE, TEN_VALUE], TWO_TO_NINE],
    ['against a nine, with a row for any', '9S', ['main/blackjack', TWO_TO_NINE], 'main/blackjack'],
    ['against a ten', 'TS', ['main', TWO_TO_NINE, COURT_CARD, TEN_VALUE], TEN_VALUE],
    ['against an ace', 'AS', ['main', TWO_TO_NINE, COURT_CARD, TEN_VALUE], TEN_VALUE],
    ['against a ten, with a row for any', 'TS', ['main/blackjack', TEN_VALUE], 'main/blackjack'],
    ['against a king', 'KS', ['main', TWO_TO_NINE, COURT_CARD, TEN_VALUE], COURT_CARD],
    ['against a jack', 'JS', ['main', TWO_TO_NINE, COURT_CARD, TEN_VALUE], COURT_CARD],
    ['against a king, with a row for any', 'KS', ['main/blackjack', COURT_CARD], 'main/blackjack'],
    ['against a king, with none for court cards', 'KS', [TWO_TO_NINE, TEN_VALUE], TEN_VALUE],
    ['against a nine, with a row for all wagers', '9S', ['main', TEN_VALUE], 'main'],
    ['against a nine, with no row', '9S', [TEN_VALUE, COURT_CARD], undefined],
  ])('a blackjack %s', (_, card, rows, expected) => {
    expect(row(`${ONE}; box:1 AH; dealer ${card}; box:1 KC`, rows)).toBe(expected);
  });

  test('a blackjack against a dealer whose cards are left out has only the row for any', () => {
    expect(row(`${ONE}; box:1 AH; box:1 KC`, ['main/blackjack', TWO_TO_NINE])).toBe('main/blackjack');
    expect(row(`${ONE}; box:1 AH; box:1 KC`, [TWO_TO_NINE, TEN_VALUE])).toBeUndefined();
    expect(row('w1 main:2 1000 box:1; box:1 AH; box:1 KC', [TWO_TO_NINE, 'main/blackjack'])).toBe('main/blackjack');
  });

  describe('a blackjack made by splitting, where it counts', () => {
    const COUNTS: DueFacts = { ...FACTS, blackjackAfterSplit: 'counts' };
    const against = (card: string): string =>
      `${ONE}; box:1 AH; dealer ${card}; box:1 AC; split box:1; s1 split 1000 on w1 hand 2; box:1 KC; box:1/2 QC`;
    test('has its time where the dealer may have one too', () => {
      expect(row(against('KS'), [TEN_VALUE, TWO_TO_NINE], 'w1', COUNTS)).toBe(TEN_VALUE);
      expect(row(against('AS'), [TEN_VALUE, TWO_TO_NINE], 's1', COUNTS)).toBe(TEN_VALUE);
    });
    test('has none where the first deal would have had it paid', () => {
      expect(row(against('9S'), [TEN_VALUE, TWO_TO_NINE, 'main'], 'w1', COUNTS)).toBeUndefined();
    });
  });

  test.each<[string, string, string, string]>([
    [
      'paid at once on request',
      `${ONE}; box:1 AH; dealer AS; box:1 KC; even-money box:1; w1 win 1000`,
      'w1',
      'main/even-money',
    ],
    [
      'surrendered',
      `${ONE}; box:1 TH; dealer KS; box:1 6C; surrender box:1; dealer 9D; w1 lose returned 500`,
      'w1',
      'main/surrendered',
    ],
    [
      'given up with its double',
      `${ONE}; box:1 6H; dealer 9S; box:1 5C; d1 double 1000 on w1; box:1 2C; withdraw d1; dealer 9D`,
      'w1',
      'main/double-withdrawn',
    ],
    [
      'taken back from a doubled hand',
      `${ONE}; box:1 6H; dealer 9S; box:1 5C; d1 double 1000 on w1; box:1 2C; d1 push; w1 lose; dealer 9D`,
      'd1',
      'double/withdrawn',
    ],
  ])('a wager %s has its own row and no other', (_, script, id, expected) => {
    expect(row(script, ['main', 'main/lower', 'main/blackjack', expected], id)).toBe(expected);
    expect(row(script, ['main', 'main/lower', 'main/blackjack'], id)).toBeUndefined();
  });

  describe('insurance', () => {
    const TWO_MAINS = 'w1 main 1000 box:1 p1; w2 main 1000 box:2 p1';
    const cards = (second: string): string =>
      `box:1 TH; dealer AS; box:1 9C; i1 insurance 500 p1 on w1; dealer ${second}`;
    test('has a time once it is lost', () => {
      expect(row(`${ONE}; ${cards('9D')}`, ['main', 'insurance/lost'], 'i1')).toBe('insurance/lost');
      expect(row(`${ONE}; ${cards('KD')}`, ['main', 'insurance/lost'], 'i1')).toBeUndefined();
      expect(row(`${ONE}; ${cards('9D')}`, ['main', 'main/higher'], 'i1')).toBeUndefined();
    });
    test('that does not say what it insures is lost against the only hand of the dealer', () => {
      const untold = 'box:1 TH; dealer AS; box:1 9C; i1 insurance 500 p1; dealer 9D';
      expect(row(`${TWO_MAINS}; ${untold}`, ['insurance/lost'], 'i1')).toBe('insurance/lost');
    });
    test('against one of several hands of the dealer is lost with that one', () => {
      const mains = 'w1 main:1 1000 box:1 p1; w2 main:2 1000 box:1 p1; box:1 TH; dealer AS; box:1 9C';
      const rows = ['insurance/lost'];
      expect(row(`${mains}; i1 insurance 500 p1 on w1; dealer/1 9D`, rows, 'i1', FACTS, THREE)).toBe('insurance/lost');
      expect(row(`${mains}; i1 insurance 500 p1; dealer/1 9D`, rows, 'i1', FACTS, THREE)).toBeUndefined();
    });
  });

  test('of a wager against one of several hands of the dealer is that of the hand, else that of all', () => {
    const script =
      'w1 main:1 1000 box:1; w2 main:2 1000 box:1; box:1 TH; dealer 9S; box:1 7C; dealer/1 6D; dealer/1 8D; dealer/2 8C';
    const of = (id: string, ...rows: string[]): string | undefined => row(script, rows, id, FACTS, THREE);
    expect(of('w1', 'main', 'main:1', 'main:2')).toBe('main:1');
    expect(of('w2', 'main', 'main:1', 'main:2')).toBe('main:2');
    expect(of('w2', 'main', 'main:1')).toBe('main');
    expect(of('w2', 'main:1')).toBeUndefined();
  });

  test('is none where the record leaves open what decides', () => {
    const all = ['main', 'main/higher', 'main/lower', 'main/blackjack'];
    expect(row('w1 main 1000; box:1 TH; box:2 9H; dealer 9S; box:1 9C; box:2 9D; dealer 8D', all)).toBeUndefined();
    expect(row(`${ONE}; box:1 TH; dealer 9S; box:1 9C`, all)).toBeUndefined();
    const switching: Read = { blackjackAfterSwitch: 'does-not-count' };
    const hands =
      'w1 main 1000 box:1a; w2 main 1000 box:1b; box:1a TH; box:1b 2H; dealer 9S; box:1a 9C; box:1b 3C; dealer 8D';
    expect(row(hands, all, 'w1', FACTS, switching)).toBeUndefined();
    expect(row(hands, all)).toBe('main/higher');
  });
});

const at = (place: number, when: string): Limit => ({ at: place, when });
const SECOND = 'the dealer’s second card was dealt';
const COMPLETE = 'the dealer’s hand was complete';
const DECIDED = 'the card that decided it was dealt';

describe('from when a wager may be settled', () => {
  const from = (script: string, moment: string, id = 'w1', read?: Read): Limit | undefined => {
    const round = roundOf(script, read && { read });
    return earliest(round, wagerOf(round, id), moment);
  };
  const PLAYED = `${ONE}; box:1 TH; dealer 9S; box:1 2C; box:1 7D; dealer 2D; dealer 8H`;
  test.each<[string, Limit]>([
    ['at-dealers-second-card', at(5, SECOND)],
    ['after-dealers-second-card', at(5, SECOND)],
    ['after-dealers-hand', at(6, COMPLETE)],
    ['after-first-deal-or-dealers-hand', at(6, COMPLETE)],
    ['after-dealers-first-hand', at(6, COMPLETE)],
    ['after-dealers-second-hand', at(6, COMPLETE)],
    ['after-dealers-third-hand', at(6, COMPLETE)],
    ['at-once', at(4, DECIDED)],
    ['after-first-deal', at(3, 'the first deal was complete')],
    ['before-third-card', at(4, DECIDED)],
    ['when-decided', at(4, DECIDED)],
  ])('%s', (moment, expected) => {
    expect(from(PLAYED, moment)).toEqual(expected);
  });

  test('with two cards the dealer’s hand may be complete, with one it is not', () => {
    expect(from(`${ONE}; box:1 TH; dealer 9S; box:1 8C; dealer 8D`, 'after-dealers-hand')).toEqual(at(4, COMPLETE));
    expect(from(`${ONE}; box:1 TH; dealer 9S; box:1 8C`, 'after-dealers-hand')).toBeUndefined();
    expect(from(`${ONE}; box:1 TH; dealer 9S; box:1 8C`, 'after-dealers-second-card')).toBeUndefined();
    expect(from(`${ONE}; box:1 TH; box:1 8C`, 'after-dealers-hand')).toBeUndefined();
  });

  test('a hand of the dealer’s that is not there, or a box not told, shows nothing', () => {
    const other = 'w1 main:2 1000 box:1; box:1 TH; dealer 9S; box:1 8C; dealer 8D';
    expect(from(other, 'after-dealers-hand')).toBeUndefined();
    expect(from(other, 'at-dealers-second-card')).toBeUndefined();
    expect(from('w1 main 1000; box:1 TH; box:2 9H; dealer 9S', 'at-once')).toBeUndefined();
  });

  test('of several hands of the dealer it is the one the wager is against', () => {
    const script =
      'w1 main:1 1000 box:1; w2 main:2 1000 box:1; box:1 TH; dealer 9S; box:1 8C; dealer/1 8D; dealer/2 9D';
    expect(from(script, 'after-dealers-first-hand', 'w1', THREE)).toEqual(at(5, COMPLETE));
    expect(from(script, 'after-dealers-second-hand', 'w2', THREE)).toEqual(at(6, COMPLETE));
  });

  test('after a switch the last card to come need not lie last', () => {
    const hands = 'w1 main 1000 box:1a; box:1a 2H; box:1a 3C; box:1a 4C; box:1b 5C; box:1b 6C; switch box:1a';
    expect(from(hands, 'at-once')).toEqual(at(5, DECIDED));
  });
});

describe('until when a wager must have been settled', () => {
  const until = (script: string, moment: string, id = 'w1', read?: Read): Limit | undefined => {
    const round = roundOf(script, read && { read });
    return latest(round, wagerOf(round, id), moment);
  };
  const PLAYED = `${ONE}; box:1 TH; dealer 9S; box:1 2C; box:1 7D; dealer 2D; dealer 8H; dealer AH`;
  test.each<[string, Limit | undefined]>([
    ['at-once', at(5, 'the next card was dealt')],
    ['after-first-deal', at(4, 'the first card after the first deal was dealt')],
    ['before-third-card', at(4, 'a player received a third card')],
    ['at-dealers-second-card', at(6, 'the dealer drew a third card')],
    ['after-dealers-second-card', undefined],
    ['after-dealers-hand', undefined],
    ['after-dealers-first-hand', undefined],
    ['after-dealers-third-hand', undefined],
  ])('%s', (moment, expected) => {
    expect(until(PLAYED, moment)).toEqual(expected);
  });

  const SHORT = `${ONE}; box:1 TH; dealer 9S; box:1 8C; dealer 2D; dealer 8H`;
  test.each<[string, string, Limit | undefined]>([
    ['a third card of the dealer is none of a player', 'before-third-card', undefined],
    [
      'the dealer’s second card is the first after the first deal',
      'after-first-deal',
      at(4, 'the first card after the first deal was dealt'),
    ],
    ['his third ends what goes with his second', 'at-dealers-second-card', at(5, 'the dealer drew a third card')],
  ])('%s', (_, moment, expected) => {
    expect(until(SHORT, moment)).toEqual(expected);
  });

  test('where no such card came there is no end', () => {
    const bare = `${ONE}; box:1 TH; dealer 9S; box:1 8C`;
    for (const moment of ['at-once', 'after-first-deal', 'before-third-card', 'at-dealers-second-card'])
      expect(until(bare, moment)).toBeUndefined();
    expect(
      until('w1 main:2 1000 box:1; box:1 TH; dealer 9S; box:1 8C; dealer 2D', 'at-dealers-second-card'),
    ).toBeUndefined();
    expect(until('w1 main 1000; box:1 TH; box:2 9H; dealer 9S; box:1 8C; dealer 2D', 'at-once')).toBeUndefined();
  });

  test('after one of several hands of the dealer it is until the next', () => {
    const script =
      'w1 main:1 1000 box:1; w2 main:2 1000 box:1; box:1 TH; dealer 9S; box:1 8C; dealer/1 8D; dealer/2 9D; dealer/3 9C';
    const next = 'the dealer’s next hand was dealt';
    expect(until(script, 'after-dealers-first-hand', 'w1', THREE)).toEqual(at(6, next));
    expect(until(script, 'after-dealers-second-hand', 'w2', THREE)).toEqual(at(7, next));
  });

  const THREE_BOXES =
    'w1 main 1000 box:1; w2 main 1000 box:2; w3 main 1000 box:3; box:1 2H; box:2 AH; box:3 4H; dealer 9S; box:1 2D; box:2 KD; box:3 4D';
  const next = (place: number): Limit => at(place, 'the next card was dealt');
  test.each<[string, string, Limit | undefined]>([
    ['the rest of the first deal does not go past a blackjack', THREE_BOXES, undefined],
    ['nor does a card to a box before it', `${THREE_BOXES}; box:1 5C`, undefined],
    ['a card to a box after it does', `${THREE_BOXES}; box:1 5C; box:3 5D`, next(11)],
    ['so does the dealer’s second card', `${THREE_BOXES}; box:1 5C; dealer 5D`, next(11)],
    ['past a hand over 21 goes any card, to a box before it too', `${THREE_BOXES}; box:2 5C; box:1 3C`, next(11)],
  ])('at once: %s', (_, script, expected) => {
    expect(until(script, 'at-once', 'w2')).toEqual(expected);
  });

  test('at once, of a hand made by splitting: any card goes past it', () => {
    const split = `${THREE_BOXES.replace('KD', 'AD')}; split box:2; s2 split 1000 on w2 hand 2; box:2 KC`;
    expect(until(`${split}; box:1 5C`, 'at-once', 'w2')).toEqual(next(13));
    expect(until(`${split}; box:2/2 5C`, 'at-once', 'w2')).toEqual(next(13));
    expect(until(split, 'at-once', 'w2')).toBeUndefined();
  });
});
