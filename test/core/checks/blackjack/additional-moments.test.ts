import { momentOf, rowOfMoment } from '../../../../src/core/checks/blackjack/additional-moments';
import { makes } from '../../../../src/core/games/blackjack/additional/wagers';
import type { BlackjackFacts } from '../../../../src/core/games/blackjack/game';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';

type Moments = BlackjackFacts['settledWhen'];
const MAIN = 'w1 main 1000 box:1 p1';
const DEALT = 'box:1 7H; dealer 9S; box:1 7C';
const SPLIT = 'split box:1; s1 split 1000 p1 on w1 hand 2; box:1 7D; box:1/2 4C';

describe('the row that says when a side wager is settled', () => {
  const row = (script: string, made: ReturnType<typeof makes>, ...rows: readonly string[]): string | undefined => {
    const round = roundOf(script);
    return rowOfMoment(round, wagerOf(round, 'x1'), made, new Map(rows.map((name) => [name, 'when-decided'])));
  };
  const SEVENS = `${MAIN}; x1 super-sevens 500 box:1 p1; ${DEALT}`;
  const TWO = makes('super-sevens/2-sevens', 'super-sevens/2-sevens/not-same-suit');
  test.each<[string, string, readonly string[], string | undefined]>([
    ['of its kind', SEVENS, ['super-sevens'], 'super-sevens'],
    ['of what it made', SEVENS, ['super-sevens', 'super-sevens/2-sevens'], 'super-sevens/2-sevens'],
    [
      'of what it is paid',
      SEVENS,
      ['super-sevens', 'super-sevens/2-sevens/not-same-suit'],
      'super-sevens/2-sevens/not-same-suit',
    ],
    ['of a split, where it was none', SEVENS, ['super-sevens', 'super-sevens/after-split'], 'super-sevens'],
    [
      'of a split',
      `${SEVENS}; ${SPLIT}`,
      ['super-sevens', 'super-sevens/2-sevens', 'super-sevens/after-split'],
      'super-sevens/after-split',
    ],
    ['of its kind, after a split', `${SEVENS}; ${SPLIT}`, ['super-sevens'], 'super-sevens'],
    ['of another side wager', SEVENS, ['any-pair', 'bonus-blackjack/won'], undefined],
    ['none', SEVENS, [], undefined],
    [
      'of a box not told',
      'w1 main 1000 box:1 p1; w2 main 1000 box:2 p1; x1 super-sevens 500 p1; box:1 7H; box:2 7C',
      ['super-sevens', 'super-sevens/after-split'],
      'super-sevens',
    ],
  ])('%s', (_, script, rows, expected) => {
    expect(row(script, TWO, ...rows)).toBe(expected);
  });

  test('of bonus blackjack may be one for all that won', () => {
    const bonus = `${MAIN}; x1 bonus-blackjack 500 box:1 p1; ${DEALT}`;
    const rows = ['bonus-blackjack', 'bonus-blackjack/won'];
    expect(row(bonus, makes('bonus-blackjack/three-sevens', 'bonus-blackjack/three-sevens/same-suit'), ...rows)).toBe(
      'bonus-blackjack/won',
    );
    expect(row(bonus, makes('bonus-blackjack/other'), ...rows)).toBe('bonus-blackjack');
    const nominated = 'bonus-blackjack/nominated-blackjack';
    expect(row(bonus, makes(nominated, nominated), ...rows, nominated)).toBeUndefined();
  });
});

