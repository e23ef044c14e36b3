import { voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { lostBy, placed } from '../../../support/rounds/sic-bo/breaches';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const { act, qld } = SIC_BO_PLACES;

checkTable('sic-bo/no-oral-wagers', {
  complies: [
    {
      name: 'taken back in time',
      round: tumble({ at: qld, wagering: [placed('o1', { oral: true }), { type: 'withdraw', wager: 'o1' }] }),
      subjects: ['o1'],
    },
    {
      name: 'with cash, where that will do',
      round: tumble({ at: act, wagering: [placed('o1', { oral: true, chips: 'cash' })], last: [lostBy('o1')] }),
      subjects: ['o1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'made with chips', round: tumble({ at: qld, wagers: ['small 1000'] }) },
    {
      name: 'said not to be oral',
      round: tumble({ at: qld, wagering: [placed('o1', { oral: false })], tumbled: [voided] }),
    },
  ],
  indeterminate: [
    {
      name: 'the record does not say with what',
      round: tumble({ at: act, wagering: [placed('o1', { oral: true })], last: [lostBy('o1')] }),
      subject: 'o1',
      missing: ['chips of wager o1'],
    },
  ],
});
