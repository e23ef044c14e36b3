import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { record, told, type Options } from '../../support/rounds/red-dog';

/** Rounds of red dog written from the gazetted rules of 1992: what was played, the verdict, and which rule was broken. */

const TREATED = 'irregularity-treated-as-stated';
const ANNOUNCED = 'announced-result-as-played';
const SPREAD_2 = 'w1=main/3/2000 nmb L:QC R:9D say:2';
const NEIGHBOURS = 'w1=main/3/2000 nmb L:QC R:JD say:no-spread';
const PAIR = 'w1=main/3/2000 nmb L:QC R:QD';
const WON = 'nmb C:JH win:w1/8000/2000';
const LOST = 'nmb C:9H lose:w1';

describe('what the cards decide', () => {
  it.each([
    ['between two apart', `${SPREAD_2} ${WON}`, 'complies'],
    ['the higher card may come second', 'w1=main/3/2000 nmb L:9D R:QC say:2 nmb C:JH win:w1/8000/2000', 'complies'],
    ['a third card like one of the first loses', `${SPREAD_2} ${LOST}`, 'complies'],
    ['and does not win', `${SPREAD_2} nmb C:9H win:w1/8000/2000`, 'wager-follows-the-result 5.5(a)(ii)'],
    ['between, and collected', `${SPREAD_2} nmb C:TH lose:w1`, 'wager-follows-the-result 5.5(a)(i)'],
    ['a spread of one pays 5 to 1', 'w1=main/3/2000 nmb L:5C R:7D say:1 nmb C:6H win:w1/10000/2000', 'complies'],
    [
      'a spread of one at 4 to 1',
      'w1=main/3/2000 nmb L:5C R:7D say:1 nmb C:6H win:w1/8000/2000',
      'wins-pay-stated-odds 9',
    ],
    ['a spread of two at 2 to 1', `${SPREAD_2} nmb C:JH win:w1/4000/2000`, 'wins-pay-stated-odds 9'],
    ['a spread of three pays 2 to 1', 'w1=main/3/2000 nmb L:5C R:9D say:3 nmb C:8H win:w1/4000/2000', 'complies'],
    ['a spread of four pays even', 'w1=main/3/2000 nmb L:5C R:TD say:4 nmb C:8H win:w1/2000/2000', 'complies'],
    [
      'a spread of four at 2 to 1',
      'w1=main/3/2000 nmb L:5C R:TD say:4 nmb C:8H win:w1/4000/2000',
      'wins-pay-stated-odds 9',
    ],
    ['ace and two have eleven between', 'w1=main/3/2000 nmb L:AC R:2D say:11 nmb C:KH win:w1/2000/2000', 'complies'],
    ['ace and king are neighbours', 'w1=main/3/2000 nmb L:AC R:KD say:no-spread push:w1/0/2000', 'complies'],
    ['no spread, void', `${NEIGHBOURS} void:w1/0/2000`, 'complies'],
    ['no spread, collected', `${NEIGHBOURS} lose:w1`, 'wager-follows-the-result 5.5(c)'],
    ['no spread, half kept', `${NEIGHBOURS} push:w1/0/1000`, 'stand-off-returns-the-stake 5.5(c)'],
    ['three of a kind pays 11 to 1', `${PAIR} C:QH win:w1/22000/2000`, 'complies'],
    ['three of a kind at 10 to 1', `${PAIR} C:QH win:w1/20000/2000`, 'wins-pay-stated-odds 9'],
    ['three of a kind given back', `${PAIR} C:QH push:w1/0/2000`, 'wager-follows-the-result 5.5(b)(i)'],
    ['a pair alone', `${PAIR} C:5H push:w1/0/2000`, 'complies'],
    ['a pair alone, collected', `${PAIR} C:5H lose:w1`, 'wager-follows-the-result 5.5(b)(ii)'],
    ['a third card not recorded', `${SPREAD_2} nmb win:w1/8000/2000`, 'indeterminate'],
  ])('%s: %s', (_, words, due) => {
    expect(told(record(words))).toBe(due);
  });
});

