import { cutBy } from '../../../support/rounds/breaches-of-custom';
import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

const CANBERRA = 'au-act/ni2019-689#rules/8.3(f)';
const found = (recorded: string, who: string, clause: string) => ({
  subject: 'events[1]',
  clauses: [clause],
  expected: 'dealer',
  recorded,
  message: `The cards were cut by ${who}; the dealer cuts them.`,
});

checkTable('baccarat/cards-cut-by-the-dealer', {
  complies: [
    { name: 'by the dealer', round: coup({ first: cutBy('dealer') }), subjects: ['events[1]'] },
    {
      name: 'by the dealer: Canberra, terminals',
      round: coupAt(PLACES.actTerminal, { first: cutBy('dealer') }),
      subjects: ['events[1]'],
    },
    {
      name: 'by the dealer, who also put the cutting card in',
      round: coup({ first: cutBy('dealer', { back: 60 }) }),
      subjects: ['events[1]'],
    },
    {
      name: 'by the dealer, after a player cut',
      round: coup({ first: [{ type: 'cut', by: 'player', depth: 60 }, ...cutBy('dealer')] }),
      subjects: ['events[2]'],
    },
  ],
  breaches: [
    {
      name: 'by a player: Canberra, terminals',
      round: coupAt(PLACES.actTerminal, { first: cutBy('player') }),
      ...found('player', 'a player', CANBERRA),
    },
    {
      name: 'by somebody who has a wager',
      round: coup({ first: cutBy('p1'), wagers: ['player 1000'] }),
      ...found('p1', 'player p1', '3.10'),
    },
    {
      name: 'from a seat',
      round: coup({ first: cutBy('seat:3') }),
      ...found('seat:3', 'player seat:3', '3.10'),
    },
  ],
  notApplicable: [
    { name: 'by nobody who is named', round: coup({ first: [{ type: 'cut', back: 60, depth: 60 }] }) },
    { name: 'no cut recorded', round: coup() },
    {
      name: 'an irregularity, of which other rules say how it goes on',
      round: coupAt(PLACES.actTerminal, { first: [...cutBy('player'), noted('failed-to-burn', 'played')] }),
    },
  ],
  notImposed: [
    {
      name: 'Queensland, on a terminal: the table may have players too, and evidently has one',
      round: coupAt(PLACES.qldTerminal, { first: cutBy('player') }),
    },
    { name: 'Queensland, at a table', round: coupAt(PLACES.qld, { first: cutBy('player') }) },
    { name: 'Canberra, at a table', round: coupAt(PLACES.act, { first: cutBy('player') }) },
    { name: 'New Zealand', round: coupAt(PLACES.nz, { first: cutBy('player') }) },
  ],
  indeterminate: [
    {
      name: 'by a supervisor, who may have been the dealer',
      round: coup({ first: cutBy('supervisor') }),
      subject: 'events[1]',
      missing: ['whether supervisor was the dealer'],
    },
  ],
});
