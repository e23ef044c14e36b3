import { isGivenUp, opennessAgainst, type Openness } from '../../../../src/core/checks/blackjack/open-hands';
import type { BlackjackRound } from '../../../../src/core/games/blackjack/round';
import { readBlackjackRound } from '../../../../src/core/rounds/blackjack';
import { blackjackRound, QLD } from '../../../support/rounds/blackjack/script';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

type OpenFacts = Parameters<typeof opennessAgainst>[3];
type Reading = Parameters<typeof readBlackjackRound>[1];

const COUNTED: OpenFacts = {
  cardValues: CARD_VALUES,
};
const SURRENDERS: OpenFacts = { ...COUNTED, surrenderAgainst: ['king', 'ace'], surrenderBelow: 21 };
const TAKES_BACK: OpenFacts = { ...COUNTED, doubleWithdrawnUpTo: 21 };
const ON_REQUEST: OpenFacts = { ...COUNTED, evenMoneyAgainst: 'ace' };
const atOnce = (row: string): OpenFacts => ({ ...COUNTED, settledWhen: new Map([[row, 'at-once']]) });

function read(script: string, reading: Reading = {}): BlackjackRound {
  const round = readBlackjackRound(blackjackRound(QLD, script), reading);
  if (typeof round === 'string') throw new Error(round);
  return round;
}

const openness = (script: string, held: number, facts = COUNTED): Openness =>
  opennessAgainst(read(script), 1, held, facts);

const ONE = 'w1 main 1000 box:1; call no-more-bets';
const SHARED = 'w1 main 1000 box:1; w2 main 500 box:1 p2; call no-more-bets';
const TWO = 'w1 main 1000 box:1; w2 main 1000 box:2 p2; call no-more-bets';
const SIXTEEN = 'box:1 KH; dealer KS; box:1 6C';
const BUST = 'box:1 KH; dealer AS; box:1 6C; box:1 KD';
const BLACKJACK = 'box:1 AH; dealer AS; box:1 KC';

describe('whether a further card of the dealer can matter', () => {
  test.each<[string, string, number, Openness, OpenFacts?]>([
    ['a hand below 21', `${ONE}; ${SIXTEEN}`, 2, 'open'],
    ['a hand of 21', `${ONE}; ${SIXTEEN}; box:1 5D`, 2, 'open'],
    ['a hand over 21', `${ONE}; ${BUST}`, 2, 'closed'],
    ['the same before the second card', `${ONE}; ${BUST}`, 1, 'closed'],
    ['one hand over 21 and one below', `${TWO}; ${BUST}; box:2 9H; box:2 9D`, 2, 'open'],
    ['no cards of players on record', 'dealer KS', 2, 'doubtful'],
    ['one card of a hand on record', `${ONE}; box:1 KH; dealer KS`, 2, 'doubtful'],
    ['one hand over 21 and one with a card left out', `${TWO}; ${BUST}; box:2 9H`, 2, 'doubtful'],
    [
      'a card too many noted for the hand',
      `${ONE}; ${SIXTEEN}; irregularity excess-card-drawn to=box:1`,
      2,
      'doubtful',
    ],
    ['a card drawn on 21', `${ONE}; ${SIXTEEN}; box:1 5D; box:1 KD`, 2, 'doubtful'],
    ['a hand all wagers on which were given back', `${ONE}; ${SIXTEEN}; w1 void`, 2, 'doubtful'],
    ['a hand one of two wagers on which was given back', `${SHARED}; ${SIXTEEN}; w2 void`, 2, 'open'],
    ['a total of 21 paid at once', `${ONE}; ${SIXTEEN}; box:1 5D`, 2, 'closed', atOnce('main/total-21')],
    ['a total of 20 where 21 is paid at once', `${ONE}; ${SIXTEEN}; box:1 4D`, 2, 'open', atOnce('main/total-21')],
    [
      'five cards paid at once',
      `${ONE}; box:1 2H; dealer KS; box:1 3C; box:1 2D; box:1 2S; box:1 4S`,
      2,
      'closed',
      atOnce('main/five-card-trick'),
    ],
    [
      'four cards where five are paid at once',
      `${ONE}; box:1 2H; dealer KS; box:1 3C; box:1 2D; box:1 2S`,
      2,
      'open',
      atOnce('main/five-card-trick'),
    ],
    [
      'five cards where nothing is said of them',
      `${ONE}; box:1 2H; dealer KS; box:1 3C; box:1 2D; box:1 2S; box:1 4S`,
      2,
      'open',
    ],
  ])('%s', (_, ...[script, held, expected, facts]) => {
    expect(openness(script, held, facts)).toBe(expected);
  });

  test('second cards that may have been exchanged leave it open', () => {
    const script = 'w1 main 1000 box:1a; w2 main 1000 box:1b; box:1a KH; box:1b QS; dealer 9S; box:1a 6C; box:1b 7D';
    const switched = (more: string): Openness =>
      opennessAgainst(read(`${script}${more}`, { blackjackAfterSwitch: 'does-not-count' }), 1, 2, COUNTED);
    expect(switched('')).toBe('doubtful');
    expect(switched('; stand box:1a')).toBe('open');
  });
});