describe('the order of a round', () => {
  it.each([
    [
      'right before left',
      'w1=main/3/2000 nmb R:9D L:QC say:2 nmb C:JH win:w1/8000/2000',
      'first-cards-dealt-in-order 8.1',
    ],
    ['a third card with neighbours', `${NEIGHBOURS} C:5H push:w1/0/2000`, 'third-card-as-stated 8.2(b)'],
    ['two third cards', `${SPREAD_2} nmb C:JH C:2H win:w1/8000/2000`, 'third-card-as-stated 8.2(a)'],
    [
      'a spread of three announced for two',
      'w1=main/3/2000 nmb L:QC R:9D say:3 nmb C:JH win:w1/8000/2000',
      `${ANNOUNCED} 8.2(a)`,
    ],
    ['a spread announced for neighbours', 'w1=main/3/2000 nmb L:QC R:JD say:1 push:w1/0/2000', `${ANNOUNCED} 8.2(b)`],
    [
      'no spread announced for two',
      'w1=main/3/2000 nmb L:QC R:9D say:no-spread nmb C:JH win:w1/8000/2000',
      `${ANNOUNCED} 8.2(a)`,
    ],
    ['a pair announced', `${PAIR} say:pair C:5H push:w1/0/2000`, 'complies'],
    [
      'a wager after the call',
      'w2=main/2/500 nmb w1=main/3/2000 L:QC R:9D nmb C:JH lose:w1 win:w2/2000/500',
      'no-wager-after-close 8.1',
    ],
    [
      'a late wager given back',
      'w2=main/2/500 nmb w1=main/3/2000 L:QC R:9D nmb C:JH void:w1/0/2000 win:w2/2000/500',
      'complies',
    ],
  ])('%s: %s', (_, words, due) => {
    expect(told(record(words))).toBe(due);
  });
});

describe('raises', () => {
  const settled = 'win:w1/8000/2000 win:r1/4000/1000';
  it.each([
    ['a smaller raise', `${SPREAD_2} r1=raise/w1/3/1000 nmb C:JH ${settled}`, 'complies'],
    ['as much as the wager', `${SPREAD_2} r1=raise/w1/3/2000 nmb C:JH win:w1/8000/2000 win:r1/8000/2000`, 'complies'],
    [
      'more than the wager',
      `${SPREAD_2} r1=raise/w1/3/2001 nmb C:JH win:w1/8000/2000 win:r1/8004/2001`,
      'added-stake-as-stated 5.4',
    ],
    [
      'two that come to the wager',
      `${SPREAD_2} r1=raise/w1/3/1000 r2=raise/w1/3/1000 nmb C:JH ${settled} win:r2/4000/1000`,
      'complies',
    ],
    [
      'two that come to more',
      `${SPREAD_2} r1=raise/w1/3/1000 r2=raise/w1/3/1500 nmb C:JH ${settled} win:r2/6000/1500`,
      'added-stake-as-stated 5.4',
    ],
    [
      'paid at other odds',
      `${SPREAD_2} r1=raise/w1/3/1000 nmb C:JH win:w1/8000/2000 win:r1/1000/1000`,
      'wins-pay-stated-odds 9',
    ],
    [
      'before the announcement',
      `w1=main/3/2000 nmb L:QC R:9D r1=raise/w1/3/1000 say:2 nmb C:JH ${settled}`,
      'raises-as-stated 8.2(a)',
    ],
    ['no announcement recorded', `w1=main/3/2000 nmb L:QC R:9D r1=raise/w1/3/1000 nmb C:JH ${settled}`, 'complies'],
    [
      'before the second card',
      `w1=main/3/2000 nmb L:QC r1=raise/w1/3/1000 R:9D nmb C:JH ${settled}`,
      'raises-as-stated 8.2(a)',
    ],
    ['after the second call', `${SPREAD_2} nmb r1=raise/w1/3/1000 C:JH ${settled}`, 'no-wager-after-close 8.2(a)'],
    ['after the third card', `${SPREAD_2} C:JH r1=raise/w1/3/1000 ${settled}`, 'no-wager-after-close 8.2(a)'],
    ['a late one given back', `${SPREAD_2} nmb r1=raise/w1/3/1000 C:JH win:w1/8000/2000 void:r1/0/1000`, 'complies'],
    ['on a pair', `${PAIR} r1=raise/w1/3/1000 C:5H push:w1/0/2000 lose:r1`, 'raises-as-stated 8.2(c)'],
    ['on a pair, given back', `${PAIR} r1=raise/w1/3/1000 C:5H push:w1/0/2000 void:r1/0/1000`, 'complies'],
    ['without a spread', `${NEIGHBOURS} r1=raise/w1/3/1000 push:w1/0/2000 push:r1/0/1000`, 'raises-as-stated 5.4'],
    ['without a wager', `${SPREAD_2} r1=raise/w9/3/1000 ${LOST} lose:r1`, 'wager-has-its-companion 5.1'],
  ])('%s: %s', (_, words, due) => {
    expect(told(record(words))).toBe(due);
  });
});

