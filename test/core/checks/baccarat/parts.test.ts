import { baccaratParts } from '../../../../src/core/checks/baccarat/parts';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import type { RoundRecord } from '../../../../src/core/rounds/record';
import { placed } from '../../../support/rounds/breaches-of-additional';
import { CUTTING_CARD, newShoe, noted } from '../../../support/rounds/cases';
import { coup } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

const OUTCOMES = new Map([['super-6/tie', 'lose']]) as Parameters<typeof readBaccaratRound>[2];

function partsOf(record: RoundRecord): readonly string[] {
  const round = readBaccaratRound(record, undefined, OUTCOMES);
  if (typeof round === 'string') throw new Error(round);
  return Object.entries(baccaratParts).flatMap(([part, has]) => (has?.(round) ? [part] : []));
}

test.each<[string, RoundRecord, readonly string[]]>([
  ['a wager won, lost and given back', coup({ wagers: ['player 1000', 'banker 1000', 'tie 1000'] }), []],
  ['no wagers', coup(), []],
  ['an additional wager', coup({ wagers: ['super-6 1000'] }), ['additional']],
  ['points announced', coup({ dealt: [{ type: 'announce', of: 'player', value: 9 }] }), ['announcements']],
  ['boxes with hands of their own', luckyDraw(), ['boxes', 'positioned']],
  ['commission taken', coup({ wagers: [{ bet: 'player', stake: 1000, settle: { commission: 50 } }] }), ['charged']],
  ['the cutting card', coup({ first: [CUTTING_CARD] }), ['cuttingCard']],
  ['cards face up', coup({ face: 'up' }), ['faces']],
  ['something irregular', coup({ dealt: [noted('failed-to-burn')] }), ['irregularities']],
  ['a wager with cash', coup({ wagering: [placed({ id: 's1', chips: 'cash' })] }), ['made']],
  ['a wager by word of mouth', coup({ wagering: [placed({ id: 's1', oral: true })] }), ['oral']],
  ['a wager on a box', coup({ wagering: [placed({ id: 's1', position: 'box:1' })] }), ['positioned']],
  ['a shoe made ready', coup({ first: newShoe() }), ['preparation']],
  ['the seats of the table', coup({ table: { seats: 14 } }), ['seats']],
  ['cards from a shoe', coup({ equipment: { shoe: true } }), ['shoe']],
  ['cards from no shoe', coup({ equipment: { shoe: false } }), ['shoe']],
])('what a coup has that most have not: %s', (_, record, expected) => {
  expect(partsOf(record)).toEqual(expected);
});
