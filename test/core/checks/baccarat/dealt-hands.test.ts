import {
  bankerMustDraw,
  dealIsJudged,
  dealtByTheRules,
  dealtInOrder,
  excessIsNoted,
  scoreToDrawBy,
  type DealFacts,
} from '../../../../src/core/checks/baccarat/dealt-hands';
import { scoreOf } from '../../../../src/core/games/baccarat/coup';
import type { BaccaratFacts } from '../../../../src/core/games/baccarat/game';
import type { BaccaratRound } from '../../../../src/core/games/baccarat/round';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import { noted, voided } from '../../../support/rounds/cases';
import { coup, type CoupOptions } from '../../../support/rounds/coup';

const upTo = (points: number): boolean[] => Array.from({ length: 10 }, (_, count) => count <= points);
/** The banker draws on three unless the player took an eight, and on none below it otherwise. */
const BANKER_DRAWS = {
  rows: Array.from({ length: 10 }, (_, points) =>
    Array.from({ length: 11 }, (__, third) => points < 3 || (points === 3 && third !== 9)),
  ),
} as unknown as BaccaratFacts['bankerDraws'];
const CARD_VALUES: BaccaratFacts['cardValues'] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0];
const FACTS: DealFacts = {
  dealOrder: ['player', 'banker', 'player', 'banker'],
  naturals: upTo(7).map((below) => !below),
  playerDraws: ['draw', 'draw', 'draw', 'draw', 'draw', 'draw', 'stand', 'stand', 'natural', 'natural'],
  bankerDraws: BANKER_DRAWS,
  bankerDrawsAlone: upTo(5),
  thirdCards: 1,
  cardValues: CARD_VALUES,
};
const without = (...names: readonly (keyof DealFacts)[]): DealFacts =>
  Object.fromEntries(Object.entries(FACTS).filter(([name]) => !names.includes(name as keyof DealFacts)));

function read(options: CoupOptions): BaccaratRound {
  const round = readBaccaratRound(coup(options));
  if (typeof round === 'string') throw new Error(round);
  return round;
}
const hands = (player: string, banker: string, order?: string): CoupOptions => ({
  player,
  banker,
  ...(order !== undefined && { order }),
});

test.each<[string, CoupOptions, boolean]>([
  ['nothing irregular', {}, true],
  ['declared void', { dealt: [voided] }, false],
  ['a card to the wrong hand', { dealt: [noted('card-to-wrong-hand')] }, false],
  ['the shoe ran out', { dealt: [noted('insufficient-cards')] }, false],
  ['something else irregular', { dealt: [noted('failed-to-burn')] }, true],
  [
    'a card to the wrong hand, and something else',
    { dealt: [noted('failed-to-burn'), noted('card-to-wrong-hand')] },
    false,
  ],
])('whether cards show how a coup was dealt: %s', (_, options, expected) => {
  expect(dealIsJudged(read(options))).toBe(expected);
  expect(scoreToDrawBy(read(options), { ...FACTS, cardValues: CARD_VALUES }) !== undefined).toBe(expected);
});

describe('whether a third card was noted as one too many', () => {
  const THREE = { player: '2H 3D KC', banker: '3S 4C' };
  test.each<[string, CoupOptions, boolean]>([
    ['noted', { ...THREE, dealt: [noted('excess-card-drawn', undefined, { to: 'player' })] }, true],
    ['noted of the other hand', { ...THREE, dealt: [noted('excess-card-drawn', undefined, { to: 'banker' })] }, false],
    [
      'something else noted of the hand',
      { ...THREE, dealt: [noted('card-exposed-in-error', undefined, { to: 'player' })] },
      false,
    ],
    ['not noted', THREE, false],
    ['noted of a hand of two cards', { dealt: [noted('excess-card-drawn', undefined, { to: 'player' })] }, false],
  ])('%s', (_, options, expected) => {
    expect(excessIsNoted(read(options), 'player')).toBe(expected);
  });
});

