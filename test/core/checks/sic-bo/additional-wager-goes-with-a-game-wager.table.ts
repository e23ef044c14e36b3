import { voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { SIC_BO_BREACHES } from '../../../support/rounds/sic-bo/breaches';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const { qldElectronic: at } = SIC_BO_PLACES;
const [plain] = SIC_BO_BREACHES['sic-bo/additional-wager-goes-with-a-game-wager'] ?? [];
if (!plain) throw new Error('no breach is recorded');
const refused = { bet: 'big', stake: 1000, confirmed: false, settle: { result: 'void', paid: 0 } } as const;

checkTable('sic-bo/additional-wager-goes-with-a-game-wager', {
  complies: [
    {
      name: 'with a wager on the dice, before or after it',
      round: tumble({ at, wagers: ['jackpot 100', 'big 1000'] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...plain,
      name: 'with a wager on the dice by another player',
      round: tumble({ at, wagers: ['jackpot 100', { bet: 'big', stake: 1000, by: 'p2' }] }),
    },
    {
      ...plain,
      name: 'with a wager on what the layout does not have, which was turned down',
      round: tumble({ at, wagers: ['jackpot 100', { ...refused, bet: 'odd' }] }),
    },
  ],
  notApplicable: [
    { name: 'no jackpot wager', round: tumble({ at, wagers: ['big 1000'] }) },
    {
      name: 'a void round',
      round: tumble({ at, wagers: [{ bet: 'jackpot', stake: 100, settle: 'unsaid' }], tumbled: [voided] }),
    },
  ],
  indeterminate: [
    {
      name: 'not settled',
      round: tumble({ at, wagers: [{ bet: 'jackpot', stake: 100, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