describe('a hand that was given up on request', () => {
  test.each<[string, string, Openness, OpenFacts]>([
    ['surrendered', `${ONE}; ${SIXTEEN}; surrender box:1 by p1`, 'doubtful', SURRENDERS],
    ['surrendered where the rules have no surrender', `${ONE}; ${SIXTEEN}; surrender box:1 by p1`, 'open', COUNTED],
    ['another decision', `${ONE}; ${SIXTEEN}; stand box:1 by p1`, 'open', SURRENDERS],
    ['half given back, and no decision told', `${ONE}; ${SIXTEEN}; w1 lose returned 500`, 'doubtful', SURRENDERS],
    ['half given back to one of two', `${SHARED}; ${SIXTEEN}; w1 lose returned 500; w2 lose`, 'doubtful', SURRENDERS],
    [
      'half given back at another box',
      `${TWO}; box:1 KH; box:2 9H; dealer KS; box:1 6C; box:2 9D; w1 lose returned 500`,
      'open',
      SURRENDERS,
    ],
    [
      'a double taken back',
      `${ONE}; box:1 6H; dealer KS; box:1 5C; d1 double 1000 on w1; box:1 2D; withdraw d1`,
      'doubtful',
      TAKES_BACK,
    ],
    [
      'a double taken back where the rules do not have it',
      `${ONE}; box:1 6H; dealer KS; box:1 5C; d1 double 1000 on w1; box:1 2D; withdraw d1`,
      'open',
      COUNTED,
    ],
    ['a double left', `${ONE}; box:1 6H; dealer KS; box:1 5C; d1 double 1000 on w1; box:1 2D`, 'open', TAKES_BACK],
  ])('%s', (_, script, expected, facts) => {
    expect(openness(script, 2, facts)).toBe(expected);
  });
});