describe('between which events a side wager is settled', () => {
  const moment = (
    when: Moments extends ReadonlyMap<string, infer M> ? M : never,
    bet: string,
    script: string,
    dealerHands = 1,
  ): unknown => {
    const round = roundOf(script.replace('SIDE', `x1 ${bet} 500 box:1 p1`), { read: { dealerHands } });
    return momentOf(round, wagerOf(round, 'x1'), 'row', new Map([['row', when]]));
  };

  describe('after the first deal', () => {
    const from = (at: number): unknown => ({ at, is: 'the first cards had been dealt' });
    const until = (at: number): unknown => ({ at, is: 'further cards had been dealt' });
    const TWO_BOXES = `${MAIN}; w2 main 1000 box:2 p2; SIDE; box:1 7H; box:2 5H; dealer 9S; box:1 7C; box:2 6C`;
    test.each<[string, string, unknown]>([
      ['until a third card', `${TWO_BOXES}; box:1 2C; dealer 8D`, { from: from(7), until: until(8) }],
      ['until the dealer’s second card', `${TWO_BOXES}; dealer 8D`, { from: from(7), until: until(8) }],
      ['until a card to a split hand', `${MAIN}; SIDE; ${DEALT}; ${SPLIT}`, { from: from(4), until: until(7) }],
      ['with no card after it', TWO_BOXES, { from: from(7), until: undefined }],
      [
        'the dealer’s first card last',
        `${MAIN}; SIDE; box:1 7H; box:1 7C; dealer 9S`,
        { from: from(4), until: undefined },
      ],
      ['a box without its second card', TWO_BOXES.replace('; box:2 6C', ''), undefined],
      ['a box without cards', `${MAIN}; w2 main 1000 box:2 p2; SIDE; ${DEALT}`, undefined],
      [
        'a third card before another’s second',
        `${MAIN}; w2 main 1000 box:2 p2; SIDE; box:1 7H; box:2 5H; box:1 7C; box:1 2C; box:2 6C`,
        undefined,
      ],
      ['no cards and no boxes', 'SIDE', { from: from(-1), until: undefined }],
    ])('%s', (_, script, expected) => {
      expect(moment('after-first-deal', 'any-pair', script)).toEqual(expected);
    });

    test('the cards of several hands of the dealer after the one they share come after it', () => {
      const script = `${MAIN}; SIDE; ${DEALT}; dealer/2 8D; dealer/1 7D`;
      expect(moment('after-first-deal', 'any-pair', script, 3)).toEqual({ from: from(4), until: until(5) });
    });
  });

  describe('when it is decided', () => {
    const from = (at: number): unknown => ({ at, is: 'the cards of box:1 had decided it' });
    const until = (at: number): unknown => ({ at, is: 'cards had been dealt elsewhere' });
    const HAND = `${MAIN}; SIDE; ${DEALT}`;
    test.each<[string, string, string, unknown]>([
      [
        'sevens with a third card',
        'super-sevens',
        `${HAND}; box:1 7D; box:1 2C; dealer 8D`,
        { from: from(5), until: until(7) },
      ],
      ['sevens with a card after a split', 'super-sevens', `${HAND}; ${SPLIT}`, { from: from(7), until: until(8) }],
      [
        'sevens of a hand that stood',
        'super-sevens',
        `${HAND}; stand box:1; dealer 8D`,
        { from: from(5), until: until(6) },
      ],
      ['sevens of a hand of two cards', 'super-sevens', `${HAND}; dealer 8D`, { from: from(4), until: until(5) }],
      ['sevens, and no card elsewhere after', 'super-sevens', `${HAND}; box:1 7D`, { from: from(5), until: undefined }],
      [
        'a bonus hand, after its last card',
        'bonus-blackjack',
        `${HAND}; box:1 7D; dealer 8D`,
        { from: undefined, until: until(6) },
      ],
      [
        'a bonus hand, after a last decision',
        'bonus-blackjack',
        `${MAIN}; SIDE; ${DEALT}; box:2 4C; stand box:1; dealer 8D`,
        { from: undefined, until: until(7) },
      ],
      [
        'a bonus hand, its last card after its last decision',
        'bonus-blackjack',
        `${HAND}; hit box:1; box:2 4C; box:1 2C; dealer 8D`,
        { from: undefined, until: until(8) },
      ],
      [
        'a hand to which no card has come',
        'bonus-blackjack',
        'dealer 8D; SIDE; w1 main 1000 box:1 p1; dealer 9S',
        { from: undefined, until: until(0) },
      ],
    ])('%s', (_, bet, script, expected) => {
      expect(moment('when-decided', bet, script)).toEqual(expected);
    });

    test('of a box not told it is not known', () => {
      const round = roundOf('w1 main 1000 box:1 p1; w2 main 1000 box:2 p1; x1 super-sevens 500 p1; box:1 7H; box:2 7C');
      expect(momentOf(round, wagerOf(round, 'x1'), 'row', new Map([['row', 'when-decided']]))).toBeUndefined();
    });
  });

  describe('after the main wagers', () => {
    const from = (at: number): unknown => ({ from: { at, is: 'all main wagers were settled' } });
    const TWO = `${MAIN}; w2 main 1000 box:2 p2; SIDE; ${DEALT}`;
    test.each<[string, string, unknown]>([
      ['before cards for one that is open', `${TWO}; x1 lose; dealer 8D; w1 lose; w2 lose`, from(8)],
      ['after one, before cards for another', `${TWO}; w1 lose; x1 lose; dealer 8D; w2 lose`, from(9)],
      ['before one, and no cards in between', `${TWO}; dealer 8D; x1 lose; w1 lose; w2 lose`, { from: undefined }],
      ['before one, and cards only after that', `${TWO}; x1 lose; w1 lose; dealer 8D; w2 lose`, from(9)],
      ['before one on a box that was passed over', `${TWO}; x1 lose; w1 lose; dealer 8D; w2 void`, { from: undefined }],
      [
        'before one, and cards only after both',
        `${MAIN}; SIDE; ${DEALT}; x1 lose; w1 lose; dealer 8D`,
        { from: undefined },
      ],
      ['after all of them', `${TWO}; dealer 8D; w1 lose; w2 lose; x1 lose`, { from: undefined }],
      ['before one that was never settled', `${TWO}; w1 lose; x1 lose; dealer 8D`, { from: undefined }],
      [
        'before another side wager',
        `${MAIN}; SIDE; x2 any-pair 500 box:1 p1; ${DEALT}; w1 lose; x1 lose; dealer 8D; x2 lose`,
        { from: undefined },
      ],
    ])('%s', (_, script, expected) => {
      expect(moment('after-main-wagers', 'blazing-7s', script)).toEqual(expected);
    });
  });

  test('other moments are not for the cards to show', () => {
    expect(moment('with-main-wager', 'bonus-blackjack', `${MAIN}; SIDE; ${DEALT}; x1 lose`)).toBeUndefined();
  });
});
