import { givenBack, voided, withEvent } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

const TIED = { player: '3H 4D', banker: '3S 4C' };
const wrong = (bet: 'player' | 'banker', returned: number, sentence: string, result: 'push' | 'void' = 'push') => ({
  name: `${String(returned)} of 1000 given back on ${bet}, recorded as ${result}`,
  round: coup({ ...TIED, wagers: [{ bet, stake: 1000, settle: { result, returned } }] }),
  subject: 'w1',
  clauses: [bet === 'player' ? '5.1.1.3' : '5.1.2.3'],
  expected: '1000',
  recorded: String(returned),
  message: `Wager w1 on ${bet} neither won nor lost; ${sentence} of its stake of 10.00 was given back.`,
});

checkTable('baccarat/stand-off-returns-the-stake', {
  complies: [
    { name: 'both hands', round: coup({ ...TIED, wagers: ['player 1000', 'banker 1000'] }), subjects: ['w1', 'w2'] },
    {
      name: 'recorded as void',
      round: coup({ ...TIED, wagers: [{ bet: 'banker', stake: 1000, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'the record does not say what was given back',
      round: withEvent(coup({ ...TIED, wagers: ['player 1000'] }), 6, {
        type: 'settle',
        wager: 'w1',
        result: 'push',
        paid: 0,
      }),
      subjects: ['w1'],
    },
    {
      name: 'the cards are not recorded, but the settlement is plain',
      round: coup({
        player: '',
        banker: '',
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'push', paid: 0, returned: 1000 } }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    wrong('player', 0, '0.00'),
    wrong('banker', 999, '9.99'),
    wrong('player', 1001, '10.01'),
    wrong('banker', 0, '0.00', 'void'),
    {
      ...wrong('player', 1000, ''),
      name: 'winnings on a tie recorded as void',
      round: coup({ ...TIED, wagers: [{ bet: 'player', stake: 1000, settle: { result: 'void', paid: 1 } }] }),
      expected: '0',
      recorded: '1',
      message: 'Wager w1 on player neither won nor lost, and 0.01 was paid on it.',
    },
  ],
  notApplicable: [
    { name: 'no tie', round: coup({ wagers: ['player 1000', 'banker 1000'] }) },
    { name: 'a wager on the tie wins', round: coup({ ...TIED, wagers: ['tie 1000'] }) },
    {
      name: 'a stand-off that the cards deny: the outcome is the breach',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { result: 'push', paid: 5, returned: 0 } }] }),
      because: 'baccarat/player-wager-follows-the-points',
    },
    {
      name: 'void for another reason than a tie',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, confirmed: false, settle: givenBack }] }),
    },
    {
      name: 'a void coup',
      round: coup({ ...TIED, wagers: [{ bet: 'player', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
  ],
});