describe('a blackjack', () => {
  test.each<[string, string, number, Openness, OpenFacts?]>([
    ['against a nine', `${ONE}; box:1 AH; dealer 9S; box:1 KC`, 1, 'closed'],
    ['against a ten', `${ONE}; box:1 AH; dealer TS; box:1 KC`, 1, 'open'],
    ['against an ace', `${ONE}; ${BLACKJACK}`, 1, 'open'],
    ['against an ace, where it is paid at once', `${ONE}; ${BLACKJACK}`, 1, 'closed', atOnce('main/blackjack')],
    ['against an ace, where only 21 is paid at once', `${ONE}; ${BLACKJACK}`, 1, 'open', atOnce('main/total-21')],
    ['against two cards', `${ONE}; ${BLACKJACK}`, 2, 'closed'],
    [
      'against two cards, where the dealer completes the hand for it',
      `${ONE}; ${BLACKJACK}`,
      2,
      'doubtful',
      { ...COUNTED, blackjackWaits: 'dealer-completes-hand' },
    ],
    ['settled after the second card', `${ONE}; ${BLACKJACK}; dealer 9D; w1 win 1500`, 1, 'open', ON_REQUEST],
    ['paid in full before the second card', `${ONE}; ${BLACKJACK}; w1 win 1500; dealer 9D`, 1, 'doubtful', ON_REQUEST],
    ['paid in full, and no second card', `${ONE}; ${BLACKJACK}; w1 win 1500`, 1, 'doubtful', ON_REQUEST],
    [
      'paid on request',
      `${ONE}; ${BLACKJACK}; even-money box:1 by p1; w1 win 1000; dealer 9D`,
      1,
      'closed',
      ON_REQUEST,
    ],
    [
      'of two players, one of whom was paid on request',
      `${SHARED}; ${BLACKJACK}; even-money box:1 by p1; w1 win 1000; dealer 9D; w2 win 750`,
      1,
      'open',
      ON_REQUEST,
    ],
    [
      'of two players, one paid on request and one in full before the second card',
      `${SHARED}; ${BLACKJACK}; even-money box:1 by p1; w1 win 1000; w2 win 750; dealer 9D`,
      1,
      'doubtful',
      ON_REQUEST,
    ],
    [
      'of two players, one of whom asked',
      `${SHARED}; ${BLACKJACK}; even-money box:1; w1 win 1000; dealer 9D; w2 win 750`,
      1,
      'doubtful',
      ON_REQUEST,
    ],
    [
      'paid on request, beside a blackjack that waits',
      `${TWO}; box:1 AH; box:2 AD; dealer AS; box:1 KC; box:2 KD; even-money box:1 by p1; w1 win 1000; dealer 9D; w2 win 1500`,
      1,
      'open',
      ON_REQUEST,
    ],
    ['with no wager on record', BLACKJACK, 1, 'open'],
    [
      'paid on request, with a side wager beside it',
      `x1 perfect-pair 100 box:1; ${ONE}; ${BLACKJACK}; x1 lose; even-money box:1 by p1; w1 win 1000; dealer 9D`,
      1,
      'doubtful',
      ON_REQUEST,
    ],
  ])('%s', (_, ...[script, held, expected, facts]) => {
    expect(openness(script, held, facts)).toBe(expected);
  });

  test('paid on request is over, though a double of the box was not', () => {
    const script = `${SHARED}; ${BLACKJACK}; even-money box:1 by p1; even-money box:1 by p2; w1 win 1000; w2 win 500; d1 double 500 on w2 p2; dealer 9D`;
    expect(openness(script, 1, ON_REQUEST)).toBe('closed');
  });
});

describe('insurance and side wagers once every hand is over', () => {
  test.each<[string, string, number, Openness]>([
    ['insurance waits for the second card', `${ONE}; ${BUST}; i1 insurance 500 on w1`, 1, 'open'],
    ['and for no other', `${ONE}; ${BUST}; i1 insurance 500 on w1`, 2, 'closed'],
    ['insurance given back', `${ONE}; ${BUST}; i1 insurance 500 on w1; i1 void`, 1, 'closed'],
    ['insurance taken back', `${ONE}; ${BUST}; i1 insurance 500 on w1; withdraw i1`, 1, 'closed'],
    [
      'insurance that does not say on what',
      `${TWO}; ${BUST}; box:2 KH; box:2 6C; box:2 KD; i1 insurance 500 p3`,
      1,
      'open',
    ],
    ['a side wager may wait for it', `x1 perfect-pair 100 box:1; ${ONE}; ${BUST}`, 1, 'doubtful'],
    ['a side wager does not wait for a third card', `x1 perfect-pair 100 box:1; ${ONE}; ${BUST}`, 2, 'closed'],
    ['a side wager taken back', `x1 perfect-pair 100 box:1; withdraw x1; ${ONE}; ${BUST}`, 1, 'closed'],
    ['a double waits for none', `${ONE}; box:1 KH; dealer AS; box:1 6C; d1 double 1000 on w1; box:1 KD`, 1, 'closed'],
  ])('%s', (_, script, held, expected) => {
    expect(openness(script, held)).toBe(expected);
  });
});

