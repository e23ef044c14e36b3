import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { lost, paidOut, placed } from './breaches-of-additional';
import type { Breaches } from './cases';
import { coup } from './coup';
import { coupAt, PLACES } from './places';

const NZ = 'nz/table-games-divisions#div-5/';
const ACT = 'au-act/gazette-s196-1992#baccarat/';

/** A coup with an ante, at a table with a minimum of ten dollars. */
export const anteUp = (stake: number): RoundRecord =>
  coupAt(
    { ...PLACES.nz, variant: 'ante-up', options: { ...PLACES.nz.options, anteWaivedFrom: '100' } },
    {
      table: { limits: { '*': { min: 1000 }, ante: { min: 100, max: 1000 } } },
      wagers: ['player 1000', { bet: 'ante', stake, settle: lost }],
    },
  );

/** A new shoe, cut by this person. */
export const cutBy = (by: string, more: object = {}): RoundEvent[] => [
  { type: 'shuffle' },
  { type: 'cut', by, depth: 60, ...more },
  { type: 'cut', back: 60 },
];

/** Breaches of what a table has, what wagers are made with, what is announced first and what commission is taken. */
export const CUSTOM_BREACHES: Breaches = {
  'baccarat/places-as-stated': [
    {
      name: 'fifteen places',
      round: ((record) => ({ ...record, table: { ...record.table, seats: 15 } }))(coupAt(PLACES.act)),
      subject: 'table',
      clauses: [`${ACT}1`],
      expected: '14',
      recorded: '15',
      message: 'The table has 15 places for players; there may be 14 at most.',
    },
  ],
  'baccarat/steps-not-above-minimum': [
    {
      name: 'steps of fifteen dollars with a minimum of ten',
      round: coupAt(PLACES.nz, { table: { limits: { '*': { min: 1000, increment: 1500 } } } }),
      subject: 'table',
      clauses: ['nz/table-games-divisions#div-1/9.5'],
      expected: '1000',
      recorded: '1500',
      message:
        'Steps of 15.00 are displayed for wagers with a minimum of 10.00; steps may not be greater than the minimum.',
    },
  ],
  'baccarat/cards-not-cut-by-the-dealer': [
    {
      name: 'by the dealer',
      round: coupAt(PLACES.act, { first: cutBy('dealer') }),
      subject: 'events[1]',
      clauses: ['7.2', '7.1', '7.4'].map((label) => ACT + label),
      expected: 'a player or a supervisor',
      recorded: 'dealer',
      message: 'The cards were cut by the dealer; a player or a supervisor cuts them.',
    },
  ],
  'baccarat/cards-cut-by-the-dealer': [
    {
      name: 'by a player',
      round: coup({ first: cutBy('player') }),
      subject: 'events[1]',
      clauses: ['3.10'],
      expected: 'dealer',
      recorded: 'player',
      message: 'The cards were cut by a player; the dealer cuts them.',
    },
  ],
  'baccarat/cards-dealt-from-a-shoe': [
    {
      name: 'dealt without one',
      round: coupAt(PLACES.act, { equipment: { decks: 8, shoe: false } }),
      subject: 'equipment',
      clauses: [`${ACT}8.1`],
      expected: 'a shoe',
      recorded: 'no shoe',
      message: 'The cards were dealt without a shoe; they are dealt from a shoe.',
    },
  ],
  'baccarat/no-cutting-card-with-a-card-machine': [
    {
      name: 'during the round',
      round: coupAt(PLACES.qld, {
        equipment: { decks: 8, cardMachine: true },
        afterCards: { 2: [{ type: 'cutting-card' }] },
      }),
      subject: 'shoe',
      clauses: ['16(e)', '16(d)'].map((label) => `au-qld/casino-gaming-rule-2024#body/${label}`),
      expected: 'no cutting card',
      recorded: '2',
      message: 'A cutting card came out after 2 cards although a card machine was used; none is in play then.',
    },
  ],
  'baccarat/ante-within-its-share': [
    {
      name: 'a fifth of the minimum',
      round: anteUp(200),
      subject: 'w2',
      clauses: [`${NZ}1`],
      expected: '125',
      recorded: '200',
      message: 'An ante of 2.00 was taken at a table with a minimum of 10.00; an ante may be 1.25 at most.',
    },
  ],
  'baccarat/wagers-made-as-stated': [
    {
      name: 'cash where chips are asked for',
      round: coupAt(PLACES.nz, { wagering: [placed({ id: 'm1', chips: 'cash' })], last: [paidOut('m1', 1000)] }),
      subject: 'm1',
      clauses: [`${NZ}5.3`, 'nz/table-games-divisions#div-1/14.1', 'nz/table-games-divisions#div-1/10.3'],
      expected: 'value chips',
      recorded: 'cash',
      message: 'Wager m1 on player was made with cash; the rules have value chips.',
    },
  ],
  'baccarat/points-announced-in-order': [
    {
      name: 'the banker before the player',
      round: coupAt(PLACES.act, {
        face: 'up',
        dealt: [
          { type: 'announce', of: 'banker', value: 7 },
          { type: 'announce', of: 'player', value: 9 },
        ],
      }),
      subject: 'coup',
      clauses: [`${ACT}8.3(a)`],
      expected: 'player',
      recorded: 'banker',
      message: "The banker's 7 was announced before the player's 9; the player's is first.",
    },
  ],
  'baccarat/commission-as-stated': [
    {
      name: 'six per cent',
      round: coupAt(PLACES.act, {
        player: '3H 3D',
        banker: '3S 4C',
        wagers: [{ bet: 'banker', stake: 10_000, settle: { paid: 9500, returned: 10_000, commission: 600 } }],
      }),
      subject: 'w1',
      clauses: [`${ACT}6.2`, `${ACT}terms`],
      expected: '500',
      recorded: '600',
      message: 'A commission of 6.00 was taken of the 100.00 that banker won; 5.00 is due.',
    },
    {
      name: 'on a wager that bears none',
      round: coupAt(PLACES.act, { wagers: [{ bet: 'player', stake: 10_000, settle: { commission: 500 } }] }),
      subject: 'w1',
      clauses: [`${ACT}6.2`, `${ACT}terms`],
      expected: '0',
      recorded: '500',
      message: 'A commission of 5.00 was taken on player; none is due on it.',
    },
  ],
};
