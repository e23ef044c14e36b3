import {
  paidRow,
  pointsPaidOnThreeCards,
  winningOdds,
  type PayingFacts,
} from '../../../../src/core/checks/baccarat/winning-odds';
import { scoreOf } from '../../../../src/core/games/baccarat/coup';
import type { BaccaratFacts } from '../../../../src/core/games/baccarat/game';
import type { BaccaratRound, Wager } from '../../../../src/core/games/baccarat/round';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import type { Odds } from '../../../../src/core/values/odds';
import { coup, type CoupOptions } from '../../../support/rounds/coup';

const OUTCOMES = new Map([
  ['super-6/banker-wins-with-6', 'win'],
  ['super-6/other', 'lose'],
  ['lucky/tie', 'win'],
]) as unknown as BaccaratFacts['outcomes'];
const CARD_VALUES: BaccaratFacts['cardValues'] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0];
const [EVEN, LESS, HALF, DOUBLE, PAIR, TIE, SIX] = [
  [1, 1],
  [19, 20],
  [1, 2],
  [2, 1],
  [11, 1],
  [8, 1],
  [15, 1],
].map(([wins = 0, on = 1]): Odds => ({ wins, on }));
const onPoints = (points: number, odds: Odds | undefined) =>
  Object.assign(new Array<undefined>(10).fill(undefined), {
    [points]: odds,
  }) as unknown as BaccaratFacts['threeCardPays'];
const FACTS = {
  ...{ cardValues: CARD_VALUES, outcomes: OUTCOMES, pays: new Map([['super-6', SIX]]) },
  ...{ playerPays: EVEN, bankerPays: LESS, tiePays: TIE, pairPays: PAIR },
} as unknown as PayingFacts;
const BY_POINTS = { ...FACTS, bankerPaysByPoints: onPoints(6, HALF) } as unknown as PayingFacts;
const BY_CARDS = { ...BY_POINTS, threeCardPays: onPoints(8, DOUBLE) } as unknown as PayingFacts;

function on(bet: string, options: CoupOptions = {}): [BaccaratRound, Wager] {
  const round = readBaccaratRound(coup({ ...options, wagers: [{ bet, stake: 1000 }] }), undefined, OUTCOMES);
  if (typeof round === 'string') throw new Error(round);
  const [wager] = round.wagers;
  if (wager === undefined) throw new Error('no wager');
  return [round, wager];
}

const SIX_WINS = { player: '2H 3D', banker: '2S 4C' };
test.each<[string, string, CoupOptions, PayingFacts, Odds | undefined]>([
  ['the player', 'player', {}, FACTS, EVEN],
  ['the player who lost', 'player', { player: '6H KD' }, FACTS, undefined],
  ['the banker', 'banker', { player: '6H KD' }, FACTS, LESS],
  ['the banker with six', 'banker', SIX_WINS, FACTS, LESS],
  ['the banker with six, where that is paid otherwise', 'banker', SIX_WINS, BY_POINTS, HALF],
  ['the banker with seven, where six is paid otherwise', 'banker', { player: '6H KD' }, BY_POINTS, LESS],
  ['a tie', 'tie', { player: '3H 4D' }, FACTS, TIE],
  [
    'a tie of three cards, where they are paid otherwise',
    'tie',
    { player: '2H 3D 3C', banker: '4S 4C' },
    BY_CARDS,
    TIE,
  ],
  ['no cards', 'player', { player: '', banker: '' }, FACTS, undefined],
  ['the player with eight on three cards', 'player', { player: '2H 3D 3C' }, BY_CARDS, DOUBLE],
  ['the player with eight on two cards', 'player', { player: '5H 3D' }, BY_CARDS, EVEN],
  ['the player with nine on three cards', 'player', { player: '2H 3D 4C' }, BY_CARDS, EVEN],
  ['the banker with eight on three cards', 'banker', { player: '6H KD', banker: '2S 3C 3D' }, BY_CARDS, DOUBLE],
  ['the banker with six on three cards', 'banker', { player: '5H KD', banker: '2S 3C AD' }, BY_CARDS, HALF],
  ["a pair of the player's", 'player-pair', { player: '4H 4D' }, FACTS, PAIR],
  ["no pair of the player's", 'player-pair', { banker: '4H 4D' }, FACTS, undefined],
  ["a pair of the banker's", 'banker-pair', { banker: '4H 4D' }, FACTS, PAIR],
  ["no pair of the banker's", 'banker-pair', { player: '4H 4D' }, FACTS, undefined],
  ['super 6', 'super-6', SIX_WINS, FACTS, SIX],
  ['super 6 that lost', 'super-6', {}, FACTS, undefined],
  ['super 6, and no cards', 'super-6', { player: '', banker: '' }, FACTS, undefined],
  ['a bet that nothing decides', 'fee', {}, FACTS, undefined],
])('what is paid on %s', (_, bet, options, facts, expected) => {
  expect(winningOdds(...on(bet, options), facts)).toEqual(expected);
});

test('the row by which an additional wager is paid is that by which it wins', () => {
  expect(paidRow(...on('super-6', SIX_WINS), FACTS)).toBe('super-6');
  expect(paidRow(...on('super-6'), FACTS)).toBeUndefined();
  expect(paidRow(...on('lucky'), FACTS)).toBeUndefined();
  expect(paidRow(...on('super-6', { player: '', banker: '' }), FACTS)).toBeUndefined();
});

test.each<[string, CoupOptions, number | undefined]>([
  ['the player with eight', { player: '2H 3D 3C' }, 8],
  ['the player with eight on two cards', { player: '5H 3D' }, undefined],
  ['the player with nine', { player: '2H 3D 4C' }, undefined],
  ['the banker with eight', { player: '6H KD', banker: '2S 3C 3D' }, 8],
  ['the banker with eight on two cards, the player drew', { player: '2H 3D KC', banker: '5S 3C' }, undefined],
  ['eight each', { player: '2H 3D 3C', banker: '2S 3S 3D' }, undefined],
])('the points that special odds are for: %s', (_, options, expected) => {
  const [round] = on('player', options);
  const score = scoreOf(round, CARD_VALUES);
  if (score === undefined) throw new Error('no score');
  expect(pointsPaidOnThreeCards(round, score, onPoints(8, DOUBLE))).toBe(expected);
});
