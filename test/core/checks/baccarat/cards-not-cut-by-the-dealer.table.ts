import { cutBy } from '../../../support/rounds/breaches-of-custom';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const MINI = PLACES.actMini.cited;

checkTable('baccarat/cards-not-cut-by-the-dealer', {
  complies: [
    { name: 'by a player', round: coupAt(PLACES.actMini, { first: cutBy('player') }), subjects: ['events[1]'] },
    { name: 'by a supervisor', round: coupAt(PLACES.actMini, { first: cutBy('supervisor') }), subjects: ['events[1]'] },
    {
      name: 'by a player, after the dealer cut wrongly',
      round: coupAt(PLACES.act, { first: [{ type: 'cut', by: 'dealer', depth: 60 }, ...cutBy('p3')] }),
      subjects: ['events[2]'],
    },
  ],
  breaches: [
    {
      name: 'by the dealer at mini-baccarat',
      round: coupAt(PLACES.actMini, { first: cutBy('dealer') }),
      subject: 'events[1]',
      clauses: ['7.2', '7.1', '7.4'].map((label) => MINI + label),
      expected: 'a player or a supervisor',
      recorded: 'dealer',
      message: 'The cards were cut by the dealer; a player or a supervisor cuts them.',
    },
  ],
  notApplicable: [
    { name: 'a cut by nobody who is named', round: coupAt(PLACES.act, { first: [{ type: 'cut', back: 60 }] }) },
    { name: 'no cut recorded', round: coupAt(PLACES.act) },
  ],
  notImposed: [
    { name: 'a dealer in Queensland, where that is allowed', round: coupAt(PLACES.qld, { first: cutBy('dealer') }) },
  ],
  indeterminate: [
    {
      name: 'the dealer, who also put the cutting card in',
      round: coupAt(PLACES.act, { first: cutBy('dealer', { back: 60 }) }),
      subject: 'events[1]',
      missing: ['by whom the cards were cut before the cutting card was put in'],
    },
  ],
});
