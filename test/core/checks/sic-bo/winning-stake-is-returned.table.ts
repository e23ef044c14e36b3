import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const at = SIC_BO_PLACES.qldTerminal;

checkTable('sic-bo/winning-stake-is-returned', {
  complies: [],
  breaches: [],
  notApplicable: [
    { name: 'lost', round: tumble({ at, wagers: ['small 1000'] }) },
    {
      name: 'won against the dice',
      round: tumble({
        at,
        wagers: [{ bet: 'small', stake: 1000, settle: { result: 'win', paid: 1000, returned: 1 } }],
      }),
      because: 'sic-bo/wager-follows-the-dice',
    },
  ],
});