test.each<[string, CoupOptions, boolean]>([
  ['in turn', {}, true],
  ['two by two', { order: 'ppbb' }, false],
  ['the banker first', { order: 'bpbp' }, false],
  ['the last two the other way round', { order: 'pbbp' }, false],
  ['in turn, and a third card', { player: '2H 3D KC' }, true],
  ['three cards', { banker: '3S' }, false],
  ['no cards', { player: '', banker: '' }, false],
])('whether the first cards went where they belong: %s', (_, options, expected) => {
  expect(dealtInOrder(read(options), FACTS)).toBe(expected);
  expect(dealtInOrder(read(options), {})).toBe(true);
  expect(scoreToDrawBy(read(options), { ...FACTS, cardValues: CARD_VALUES }) !== undefined).toBe(expected);
});

test('the order of the first cards is found out anew for another order', () => {
  const round = read({ order: 'ppbb' });
  expect(dealtInOrder(round, FACTS)).toBe(false);
  expect(dealtInOrder(round, { dealOrder: ['player', 'player', 'banker', 'banker'] })).toBe(true);
  expect(dealtInOrder(round, FACTS)).toBe(false);
});

describe('whether the banker must draw', () => {
  test.each<[string, string, string, boolean | undefined]>([
    ['alone on five', '6H KD', '2S 3C', true],
    ['alone on six', '6H KD', '2S 4C', false],
    ['on three to a seven', '2H 3D 7C', '2S AC', true],
    ['on three to an eight', '2H 3D 8C', '2S AC', false],
    ['on three to a card without a value', '2H 3D JOKER', '2S AC', undefined],
  ])('%s', (_, player, banker, expected) => {
    const round = read({ player, banker });
    const score = scoreOf(read({ player: '2H 3D', banker }), CARD_VALUES);
    if (score === undefined) throw new Error('no score');
    expect(bankerMustDraw(round, score, FACTS)).toBe(expected);
    expect(bankerMustDraw(round, score, {})).toBeUndefined();
    expect(bankerMustDraw(round, score, { cardValues: CARD_VALUES })).toBeUndefined();
  });
});

describe('whether both hands took the cards that the rules give them', () => {
  test.each<[string, CoupOptions, boolean]>([
    ['a natural, and no card', hands('9H KD', '2S 3C'), true],
    ["the banker's natural, and no card", hands('2H 3D', '9S KC'), true],
    ['a natural, and a card', hands('9H KD', '2S 3C 7D'), false],
    ["the banker's natural, and a card", hands('2H 3D 7C', '9S KC'), false],
    ['the player draws on five, and the banker stands on seven', hands('2H 3D KC', '3S 4C'), true],
    ['the player stands on five', hands('2H 3D', '3S 4C'), false],
    ['the player draws on six', hands('6H KD KC', '3S 4C'), false],
    ['the player stands on six, and the banker on six', hands('6H KD', '2S 4C'), true],
    ['the banker draws on five', hands('6H KD', '2S 3C 7D'), true],
    ['the banker stands on five', hands('6H KD', '2S 3C'), false],
    ['the banker draws on six', hands('6H KD', '2S 4C 7D'), false],
    ['four cards', hands('2H 3D KC KS', '3S 4C'), false],
    ['the first cards in another order', hands('6H KD', '2S 4C', 'ppbb'), false],
    ['no cards', hands('', ''), false],
  ])('%s', (_, options, expected) => {
    expect(dealtByTheRules(read(options), FACTS)).toBe(expected);
  });

  test.each<[string, CoupOptions, DealFacts, boolean]>([
    ['what cards count', hands('6H KD', '2S 4C'), without('cardValues'), false],
    ['the order of cards', hands('6H KD', '2S 4C', 'ppbb'), without('dealOrder'), true],
    ['naturals', hands('6H KD', '2S 3C 7D'), without('naturals'), true],
    ['when the player draws', hands('2H 3D', '3S 4C'), without('playerDraws'), true],
    ['when the banker draws alone', hands('6H KD', '2S 3C'), without('bankerDrawsAlone'), true],
    ['when the banker draws by the third card', hands('2H 3D KC', '2S KC'), without('bankerDraws'), true],
    ['how many cards are drawn', hands('2H 3D KC KS', '3S 4C'), without('thirdCards'), true],
  ])('and rules do not say %s', (_, options, facts, expected) => {
    expect(dealtByTheRules(read(options), facts)).toBe(expected);
  });
});
