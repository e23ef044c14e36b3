import {
  isDoubled,
  isDoubleWithdrawn,
  isGivenUpBefore,
  isPaidOnOpenRequest,
  isSurrendered,
  tookEvenMoney,
  type RequestFacts,
} from '../../../../src/core/checks/blackjack/requests';
import type { BlackjackRound, Wager } from '../../../../src/core/games/blackjack/round';
import { readBlackjackRound } from '../../../../src/core/rounds/blackjack';
import { blackjackRound, QLD } from '../../../support/rounds/blackjack/script';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const FACTS: RequestFacts = {
  cardValues: CARD_VALUES,
  evenMoneyAgainst: 'ace',
  surrenderAgainst: ['jack', 'queen', 'king', 'ace'],
  surrenderBelow: 21,
  doubleWithdrawnUpTo: 21,
};

/** What is said of a wager of a round, w1 unless another is named. */
function of<T>(ask: (round: BlackjackRound, wager: Wager) => T, script: string, id = 'w1'): T {
  const round = readBlackjackRound(blackjackRound(QLD, script));
  if (typeof round === 'string') throw new Error(round);
  const wager = round.wagers.find((one) => one.id === id);
  if (wager === undefined) throw new Error(`no wager ${id}`);
  return ask(round, wager);
}

const ONE = 'w1 main 1000 box:1 p1; call no-more-bets';
const TWO = 'w1 main 1000 box:1 p1; w2 main 500 box:1 p2; call no-more-bets';
/** Of one player, and of two, on two boxes. */
const BOTH = 'w1 main 1000 box:1 p1; w3 main 1000 box:2 p1; call no-more-bets';
const APART = 'w1 main 1000 box:1 p1; w2 main 500 box:2 p2; call no-more-bets';
const CARDS = 'box:1 6H; dealer TS; box:1 5C';

describe('whether a wager was doubled', () => {
  test.each<[string, string, boolean | undefined]>([
    ['nothing says so', `${ONE}; ${CARDS}; hit box:1 by p1`, false],
    ['a double on it', `${ONE}; ${CARDS}; d1 double 1000 p1 on w1`, true],
    ['decided by its player', `${ONE}; ${CARDS}; double box:1 by p1`, true],
    ['decided by nobody named, and the only player', `${ONE}; ${CARDS}; double box:1`, true],
    ['decided by nobody named, at a shared box', `${TWO}; ${CARDS}; double box:1`, undefined],
    ['decided by the other, and not a word of its own', `${TWO}; ${CARDS}; double box:1 by p2`, undefined],
    [
      'decided by the other, while its own player stood',
      `${TWO}; ${CARDS}; double box:1 by p2; stand box:1 by p1`,
      false,
    ],
    ['decided by the other, while its own player drew', `${TWO}; ${CARDS}; hit box:1 by p1; double box:1 by p2`, false],
    ['a double on the other wager alone', `${TWO}; ${CARDS}; d2 double 500 p2 on w2`, undefined],
    ['a double of its player, who has no other wager', `${ONE}; ${CARDS}; d1 double 1000 p1`, true],
    ['a double of its player, who has two', `${BOTH}; ${CARDS}; d1 double 1000 p1`, undefined],
    ['a double of the other at the box', `${TWO}; ${CARDS}; d1 double 500 p2`, undefined],
    ['a double of somebody at another box', `${APART}; ${CARDS}; d1 double 500 p2`, false],
    ['a split by its player', `${ONE}; ${CARDS}; split box:1 by p1`, false],
  ])('%s', (_, script, expected) => {
    expect(of(isDoubled, script)).toBe(expected);
  });

  test('a double is doubled by itself, and the wager of the other player is what the double is on', () => {
    expect(of(isDoubled, `${ONE}; ${CARDS}; d1 double 1000 p1 on w1`, 'd1')).toBe(true);
    expect(of(isDoubled, `${TWO}; ${CARDS}; d2 double 500 p2 on w2`, 'w2')).toBe(true);
  });
});

