import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { money } from '../../../support/rounds/hands';

const PAIRS = { player: '9H 9D', banker: 'KS KC' };
const wrong = (name: string, bet: string, paid: number, variant?: 'even-money') => ({
  name,
  round: coup({ ...PAIRS, ...(variant && { variant }), wagers: [{ bet, stake: 1000, settle: { paid } }] }),
  subject: 'w1',
  clauses: ['8.6'],
  expected: '11000',
  recorded: String(paid),
  message: `The wager on ${bet} won; a stake of 10.00 is paid 110.00 at 11 to 1, and ${money(paid)} was paid.`,
});

checkTable('baccarat/pair-wins-pay-stated-odds', {
  complies: [
    {
      name: 'both pairs',
      round: coup({ ...PAIRS, wagers: ['player-pair 1000', 'banker-pair 500'] }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'at even money baccarat',
      round: coup({ ...PAIRS, variant: 'even-money', wagers: ['banker-pair 1000'] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    wrong('one cent too much', 'player-pair', 11_001),
    wrong('one cent too little', 'banker-pair', 10_999),
    wrong('eleven for one, that is ten to one', 'player-pair', 10_000),
    wrong('one cent too little at even money baccarat', 'banker-pair', 10_999, 'even-money'),
  ],
  notApplicable: [
    { name: 'no wager on a pair', round: coup({ ...PAIRS, wagers: ['player 1000'] }) },
    { name: 'lost', round: coup({ wagers: ['player-pair 1000'] }) },
    {
      name: 'a void coup',
      round: coup({ ...PAIRS, wagers: [{ bet: 'player-pair', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
  ],
});
