import type { BlackjackRound } from '../../../src/core/games/blackjack/round';
import { readBlackjackRound } from '../../../src/core/rounds/blackjack';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { printCard } from '../../../src/core/values/card';
import {
  ACT,
  ACT_TRIPLE,
  blackjackRound,
  QLD,
  QLD_ELECTRONIC,
  QLD_SWITCH,
} from '../../support/rounds/blackjack/script';

type Facts = NonNullable<Parameters<typeof readBlackjackRound>[1]>;

const read = (script: string, place = QLD, facts: Facts = {}): BlackjackRound => {
  const record = blackjackRound(place, script);
  expect(problemOfRecord(record)).toBeUndefined();
  const round = readBlackjackRound(record, facts);
  if (typeof round === 'string') throw new Error(round);
  return round;
};

const refused = (script: string, place = QLD, facts: Facts = {}) =>
  readBlackjackRound(blackjackRound(place, script), facts);

/** `box:1 TH 5C`, hand by hand. */
const handsOf = ({ hands, dealers }: BlackjackRound): readonly string[] =>
  [...hands, ...dealers].map(({ name, cards }) => [name, ...cards.map(printCard)].join(' '));

/** `w1 box:1/2`: the hand that decides each wager. */
const decided = ({ wagers }: BlackjackRound): readonly string[] =>
  wagers.map(({ id, hand, decidedBy }) => `${id} ${decidedBy ?? '-'} ${hand?.name ?? '-'}`);

const DEALT = 'w1 main 10000 box:1; call no-more-bets; box:1 8H; dealer 6S; box:1 8C';
const TRIPLE: Facts = { dealerHands: 3 };
const CHOOSE: Facts = { othersOnBox: new Map([['split', 'cover-or-choose-hand']]) };