describe('whether a blackjack was paid at once on request', () => {
  const BLACKJACK = 'box:1 AH; dealer AS; box:1 KC';
  const took = (script: string, id?: string): boolean | undefined =>
    of((round, wager) => tookEvenMoney(round, wager, FACTS), script, id);
  test.each<[string, string, boolean | undefined]>([
    ['asked for', `${ONE}; ${BLACKJACK}; even-money box:1 by p1; w1 win 1000`, true],
    ['asked for by one who is not named', `${ONE}; ${BLACKJACK}; even-money box:1; w1 win 1000`, true],
    ['paid its stake before the second card', `${ONE}; ${BLACKJACK}; w1 win 1000; dealer 9D`, true],
    ['paid its stake, and no second card', `${ONE}; ${BLACKJACK}; w1 win 1000`, true],
    ['paid its stake after it, with no decision told', `${ONE}; ${BLACKJACK}; dealer 9D; w1 win 1000`, undefined],
    [
      'paid its stake after it, where others decided',
      `${ONE}; ${BLACKJACK}; stand box:1 by p1; dealer 9D; w1 win 1000`,
      false,
    ],
    ['paid more', `${ONE}; ${BLACKJACK}; w1 win 1500; dealer 9D`, false],
    ['lost', `${ONE}; ${BLACKJACK}; dealer KD; w1 lose`, false],
    ['pushed', `${ONE}; ${BLACKJACK}; dealer KD; w1 push`, false],
    ['no blackjack', `${ONE}; box:1 AH; dealer AS; box:1 9C; w1 win 1000; dealer 9D`, false],
    ['against a ten', `${ONE}; box:1 AH; dealer TS; box:1 KC; w1 win 1000; dealer 9D`, false],
    [
      'asked for by the other player',
      `${TWO}; ${BLACKJACK}; even-money box:1 by p2; w2 win 500; dealer 9D; w1 win 1500`,
      false,
    ],
    [
      'asked for by one of two, and paid its stake',
      `${TWO}; ${BLACKJACK}; even-money box:1; w1 win 1000; dealer 9D; w2 win 750`,
      true,
    ],
    [
      'asked for by one of two, and paid more',
      `${TWO}; ${BLACKJACK}; even-money box:1; w2 win 500; dealer 9D; w1 win 1500`,
      undefined,
    ],
  ])('%s', (_, script, expected) => {
    expect(took(script)).toBe(expected);
  });

  test('never where the rules do not have it', () => {
    const { evenMoneyAgainst, ...without } = FACTS;
    expect(evenMoneyAgainst).toBe('ace');
    const script = `${ONE}; ${BLACKJACK}; even-money box:1 by p1; w1 win 1000`;
    expect(of((round, wager) => tookEvenMoney(round, wager, without), script)).toBe(false);
  });

  test('nor of a wager that the hand does not decide', () => {
    expect(took(`${ONE}; i1 insurance 500 p1 on w1; ${BLACKJACK}; i1 win 500; w1 win 1000`, 'i1')).toBe(false);
  });

  test('where it is open whether rules have it, only a blackjack that was paid its stake is one', () => {
    const { evenMoneyAgainst, ...without } = FACTS;
    const open = { ...without, evenMoneyOpen: 'despite-this-form' } as unknown as RequestFacts;
    const isOpen = (script: string, facts = open): boolean =>
      of((round, wager) => isPaidOnOpenRequest(round, wager, facts), script);
    expect(evenMoneyAgainst).toBe('ace');
    expect(isOpen(`${ONE}; ${BLACKJACK}; even-money box:1 by p1; w1 win 1000`)).toBe(true);
    expect(isOpen(`${ONE}; ${BLACKJACK}; dealer 9D; w1 win 1000`)).toBe(true);
    expect(isOpen(`${ONE}; ${BLACKJACK}; even-money box:1 by p1; w1 win 1500`)).toBe(false);
    expect(isOpen(`${ONE}; box:1 AH; dealer TS; box:1 KC; w1 win 1000`)).toBe(false);
    expect(isOpen(`${ONE}; ${BLACKJACK}; even-money box:1 by p1; w1 win 1000`, without)).toBe(false);
  });
});