describe('wagers on a box', () => {
  const lost = 'nmb L:QC R:9D nmb C:2H';
  it.each([
    ['three players', `w1=main/3/500 w2=main/3/500 w3=main/3/500 ${lost} lose:w1 lose:w2 lose:w3`, 'complies'],
    [
      'four players',
      `w1=main/3/500 w2=main/3/500 w3=main/3/500 w4=main/3/500 ${lost} lose:w1 lose:w2 lose:w3 lose:w4`,
      'wagers-per-position-as-stated 5.2',
    ],
    ['together the maximum', `w1=main/3/20000 w2=main/3/5000 ${lost} lose:w1 lose:w2`, 'complies'],
    ['together above it', `w1=main/3/20000 w2=main/3/5500 ${lost} lose:w1 lose:w2`, 'shared-box-within-maximum 5.2'],
    [
      'together above it, the excess given back',
      `w1=main/3/20000 w2=main/3/5500 ${lost} lose:w1 lose:w2/0/500`,
      'complies',
    ],
    [
      'with a raise above it',
      'w1=main/3/25000 nmb L:QC R:9D say:2 r1=raise/w1/3/25000 nmb C:2H lose:w1 lose:r1',
      'complies',
    ],
    [
      'one player on two boxes',
      `w1=main/3/500/p1 w2=main/4/500/p1 ${lost} lose:w1 lose:w2`,
      'player-keeps-to-the-hands-allowed 5.8',
    ],
    ['above the maximum, the excess given back', `w1=main/3/30000 ${lost} lose:w1/0/5000`, 'complies'],
    ['above the maximum, all taken', `w1=main/3/30000 ${lost} lose:w1`, 'stake-not-above-maximum 4.1(d)'],
    ['below the minimum stands', `w1=main/3/400 ${lost} lose:w1`, 'complies'],
  ])('%s: %s', (_, words, due) => {
    expect(told(record(words))).toBe(due);
  });

  const multiples = (notice: string): Options => ({
    table: { limits: { main: { min: 500, max: 25000 } }, options: { multiplesOfMinimum: notice } },
  });
  it('holds to units of the minimum where a notice asks for them', () => {
    const words = `w1=main/3/750 ${lost} lose:w1`;
    expect(told(record(words, [], multiples('required')))).toBe('stake-in-permitted-steps 4.1(b)');
    expect(told(record(words, [], multiples('not-required')))).toBe('complies');
  });

  const spoken = (chips: 'value' | 'cash' | 'credit'): RoundRecord =>
    record(`nmb L:QC R:9D nmb C:2H lose:w1`, [
      [0, { type: 'wager', id: 'w1', player: 'p1', position: 'box:3', bet: 'main', stake: 500, oral: true, chips }],
    ]);
  it.each([
    ['value', 'complies'],
    ['cash', 'complies'],
    ['credit', 'oral-wagers-as-stated 5.7'],
  ] as const)('by word of mouth with %s: %s', (chips, due) => {
    expect(told(spoken(chips))).toBe(due);
  });
});

