import { checkTable } from '../../../support/rounds/check-table';
import { SIC_BO_BREACHES } from '../../../support/rounds/sic-bo/breaches';
import { tumble } from '../../../support/rounds/sic-bo/tumble';

const [plain] = SIC_BO_BREACHES['sic-bo/dice-as-stated'] ?? [];
if (!plain) throw new Error('no breach is recorded');

checkTable('sic-bo/dice-as-stated', {
  complies: [
    { name: 'three at the table', round: tumble({ dice: 'unsaid', equipment: { dice: 3 } }), subjects: ['equipment'] },
  ],
  breaches: [
    {
      ...plain,
      name: 'four dice',
      round: tumble({ dice: [1, 2, 3, 4] }),
      recorded: '4',
      message: 'The number of dice in play was 4; it must be 3.',
    },
    {
      ...plain,
      name: 'three tumbled, and said to be two at the table',
      round: tumble({ equipment: { dice: 2 } }),
    },
  ],
  notApplicable: [{ name: 'no dice recorded', round: tumble({ dice: 'unsaid' }) }],
});