describe('whether a wager was surrendered', () => {
  const surrendered = (script: string, facts = FACTS, id?: string): boolean =>
    of((round, wager) => isSurrendered(round, wager, facts), script, id);
  const HAND = 'box:1 TH; dealer KS; box:1 6C';
  test.each<[string, string, boolean]>([
    ['decided', `${ONE}; ${HAND}; surrender box:1 by p1; w1 lose returned 500`, true],
    ['half given back, and no decision told', `${ONE}; ${HAND}; w1 lose returned 500`, true],
    ['half given back after another decision', `${ONE}; ${HAND}; stand box:1 by p1; w1 lose returned 500`, false],
    ['half given back, and one of two asked', `${TWO}; ${HAND}; surrender box:1; w1 lose returned 500; w2 lose`, true],
    [
      'nothing given back, and one of two asked',
      `${TWO}; ${HAND}; surrender box:1; w1 lose; w2 lose returned 250`,
      false,
    ],
    ['nothing given back', `${ONE}; ${HAND}; w1 lose`, false],
    ['another part given back', `${ONE}; ${HAND}; w1 lose returned 400`, false],
    ['half given back of a wager that won', `${ONE}; ${HAND}; w1 win 1000 returned 500`, false],
    ['against a ten', `${ONE}; box:1 TH; dealer TS; box:1 6C; surrender box:1 by p1`, false],
    ['against an ace', `${ONE}; box:1 TH; dealer AS; box:1 6C; surrender box:1 by p1`, true],
    ['with 20', `${ONE}; box:1 TH; dealer KS; box:1 KC; surrender box:1 by p1`, true],
    ['with 21', `${ONE}; box:1 TH; dealer KS; box:1 AC; surrender box:1 by p1`, false],
    ['after a third card', `${ONE}; ${HAND}; hit box:1 by p1; box:1 2C; surrender box:1 by p1`, false],
    ['with one card', `${ONE}; box:1 TH; dealer KS; surrender box:1 by p1`, false],
    ['before the dealer has a card', `${ONE}; box:1 TH; box:1 6C; surrender box:1 by p1`, false],
  ])('%s', (_, script, expected) => {
    expect(surrendered(script)).toBe(expected);
  });

  test('the odd cent of a half goes either way, and no further', () => {
    const odd = (returned: number): boolean =>
      surrendered(`w1 main 1001 box:1 p1; call no-more-bets; ${HAND}; w1 lose returned ${String(returned)}`);
    expect([499, 500, 501, 502].map(odd)).toEqual([false, true, true, false]);
  });

  test('never where the rules do not have it, and never of a wager beside the hand', () => {
    const { surrenderAgainst, ...without } = FACTS;
    expect(surrenderAgainst).toHaveLength(4);
    expect(surrendered(`${ONE}; ${HAND}; surrender box:1 by p1`, without)).toBe(false);
    expect(surrendered(`${ONE}; ${HAND}; d1 double 1000 p1 on w1; surrender box:1 by p1`, FACTS, 'd1')).toBe(false);
  });
});

describe('whether a double was taken back', () => {
  const withdrawn = (script: string, total: number, facts = FACTS, id?: string): boolean =>
    of((round, wager) => isDoubleWithdrawn(round, wager, total, facts), script, id);
  const DOUBLED = `${ONE}; ${CARDS}; d1 double 1000 p1 on w1; box:1 2D`;
  test.each<[string, string, number, boolean]>([
    ['as recorded', `${DOUBLED}; withdraw d1`, 13, true],
    ['as recorded, of a hand of 21', `${DOUBLED}; withdraw d1`, 21, true],
    ['as recorded, of a hand over 21', `${DOUBLED}; withdraw d1`, 22, false],
    ['given back while the original lost', `${DOUBLED}; w1 lose; d1 void`, 13, true],
    ['pushed while the original lost', `${DOUBLED}; w1 lose; d1 push`, 20, true],
    ['the same with 21', `${DOUBLED}; w1 lose; d1 void`, 21, false],
    ['given back while the original won', `${DOUBLED}; w1 win 1000; d1 void`, 13, false],
    ['both lost', `${DOUBLED}; w1 lose; d1 lose`, 13, false],
    ['no double', `${ONE}; ${CARDS}; w1 lose`, 13, false],
  ])('%s', (_, script, total, expected) => {
    expect(withdrawn(script, total)).toBe(expected);
    if (script.includes('d1')) expect(withdrawn(script, total, FACTS, 'd1')).toBe(expected);
  });

  test('never where the rules do not have it, or the double is on no wager named', () => {
    const { doubleWithdrawnUpTo, ...without } = FACTS;
    expect(doubleWithdrawnUpTo).toBe(21);
    expect(withdrawn(`${DOUBLED}; withdraw d1`, 13, without)).toBe(false);
    expect(withdrawn(`${BOTH}; ${CARDS}; d1 double 1000 p1; withdraw d1`, 13, FACTS, 'd1')).toBe(false);
  });
});

describe('whether a wager was given up before the second card', () => {
  test.each<[string, string, boolean]>([
    ['settled before it', `${ONE}; ${CARDS}; w1 lose; dealer 9D`, true],
    ['settled after it', `${ONE}; ${CARDS}; dealer 9D; w1 lose`, false],
    ['settled, and no second card', `${ONE}; ${CARDS}; w1 lose`, false],
    ['not settled', `${ONE}; ${CARDS}; dealer 9D`, false],
    ['its double taken back', `${ONE}; ${CARDS}; d1 double 1000 p1 on w1; withdraw d1; dealer 9D; w1 lose`, true],
    ['its double left', `${ONE}; ${CARDS}; d1 double 1000 p1 on w1; dealer 9D; w1 lose; d1 lose`, false],
  ])('%s', (_, script, expected) => {
    expect(of(isGivenUpBefore, script)).toBe(expected);
  });
});