describe('the shoe', () => {
  const WORDS = `${SPREAD_2} ${LOST}`;
  const cut = (more: object): RoundEvent => ({ type: 'cut', depth: 60, back: 100, by: 'player', ...more });
  const start = (made: RoundEvent, ...burns: boolean[]): [number, RoundEvent][] =>
    [
      { type: 'shuffle', by: 'dealer' } as const,
      made,
      ...burns.map((faceUp) => ({ type: 'burn', faceUp }) as const),
    ].map((one, at): [number, RoundEvent] => [at, one]);
  it.each<[string, [number, RoundEvent][], string]>([
    ['a new shoe', start(cut({}), false), 'complies'],
    ['cut one deck in', start(cut({ depth: 52 }), false), 'complies'],
    ['cut less than a deck in', start(cut({ depth: 51 }), false), 'cut-deep-enough 6.2'],
    ['the cutting card half way in', start(cut({ back: 208 }), false), 'complies'],
    ['the cutting card further in', start(cut({ back: 209 }), false), 'cutting-card-not-too-far-in 6.2'],
    ['cut by a supervisor', start(cut({ by: 'supervisor' }), false), 'complies'],
    ['cut by the dealer', start({ type: 'cut', by: 'dealer', depth: 60 }, false), 'cards-not-cut-by-the-dealer 6.1'],
    ['shuffled by a player', [[0, { type: 'shuffle', by: 'player' }]], 'cards-shuffled-as-stated 6.1'],
    ['two cards burnt', start(cut({}), false, false), 'new-shoe-burns-first-card 7.2'],
    ['burnt face up', start(cut({}), true), 'burnt-card-face-as-stated 7.2'],
    ['the cutting card first, and no shuffle', [[2, { type: 'cutting-card' }]], 'cutting-card-ends-the-shoe 6.2(a)'],
    [
      'the cutting card first, and a shuffle',
      [
        [2, { type: 'cutting-card' }],
        [3, { type: 'shuffle' }],
      ],
      'complies',
    ],
    ['the cutting card in the round', [[3, { type: 'cutting-card' }]], 'complies'],
    [
      'shuffled in the round',
      [
        [3, { type: 'cutting-card' }],
        [4, { type: 'shuffle' }],
      ],
      'cutting-card-ends-the-shoe 6.2(b)',
    ],
  ])('%s: %s', (_, more, due) => {
    expect(told(record(WORDS, more))).toBe(due);
  });

  it.each<[string, NonNullable<RoundRecord['equipment']>, string]>([
    ['six decks', { decks: 6 }, 'decks-as-stated 3.1'],
    ['a joker', { decks: 8, jokers: 1 }, 'jokers-as-stated 3.1'],
    ['decks of 51', { decks: 8, deckCards: 51 }, 'deck-cards-as-stated 3.1'],
    ['no shoe', { decks: 8, shoe: false }, 'cards-dealt-from-a-shoe 7.1'],
  ])('%s', (_, equipment, due) => {
    expect(told(record(WORDS, [], { equipment }))).toBe(due);
  });
});

describe('irregularities', () => {
  type Fault = Omit<RoundEvent & { type: 'irregularity' }, 'type'>;
  const round = (fault: Fault, at = 3, words = `${SPREAD_2} ${LOST}`): RoundRecord =>
    record(words, [[at, { type: 'irregularity', ...fault }]]);
  const OVER = 8;
  it.each<[string, Fault, number, string]>([
    ['face up, burnt', { kind: 'card-face-up-in-shoe', treatment: 'burnt' }, 3, 'complies'],
    ['face up, played', { kind: 'card-face-up-in-shoe', treatment: 'played' }, 3, `${TREATED} 10(a)`],
    ['unexposed, the next card', { kind: 'excess-card-drawn', exposed: false, treatment: 'next-card' }, 3, 'complies'],
    ['unexposed, burnt', { kind: 'excess-card-drawn', exposed: false, treatment: 'burnt' }, 3, `${TREATED} 10(b)`],
    [
      'burnt in error',
      { kind: 'excess-card-drawn', exposed: false, of: 'burnt-in-error', treatment: 'burnt' },
      3,
      'complies',
    ],
    [
      'burnt in error, used',
      { kind: 'excess-card-drawn', of: 'burnt-in-error', treatment: 'next-card' },
      3,
      `${TREATED} 10(b)`,
    ],
    ['exposed, burnt', { kind: 'excess-card-drawn', exposed: true, card: '5H', treatment: 'burnt' }, 3, 'complies'],
    [
      'exposed, used',
      { kind: 'excess-card-drawn', exposed: true, card: '5H', treatment: 'next-card' },
      3,
      `${TREATED} 10(d)`,
    ],
    [
      'exposed when the round was over',
      { kind: 'excess-card-drawn', exposed: true, card: '5H', treatment: 'first-card-of-next-round' },
      OVER,
      'complies',
    ],
    ['face not recorded', { kind: 'excess-card-drawn', treatment: 'burnt' }, 3, 'complies'],
    ['too few cards, finished', { kind: 'insufficient-cards', treatment: 'discards-shuffled' }, 3, 'complies'],
    [
      'too few cards, dealt anew',
      { kind: 'insufficient-cards', treatment: 'redealt' },
      3,
      'insufficient-cards-treated-as-stated 10(c)',
    ],
  ])('%s', (_, fault, at, due) => {
    expect(told(round(fault, at))).toBe(due);
  });

  it('gives every wager back where the operator invalidates the outcome', () => {
    const declared: RoundEvent = { type: 'void', scope: 'round', reason: 'fire' };
    const words = 'w1=main/3/2000 nmb L:QC R:9D say:2 nmb C:JH';
    expect(told(record(`${words} void:w1/0/2000`, [[7, declared]]))).toBe('complies');
    expect(told(record(`${words} lose:w1`, [[7, declared]]))).toBe('void-round-returns-every-stake 12.4');
  });
});