describe('a record becomes a round of blackjack', () => {
  it('with cards, decisions and wagers where they belong', () => {
    const round = read(`${DEALT}; hit box:1 by p1; box:1 3D; stand box:1; dealer TD; dealer 5S; w1 lose`);
    expect(handsOf(round)).toEqual(['box:1 8H 8C 3D', 'dealer 6S TD 5S']);
    expect(decided(round)).toEqual(['w1 main box:1']);
    expect(round.turns.map(({ at, choice, player, cards }) => [at, choice, player, cards.length])).toEqual([
      [5, 'hit', 'p1', 2],
      [7, 'stand', undefined, 3],
    ]);
    expect(round.deals.map(({ at, to, index }) => [at, to.name, index])).toEqual([
      [2, 'box:1', 0],
      [3, 'dealer', 0],
      [4, 'box:1', 1],
      [6, 'box:1', 2],
      [8, 'dealer', 1],
      [9, 'dealer', 2],
    ]);
    expect(round.wagers[0]).toMatchObject({ placedAt: 0, settledAt: 10, result: 'lose', against: 1, late: undefined });
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      'decided, then wagered',
      'split box:1; w2 split 10000 on w1 hand 2; box:1/1 2D; box:1/2 3D',
      ['box:1 8H 2D', 'box:1/2 8C 3D', 'dealer 6S'],
      ['w1 main box:1', 'w2 split box:1/2'],
    ],
    [
      'wagered, then decided',
      'w2 split 10000 on w1 hand 2; split box:1; box:1/1 2D; box:1/2 3D',
      ['box:1 8H 2D', 'box:1/2 8C 3D', 'dealer 6S'],
      ['w1 main box:1', 'w2 split box:1/2'],
    ],
    [
      'wagered without the number of the hand',
      'split box:1; w2 split 10000 on w1; box:1 2D; box:1/2 3D',
      ['box:1 8H 2D', 'box:1/2 8C 3D', 'dealer 6S'],
      ['w1 main box:1', 'w2 split box:1/2'],
    ],
    [
      'shown by the cards alone',
      'box:1/1 2D; box:1/2 3D',
      ['box:1 8H 2D', 'box:1/2 8C 3D', 'dealer 6S'],
      ['w1 main box:1'],
    ],
    [
      'again, the first hand',
      'split box:1; w2 split 10000 on w1 hand 2; box:1/1 8D; split box:1 hand 1; w3 split 10000 on w1 hand 3; box:1/1 2D; box:1/3 4D; box:1/2 3D',
      ['box:1 8H 2D', 'box:1/2 8C 3D', 'box:1/3 8D 4D', 'dealer 6S'],
      ['w1 main box:1', 'w2 split box:1/2', 'w3 split box:1/3'],
    ],
    [
      'again, the second hand, without decisions',
      'w2 split 10000 on w1 hand 2; box:1/1 3C; box:1/2 8D; w3 split 10000 on w1 hand 3; box:1/2 2D; box:1/3 4D',
      ['box:1 8H 3C', 'box:1/2 8C 2D', 'box:1/3 8D 4D', 'dealer 6S'],
      ['w1 main box:1', 'w2 split box:1/2', 'w3 split box:1/3'],
    ],
    [
      'and doubled on the second hand',
      'split box:1; w2 split 10000 on w1 hand 2; box:1/1 2D; stand box:1/1; box:1/2 3D; double box:1/2; w3 double 10000 on w2; box:1/2 9S',
      ['box:1 8H 2D', 'box:1/2 8C 3D 9S', 'dealer 6S'],
      ['w1 main box:1', 'w2 split box:1/2', 'w3 double box:1/2'],
    ],
  ])('split, %s', (_, script, hands, wagers) => {
    const round = read(`${DEALT}; ${script}`);
    expect([handsOf(round), decided(round)]).toEqual([hands, wagers]);
    expect(round.hands.every(({ fromSplit, ofAces }) => fromSplit && !ofAces)).toBe(true);
    expect(round.turns.filter(({ choice }) => choice === 'split').every(({ cards }) => cards.length === 2)).toBe(true);
  });

  it.each<[string, string, readonly string[]]>([
    ['wagered', 'w2 split 10000 on w1 hand 2; box:1 3D; w2 void', ['box:1 8H 8C 3D', 'dealer 6S']],
    ['decided, then wagered', 'split box:1; w2 split 10000 on w1; box:1 3D; w2 void', ['box:1 8H 8C 3D', 'dealer 6S']],
    ['wagered, then decided', 'w2 split 10000 on w1; split box:1; box:1 3D; w2 void', ['box:1 8H 8C 3D', 'dealer 6S']],
    ['and declared void', 'w2 split 10000 on w1; box:1 3D; void wager w2', ['box:1 8H 8C 3D', 'dealer 6S']],
    [
      'for a third hand',
      'split box:1; w2 split 10000 on w1; box:1/1 8D; w3 split 10000 on w1; box:1/2 3D; w3 void; w2 void',
      ['box:1 8H 8D', 'box:1/2 8C 3D', 'dealer 6S'],
    ],
  ])('with a split that was turned down: %s', (_, script, hands) => {
    const round = read(`${DEALT}; ${script}`);
    expect(handsOf(round)).toEqual(hands);
    expect(round.wagers.at(-1)?.hand).toBeUndefined();
  });

  it.each<[string, string]>([
    ['its wager lost', 'split box:1; w2 split 10000 on w1; w2 lose'],
    ['its wager is not settled', 'w2 split 10000 on w1'],
    ['another wager was given back', 'w2 split 10000 on w1; w1 void'],
    ['cards came for it, though its wager was given back', 'w2 split 10000 on w1; box:1/2 3D; w2 void'],
    ['cards came for the first hand by its number', 'w2 split 10000 on w1; box:1/1 3D; w2 void'],
  ])('with a split that was made: %s', (_, script) => {
    const round = read(`${DEALT}; ${script}`);
    expect(round.hands.map(({ name }) => name)).toEqual(['box:1', 'box:1/2']);
    expect(round.wagers.at(-1)?.hand?.name).toBe('box:1/2');
  });

  it.each(['hand 2', 'box:1/2', ''])('with a split of three wagers, of which one stood off: %s', (where) => {
    const round = read(
      `w1 main:1 500 box:1; w2 main:2 500 box:1; w3 main:3 500 box:1; box:1 8H; dealer 6S; box:1 8C; split box:1; w4 split 500 on w1 ${where}; w5 split 500 on w2 ${where}; w6 split 500 on w3 ${where}; box:1/1 TH; box:1/2 TC; w4 lose; w5 void; w6 lose`,
      ACT_TRIPLE,
      TRIPLE,
    );
    expect(round.wagers.slice(3).map(({ hand, against }) => [hand?.name, against])).toEqual([
      ['box:1/2', 1],
      ['box:1/2', 2],
      ['box:1/2', 3],
    ]);
  });

  it('with split aces', () => {
    const round = read('box:2 AH; dealer 6S; box:2 AC; split box:2; box:2/1 TH; box:2/2 KS');
    expect(round.hands.map(({ ofAces }) => ofAces)).toEqual([true, true]);
  });

  it('with the second cards of two boxes switched, once', () => {
    const dealt = 'w1 main 500 box:3a; w2 main 500 box:3b; box:3a AH; box:3b TD; dealer 6S; box:3a 2H; box:3b KD';
    for (const told of ['switch box:3a', 'switch box:3b', 'switch box:3', 'switch box:3a; switch box:3b']) {
      const round = read(`${dealt}; ${told}`, QLD_SWITCH);
      expect(handsOf(round)).toEqual(['box:3a AH KD', 'box:3b TD 2H', 'dealer 6S']);
      expect(round.boxes.map(({ seat }) => seat)).toEqual(['box:3', 'box:3']);
      expect(round.hands.every(({ switched }) => switched)).toBe(true);
    }
  });

  it('with three hands of the dealer that share the first card', () => {
    const round = read(
      'w1 main:1 500 box:1; w2 main:2 500 box:1; w3 main:3 500 box:1; box:1 9H; dealer 6S; box:1 2C; w4 double 500 on w2; box:1 TH; dealer/1 TD; dealer/1 7D; dealer/2 TC; dealer/3 5C',
      ACT_TRIPLE,
      TRIPLE,
    );
    expect(handsOf(round).slice(1)).toEqual(['dealer/1 6S TD 7D', 'dealer/2 6S TC', 'dealer/3 6S 5C']);
    expect(round.wagers.map(({ against }) => against)).toEqual([1, 2, 3, 2]);
  });

  it('with cards that all terminals have, and those that each asks for', () => {
    const round = read(
      'w1 main 500 terminal:4 p1; w2 main 500 terminal:9 p2; player 5H; dealer 6S; player 6C; hit terminal:4; stand terminal:9; player TD; hit terminal:4; terminal:4 2D',
      QLD_ELECTRONIC,
    );
    expect(handsOf(round)).toEqual(['terminal:4 5H 6C TD 2D', 'terminal:9 5H 6C', 'dealer 6S']);
  });

  it.each<[string, Facts, readonly string[]]>([
    ['keeps his wager on the first hand', {}, ['w1 main box:1', 'w2 main box:1', 'w3 split box:1/2']],
    ['or on one that no record names', CHOOSE, ['w1 main box:1', 'w2 main -', 'w3 split box:1/2']],
  ])('where a player who does not cover a split %s', (_, facts, wagers) => {
    const script =
      'w1 main 500 box:1 p1; w2 main 500 box:1 p2; box:1 8H; dealer 6S; box:1 8C; split box:1; w3 split 500 p1 on w1 hand 2';
    expect(decided(read(script, QLD, facts))).toEqual(wagers);
  });

  it('where each player on a box adds to his own wager', () => {
    const script =
      'w1 main 500 box:1 p1; w2 main 700 box:1 p2; box:1 8H; dealer AS; box:1 8C; w3 insurance 250 p2; w4 split 500 p1; w5 split 700 p2; box:1/1 3D; w6 double 700 box:1/2 p2';
    const { wagers } = read(script, QLD, CHOOSE);
    expect(wagers.map(({ id, on, hand }) => [id, on?.id, hand?.name])).toEqual([
      ['w1', undefined, 'box:1'],
      ['w2', undefined, 'box:1'],
      ['w3', 'w2', 'box:1'],
      ['w4', 'w1', 'box:1/2'],
      ['w5', 'w2', 'box:1/2'],
      ['w6', 'w5', 'box:1/2'],
    ]);
  });

  it('with main and additional wagers late after the close, and added ones not', () => {
    const round = read(
      `${DEALT}; w2 perfect-pair 500 box:1; w3 double 10000 on w1; w4 insurance 500 on w1; withdraw w3`,
    );
    expect(round.wagers.map(({ id, late, withdrawn }) => [id, late, withdrawn])).toEqual([
      ['w1', undefined, false],
      ['w2', 'placed', false],
      ['w3', undefined, true],
      ['w4', undefined, false],
    ]);
    expect(decided(round)).toEqual(['w1 main box:1', 'w2 - box:1', 'w3 - box:1', 'w4 insurance box:1']);
  });

  it('with limits for a bet, its kind or all others, which do not bind what is added', () => {
    const limits = { '*': { min: 1 }, main: { min: 2 }, double: { min: 3 } };
    const script =
      'w1 main:1 5 box:1; w2 lucky-lucky 5 box:1; w3 double 5 on w1; w4 split 5 on w1; w5 insurance 5 on w1';
    const round = readBlackjackRound(blackjackRound(ACT, script, { table: { limits } }));
    if (typeof round === 'string') throw new Error(round);
    expect(round.wagers.map(({ limit }) => limit?.min)).toEqual([2, 1, 3, undefined, undefined]);
  });

  it.each<[string, string, boolean, readonly string[]]>([
    ['the round', 'void round', true, []],
    ['a hand', 'void hand box:2', false, ['w2']],
    ['a hand as the treatment', 'irregularity card-to-wrong-hand to=box:1 treatment=hand-void', false, ['w1']],
    [
      'wagers that are given back',
      'irregularity card-to-wrong-hand to=box:1 treatment=wagers-returned; w2 void',
      false,
      ['w2'],
    ],
    ['everything', 'irregularity missing-or-foreign-card treatment=round-void', true, []],
    ['one wager', 'void wager w1', false, ['w1']],
    ['one terminal', 'irregularity malfunction of=terminal treatment=round-void', false, []],
  ])('with what is declared void: %s', (_, script, voided, wagers) => {
    const round = read(`w1 main 500 box:1; w2 main 500 box:2 p2; box:1 TH; ${script}`);
    expect([round.voided, round.wagers.filter((wager) => wager.voided).map(({ id }) => id)]).toEqual([voided, wagers]);
  });

  it('with the start of a shoe, calls, announcements and the cutting card', () => {
    const round = read(
      'shuffle; cut depth=30 back=60; burn down; call insurance; box:1 TH; cutting-card; burn 4D up; announce box:1 10',
    );
    expect(round).toMatchObject({
      preparation: { shuffled: true, cuts: [{ depth: 30, back: 60 }], burns: [{ faceUp: false }] },
      calls: [{ at: 3, call: 'insurance' }],
      cuttingCardAt: 5,
      announcements: [{ at: 7, of: 'box:1', value: 10 }],
    });
  });

  it.each<[string, string, string]>([
    [
      'a card to nowhere',
      'banker TH',
      'events[0].to must be a box, a terminal, "dealer" or "burn" in blackjack, found "banker"',
    ],
    [
      'a second hand of a dealer who has one',
      'dealer TH; dealer/2 5C',
      'events[1].to names "dealer/2", and the dealer has no such hand in this form of blackjack',
    ],
    ['a hand without a number', 'hit box:1/x', 'events[0].position names no hand of a box: "box:1/x"'],
    [
      'a wager on one that is not there',
      'w2 double 500 on w1',
      'events[0].on names "w1", and no wager before it has that id',
    ],
    [
      'two wagers of one id',
      'w1 main 500 box:1; w1 main 500 box:2',
      'events[1].id repeats "w1"; each wager of a round has its own id',
    ],
    ['a settlement of nothing', 'w1 lose', 'events[0].wager names "w1", and no wager before it has that id'],
  ])('but not with %s', (_, script, sentence) => {
    expect(refused(script)).toBe(sentence);
  });

  it('nor with what belongs to other games', () => {
    const record = blackjackRound(QLD, '');
    expect(readBlackjackRound({ ...record, events: [{ type: 'roll', dice: [1] }] })).toBe(
      "events[0] is a roll, which is no part of blackjack; check the record's game",
    );
    expect(readBlackjackRound({ ...record, events: [{ type: 'deal', to: 'box:1', card: '6-5' }] })).toBe(
      'events[0].card must be a card in blackjack, found "6-5"',
    );
  });

  it('nor with cards of the dealer or of all terminals that no one can place', () => {
    expect(refused('dealer 2H; dealer/1 3H; dealer/2 4H; dealer 5H', ACT_TRIPLE, TRIPLE)).toMatch(
      /^events\[3\]\.to must say which/,
    );
    expect(refused('player 2H; player 3H; player 4H', QLD_ELECTRONIC)).toMatch(
      /^events\[2\]\.to must name the terminal/,
    );
  });
});
