import { collected, placed } from '../../../support/rounds/breaches-of-additional';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

const tiger = placed({ id: 't1', bet: 'tiger' });
const at = (options: object) => coupAt(PLACES.qld, { face: 'down', wagers: ['player 1000'], ...options });

checkTable('baccarat/additional-wager-before-first-card', {
  complies: [
    {
      name: 'late, and turned down',
      round: at({ afterCards: { 1: [tiger] }, last: [{ ...collected('t1'), result: 'void', returned: 1000 }] }),
      subjects: ['t1'],
    },
  ],
  breaches: [],
  notApplicable: [
    {
      name: 'one that may come while cards lie face down',
      round: at({ afterCards: { 1: [placed({ id: 't1', bet: 'super-6' })] }, last: [collected('t1')] }),
    },
    {
      name: 'later than any wager may come',
      round: at({ face: 'up', afterCards: { 1: [tiger] }, last: [collected('t1')] }),
      because: 'baccarat/no-wager-after-close',
    },
  ],
  indeterminate: [
    {
      name: 'what became of it is not recorded',
      round: at({ afterCards: { 1: [tiger] } }),
      subject: 't1',
      missing: ['settle event of wager t1'],
    },
  ],
});
