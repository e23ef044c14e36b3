import { lyingAt } from '../../../../src/core/checks/blackjack/announced-cards';
import type { CountingFacts } from '../../../../src/core/games/blackjack/play';
import { printCard } from '../../../../src/core/values/card';
import { roundOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const FACTS: CountingFacts = {
  cardValues: CARD_VALUES,
  blackjackAfterSplit: 'does-not-count',
  blackjackAfterSwitch: 'does-not-count',
};

/** The cards that lay when the announcement was made, and whether they were a blackjack. */
function lying(script: string, dealerHands = 1): string | undefined {
  const round = roundOf(script, { read: { dealerHands } });
  const [announcement] = round.announcements;
  const found = announcement && lyingAt(round, announcement);
  if (found === undefined) return undefined;
  const cards = found.cards.map(printCard).join(' ');
  return `${found.isDealers ? 'dealer ' : ''}${found.of.name}: ${cards}${found.isBlackjack(FACTS) ? ', a blackjack' : ''}`;
}

const SAY = 'announce';
const MAIN = 'w1 main 1000 box:1 p1';

test.each<[string, string, string | undefined]>([
  ['one card so far', `dealer 9S; ${SAY} dealer 9; dealer 8D`, 'dealer dealer: 9S'],
  ['two', `dealer 9S; dealer 8D; ${SAY} dealer 17; dealer 2D`, 'dealer dealer: 9S 8D'],
  ['an ace and a king', `dealer AS; dealer KD; ${SAY} dealer 21`, 'dealer dealer: AS KD, a blackjack'],
  ['an ace and a nine', `dealer AS; dealer 9D; ${SAY} dealer 20`, 'dealer dealer: AS 9D'],
  ['21 of three cards', `dealer 7S; dealer 7D; dealer 7H; ${SAY} dealer 21`, 'dealer dealer: 7S 7D 7H'],
  ['a joker', `dealer JOKER; dealer KD; ${SAY} dealer 21`, 'dealer dealer: JOKER KD'],
])('cards of the dealer: %s', (_, script, expected) => {
  expect(lying(script)).toBe(expected);
});

test.each<[string, string]>([
  ['dealer', 'dealer dealer/1: 9S 8D'],
  ['dealer/1', 'dealer dealer/1: 9S 8D'],
  ['dealer/2', 'dealer dealer/2: 9S 7D'],
])('cards of one of several hands of the dealer: %s', (of, expected) => {
  expect(lying(`dealer 9S; dealer/1 8D; dealer/2 7D; ${SAY} ${of} 17`, 3)).toBe(expected);
});

const PAIR = `${MAIN}; box:1 8H; dealer 9S; box:1 8C`;
const SPLIT = 'split box:1 by p1; s1 split 1000 p1 on w1 hand 2';
test.each<[string, string, string | undefined]>([
  ['by the name of the box', `${PAIR}; ${SAY} box:1 16; box:1 2C`, 'box:1: 8H 8C'],
  ['as its first hand', `${PAIR}; ${SAY} box:1/1 16; box:1 2C`, 'box:1: 8H 8C'],
  ['a blackjack', `${MAIN}; box:1 AH; box:1 KC; ${SAY} box:1 21`, 'box:1: AH KC, a blackjack'],
  ['of a box that is not there', `${PAIR}; ${SAY} box:2 16`, undefined],
  ['of a hand that is not there', `${PAIR}; ${SAY} box:1/2 16`, undefined],
  ['one card, before the player drew', `${MAIN}; box:1 8H; ${SAY} box:1 8; box:1 4C; hit box:1`, 'box:1: 8H'],
])('cards of a player: %s', (_, script, expected) => {
  expect(lying(script)).toBe(expected);
});

describe('cards of a hand that was split', () => {
  test.each<[string, string, string | undefined]>([
    ['before', `${PAIR}; ${SAY} box:1 16; ${SPLIT}; box:1 3C`, 'box:1: 8H 8C'],
    ['before, with a card to another hand in between', `${PAIR}; ${SAY} box:1 16; box:2 3D; ${SPLIT}`, 'box:1: 8H 8C'],
    ['before its second card', `${MAIN}; box:1 8H; ${SAY} box:1 8; box:1 8C; ${SPLIT}`, undefined],
    ['after', `${PAIR}; ${SPLIT}; box:1 3C; ${SAY} box:1 11; box:1 2C`, 'box:1: 8H 3C'],
    ['after, the other hand', `${PAIR}; ${SPLIT}; box:1 3C; box:1/2 4C; ${SAY} box:1/2 12`, 'box:1/2: 8C 4C'],
    ['after, the other hand with the one card it was given', `${PAIR}; ${SPLIT}; ${SAY} box:1/2 8`, 'box:1/2: 8C'],
    ['an ace and a king before', `${MAIN}; box:1 AH; box:1 KC; ${SAY} box:1 21; ${SPLIT}`, 'box:1: AH KC, a blackjack'],
    ['an ace and a king after', `${MAIN}; box:1 AH; box:1 AC; ${SPLIT}; box:1 KC; ${SAY} box:1 21`, 'box:1: AH KC'],
  ])('%s', (_, script, expected) => {
    expect(lying(script)).toBe(expected);
  });

  const UNTOLD = 's1 split 1000 p1 on w1 hand 2; box:1 3C; box:1/2 4C';
  test.each<[string, string, string | undefined]>([
    ['before', `${PAIR}; ${SAY} box:1 16; ${UNTOLD}`, 'box:1: 8H 8C'],
    [
      'an ace and a king before',
      `${MAIN}; box:1 AH; box:1 KC; ${SAY} box:1 21; ${UNTOLD}`,
      'box:1: AH KC, a blackjack',
    ],
    ['before its second card', `${MAIN}; box:1 8H; ${SAY} box:1 8; box:1 8C; ${UNTOLD}`, 'box:1: 8H'],
    ['after', `${PAIR}; ${UNTOLD}; ${SAY} box:1 11`, 'box:1: 8H 3C'],
    ['the other hand after', `${PAIR}; ${UNTOLD}; ${SAY} box:1/2 12`, 'box:1/2: 8C 4C'],
    ['the other hand before its next card', `${PAIR}; s1 split 1000 p1 on w1 hand 2; ${SAY} box:1/2 8`, undefined],
    ['the first of several splits', `${PAIR}; ${SAY} box:1 16; ${UNTOLD}; box:1/3 5C`, undefined],
  ])('without a decision on record: %s', (_, script, expected) => {
    expect(lying(script)).toBe(expected);
  });
});

describe('cards of a seat that switched', () => {
  const SEAT = 'w1 main 1000 box:1a; w2 main 1000 box:1b; box:1a AH; box:1b 9H; dealer 8S; box:1a KC; box:1b 2C';
  test.each<[string, string, string | undefined]>([
    ['before, the hand named', `${SEAT}; ${SAY} box:1a 21; switch box:1a`, 'box:1a: AH KC, a blackjack'],
    ['before, the other hand', `${SEAT}; ${SAY} box:1b 11; switch box:1a`, undefined],
    ['after, the hand named', `${SEAT}; switch box:1a; ${SAY} box:1a 13; hit box:1a`, 'box:1a: AH 2C'],
    ['after, the other hand', `${SEAT}; switch box:1a; ${SAY} box:1b 19; hit box:1b`, 'box:1b: 9H KC'],
    [
      'after, while another seat is still to switch',
      `${SEAT}; box:2a 4H; box:2a 5H; box:2b 6H; box:2b 7H; switch box:1a; ${SAY} box:1b 19; switch box:2a`,
      'box:1b: 9H KC',
    ],
    [
      'an ace and a king that came together',
      `${SEAT.replace('9H', 'AD')}; switch box:1a; ${SAY} box:1b 21`,
      'box:1b: AD KC',
    ],
    [
      'before its second card, the hand named',
      `w1 main 1000 box:1a; box:1a AH; box:1b 9H; ${SAY} box:1a 11; box:1a KC; box:1b 2C; switch box:1a`,
      undefined,
    ],
  ])('%s', (_, script, expected) => {
    expect(lying(script)).toBe(expected);
  });
});