describe('where the dealer plays three hands', () => {
  const against = (number: number, held: number, script: string): Openness =>
    opennessAgainst(read(script, { dealerHands: 3 }), number, held, COUNTED);
  const MAINS = 'w1 main:1 1000 box:1; call no-more-bets';
  const each = (held: number, script: string): readonly Openness[] =>
    [1, 2, 3].map((number) => against(number, held, script));

  test.each<[string, string, number, readonly Openness[]]>([
    ['a hand is open against those it is wagered against', `${MAINS}; ${SIXTEEN}`, 2, ['open', 'closed', 'closed']],
    ['and against two', `w2 main:3 1000 box:1; ${MAINS}; ${SIXTEEN}`, 2, ['open', 'closed', 'open']],
    ['with no wager on record none is known', SIXTEEN, 2, ['doubtful', 'doubtful', 'doubtful']],
    [
      'a wager at another box says nothing of this one',
      'w1 main:1 1000 box:2; w2 main:1 1000 p2; box:1 KH; box:2 KH; dealer AS; box:1 6C; box:2 6C; box:2 KD',
      2,
      ['doubtful', 'doubtful', 'doubtful'],
    ],
    [
      'a double is no wager of the hand by itself',
      `w1 main:1 1000 box:2; box:1 6H; box:2 KH; dealer AS; box:1 5C; box:2 6C; box:2 KD; d1 double 100 box:1/1 on w1`,
      2,
      ['doubtful', 'doubtful', 'doubtful'],
    ],
    [
      'insurance is against the hand of its wager',
      `${MAINS}; ${BUST}; i1 insurance 500 on w1`,
      1,
      ['open', 'closed', 'closed'],
    ],
    [
      'insurance that does not say on what is against any',
      `w2 main:2 1000 box:1; ${MAINS}; ${BUST}; i1 insurance 500`,
      1,
      ['doubtful', 'doubtful', 'doubtful'],
    ],
    [
      'a hand made by splitting is wagered as the first is',
      `${MAINS}; box:1 8H; dealer KS; box:1 8C; split box:1; s1 split 1000 on w1 hand 2; box:1/1 5D; box:1/1 KD; box:1/2 3D`,
      2,
      ['open', 'closed', 'closed'],
    ],
  ])('%s', (_, script, held, expected) => {
    expect(each(held, script)).toEqual(expected);
  });
});

describe('whether every wager on a hand was given up', () => {
  const givenUp = (script: string, hand = 0): boolean => {
    const round = read(script);
    const of = round.hands[hand];
    if (of === undefined) throw new Error('no such hand');
    return isGivenUp(round, of);
  };
  const SPLIT = `${ONE}; box:1 8H; dealer KS; box:1 8C; split box:1; s1 split 1000 on w1 hand 2; box:1/1 5D; box:1/2 3D`;
  test.each<[string, string, boolean, number?]>([
    ['it stands', `${ONE}; ${SIXTEEN}`, false],
    ['no wager on record', SIXTEEN, false],
    ['taken back in time', `w1 main 1000 box:1; withdraw w1; call no-more-bets; ${SIXTEEN}`, true],
    ['taken back too late', `${ONE}; ${SIXTEEN}; withdraw w1`, true],
    ['taken back too late, and collected all the same', `${ONE}; ${SIXTEEN}; withdraw w1; w1 lose`, false],
    ['given back as void', `${ONE}; ${SIXTEEN}; w1 void`, true],
    ['declared void', `${ONE}; ${SIXTEEN}; void wager w1`, true],
    ['one of two given back', `${SHARED}; ${SIXTEEN}; w1 void; w2 lose`, false],
    ['both given back', `${SHARED}; ${SIXTEEN}; w1 void; w2 void`, true],
    ['that of another box given back', `${TWO}; ${SIXTEEN}; box:2 9H; w2 void; w1 lose`, false],
    ['given back, and that of another box not', `${TWO}; ${SIXTEEN}; box:2 9H; w1 void; w2 lose`, true],
    ['given back, and insurance on it not', `${ONE}; ${SIXTEEN}; i1 insurance 500 on w1; w1 void; i1 lose`, true],
    ['insurance on it given back', `${ONE}; ${SIXTEEN}; i1 insurance 500 on w1; i1 void; w1 lose`, false],
    ['the split wager of the new hand given back', `${SPLIT}; s1 void; w1 lose`, true, 1],
    ['the split wager of the new hand lost', `${SPLIT}; s1 lose; w1 void`, false, 1],
    ['the first hand of a split whose other wager was given back', `${SPLIT}; s1 void; w1 lose`, false, 0],
  ])('%s', (_, ...[script, expected, hand]) => {
    expect(givenUp(script, hand)).toBe(expected);
  });

  test('at triple play by the wagers against each of the dealer’s hands', () => {
    const script = `w1 main:1 1000 box:1; w2 main:2 1000 box:1; ${SIXTEEN}; w1 void`;
    expect(givenUp(script)).toBe(false);
    expect(givenUp(`${script}; w2 void`)).toBe(true);
  });

  test('insurance alone is no wager on the hand', () => {
    expect(
      givenUp(`w1 main 1000 box:1; ${SIXTEEN}; box:2 KD; box:2 2D; i1 insurance 500 box:2/1 on w1; i1 void`, 1),
    ).toBe(false);
  });
});
