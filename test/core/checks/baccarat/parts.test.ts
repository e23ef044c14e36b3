import { baccaratParts } from '../../../../src/core/checks/baccarat/parts';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import type { RoundRecord } from '../../../../src/core/rounds/record';
import { placed } from '../../../support/rounds/breaches-of-additional';
import { CUTTING_CARD, newShoe, noted } from '../../../support/rounds/cases';
import { coup, type WagerOptions } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { partsIn } from '../../../support/rounds/parts';

const OUTCOMES = new Map([['super-6/tie', 'lose']]) as Parameters<typeof readBaccaratRound>[2];

function partsOf(record: RoundRecord): readonly string[] {
  const round = readBaccaratRound(record, undefined, OUTCOMES);
  if (typeof round === 'string') throw new Error(round);
  return partsIn(baccaratParts, round);
}

const won = (bet: string): WagerOptions => ({ bet, stake: 1000, settle: { result: 'win', paid: 1000 } });
const ended = (bet: string, result: 'lose' | 'push' | 'void'): WagerOptions => ({
  bet,
  stake: 1000,
  settle: { result, paid: 0 },
});

const THIRD_CARDS = { player: '2H 3D TC', banker: '2S TD 4C' };

test.each<[string, RoundRecord, readonly string[]]>([
  ['no wagers', coup(), []],
  ['an additional wager that lost', coup({ wagers: [ended('super-6', 'lose')] }), ['additional']],
  [
    'an additional wager settled as won',
    coup({ wagers: [{ bet: 'super-6', stake: 1000, settle: { result: 'win', paid: 12000 } }] }),
    ['additional', 'additionalWon'],
  ],
  ['points announced', coup({ dealt: [{ type: 'announce', of: 'player', value: 9 }] }), ['announcements']],
  ['a wager on the banker that lost', coup({ wagers: ['banker 1000'] }), ['banker']],
  ['a wager on the banker settled as won', coup({ wagers: [won('banker')] }), ['banker', 'bankerWon']],
  ['boxes with hands of their own', luckyDraw(), ['boxes', 'positioned']],
  [
    'commission taken',
    coup({ wagers: [{ bet: 'player', stake: 1000, settle: { commission: 50 } }] }),
    ['charged', 'player', 'playerWon'],
  ],
  ['the cutting card', coup({ first: [CUTTING_CARD] }), ['cuttingCard']],
  ['a differential', coup({ table: { differential: 100_000 } }), ['differential']],
  ['a dummy hand', { ...coup(), dummy: true }, ['dummy']],
  ['cards face up', coup({ face: 'up' }), ['faces']],
  ['something irregular', coup({ dealt: [noted('failed-to-burn')] }), ['irregularities']],
  ['a wager with cash', coup({ wagering: [placed({ id: 's1', chips: 'cash' })] }), ['made', 'player']],
  ['a wager by word of mouth', coup({ wagering: [placed({ id: 's1', oral: true })] }), ['oral', 'player']],
  ['a wager on a pair that lost', coup({ wagers: ['player-pair 1000'] }), ['pair']],
  ['a wager on a pair settled as won', coup({ wagers: [won('player-pair')] }), ['pair', 'pairWon']],
  ['a wager on the player that won', coup({ wagers: ['player 1000'] }), ['player', 'playerWon']],
  ['a wager on the player settled as lost', coup({ wagers: [ended('player', 'lose')] }), ['player']],
  ['a wager on a box', coup({ wagering: [placed({ id: 's1', position: 'box:1' })] }), ['player', 'positioned']],
  ['a shoe made ready', coup({ first: newShoe() }), ['preparation']],
  ['the seats of the table', coup({ table: { seats: 14 } }), ['seats']],
  ['a wager settled as a push', coup({ wagers: [ended('tie', 'push')] }), ['settledAsNeither', 'tie']],
  [
    'two wagers of one player on one bet',
    coup({ wagers: ['player 1000', 'player 2000'] }),
    ['player', 'playerWon', 'wagersOnOneBet'],
  ],
  [
    'wagers of two players on one bet',
    coup({ wagers: ['player 1000', { bet: 'player', stake: 2000, by: 'p9' }] }),
    ['player', 'playerWon'],
  ],
  [
    'wagers of two players on the tie',
    coup({ wagers: ['tie 1000', { bet: 'tie', stake: 2000, by: 'p9' }] }),
    ['tie', 'wagersOnOneBet'],
  ],
  ['a wager given back', coup({ wagers: [ended('tie', 'void')] }), ['settledAsNeither', 'tie']],
  ['cards from a shoe', coup({ equipment: { shoe: true } }), ['shoe']],
  ['cards from no shoe', coup({ equipment: { shoe: false } }), ['shoe']],
  ['a third card of both', coup(THIRD_CARDS), ['thirdCards']],
  ['a third card of the player alone', coup({ ...THIRD_CARDS, banker: '2S TD' }), []],
  ['a wager on the tie that lost', coup({ wagers: ['tie 1000'] }), ['tie']],
  ['a wager on the tie settled as won', coup({ wagers: [won('tie')] }), ['tie', 'tieWon']],
  ['a coup declared void', coup({ dealt: [{ type: 'void', scope: 'round' }] }), ['voids']],
  [
    'a wager declared void',
    coup({ wagers: [ended('tie', 'lose')], dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }] }),
    ['tie', 'voids'],
  ],
])('what a coup has that many have not: %s', (_, record, expected) => {
  expect(partsOf(record)).toEqual(expected);
});
