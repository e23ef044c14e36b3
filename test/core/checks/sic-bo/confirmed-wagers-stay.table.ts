import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES } from '../../../support/rounds/sic-bo/breaches';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [altered, settled] = SIC_BO_BREACHES['sic-bo/confirmed-wagers-stay'] ?? [];
if (!altered || !settled) throw new Error('no breach is recorded');

checkTable('sic-bo/confirmed-wagers-stay', {
  complies: [
    {
      name: 'confirmed, and void with the round',
      round: tumble({
        wagers: [{ bet: 'big', stake: 1000, settle: { result: 'void', paid: 0 } }],
        tumbled: [{ type: 'void', scope: 'round' }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...altered,
      name: 'a confirmed wager taken back',
      round: tumble({
        wagers: [{ bet: 'small', stake: 1000, settle: 'unsaid' }],
        wagering: [{ type: 'withdraw', wager: 'w1' }],
      }),
      recorded: 'withdrawn',
      message: 'Wager w1 was withdrawn after it had been confirmed.',
    },
    {
      ...altered,
      name: 'a confirmed wager raised after the dice, whenever wagering may have ended',
      round: tumble({
        wagers: [{ bet: 'big', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
        uncalled: true,
        tumbled: [{ type: 'change', wager: 'w1', stake: 2000 }],
      }),
      recorded: 'changed',
      message: 'Wager w1 was changed after it had been confirmed.',
    },
    {
      ...settled,
      name: 'a wager that was never confirmed, paid',
      round: tumble({ wagers: [{ bet: 'big', stake: 1000, confirmed: false }] }),
      recorded: 'win',
      message: 'Wager w1 was not confirmed in time and was paid; its stake must be given back.',
    },
  ],
  notApplicable: [
    {
      name: 'lowered after the dice, with no call to show who did it',
      round: tumble({
        wagers: [{ bet: 'big', stake: 2000, settle: { paid: 1000, returned: 1000 } }],
        uncalled: true,
        tumbled: [{ type: 'change', wager: 'w1', stake: 1000 }],
      }),
    },
    {
      name: 'not said whether confirmed',
      round: tumble({ wagers: [{ bet: 'big', stake: 1000, confirmed: 'unsaid' }] }),
    },
    {
      name: 'altered late as well',
      round: tumble({
        wagers: [{ bet: 'small', stake: 1000, settle: 'unsaid' }],
        closed: [{ type: 'withdraw', wager: 'w1' }],
      }),
      because: 'sic-bo/no-wager-after-close',
    },
  ],
});
