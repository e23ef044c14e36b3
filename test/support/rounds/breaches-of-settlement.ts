import { givenBack, settledAlthoughVoid, voided, wagerVoided, type Breaches } from './cases';
import { coup } from './coup';

const TIED = { player: '3H 4D', banker: '3S 4C' };

/** Breaches of how wagers ended and what was paid on them. */
export const SETTLEMENT_BREACHES: Breaches = {
  'baccarat/player-wager-follows-the-points': [
    {
      name: 'a winning wager collected',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }] }),
      subject: 'w1',
      clauses: ['5.1.1.1'],
      expected: 'win',
      recorded: 'lose',
      message: 'Player has 9 and banker 7, so a wager on player must win; it was collected.',
    },
  ],
  'baccarat/banker-wager-follows-the-points': [
    {
      name: 'a losing wager paid',
      round: coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { result: 'win', paid: 950, returned: 1000 } }] }),
      subject: 'w1',
      clauses: ['5.1.2.2'],
      expected: 'lose',
      recorded: 'win',
      message: 'Player has 9 and banker 7, so a wager on banker must lose; it was paid.',
    },
  ],
  'baccarat/tie-wager-follows-the-points': [
    {
      name: 'a tie paid where there was none',
      round: coup({ wagers: [{ bet: 'tie', stake: 1000, settle: { result: 'win', paid: 8000, returned: 1000 } }] }),
      subject: 'w1',
      clauses: ['5.1.3'],
      expected: 'lose',
      recorded: 'win',
      message: 'Player has 9 and banker 7, so a wager on the tie must lose; it was paid.',
    },
  ],
  'baccarat/pair-wager-follows-the-first-cards': [
    {
      name: 'a pair paid where there was none',
      round: coup({
        wagers: [{ bet: 'player-pair', stake: 1000, settle: { result: 'win', paid: 11_000, returned: 1000 } }],
      }),
      subject: 'w1',
      clauses: ['5.1.4', '5.1.4.1', '5.1.4.2'],
      expected: 'lose',
      recorded: 'win',
      message: "The player's first two cards are 9H and KD, so a wager on player-pair must lose; it was paid.",
    },
  ],
  'baccarat/player-wins-pay-stated-odds': [
    {
      name: 'one cent too little',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { paid: 999 } }] }),
      subject: 'w1',
      clauses: ['8.4.1'],
      expected: '1000',
      recorded: '999',
      message: 'Player won; a stake of 10.00 is paid 10.00 at 1 to 1, and 9.99 was paid.',
    },
  ],
  'baccarat/banker-wins-pay-stated-odds': [
    {
      name: 'even money where commission is due',
      round: coup({ player: '3H 3D', wagers: [{ bet: 'banker', stake: 10_000, settle: { paid: 10_000 } }] }),
      subject: 'w1',
      clauses: ['8.4.2'],
      expected: '9500',
      recorded: '10000',
      message: 'Banker won with 7; a stake of 100.00 is paid 95.00 at 19 to 20, and 100.00 was paid.',
    },
  ],
  'baccarat/tie-wins-pay-stated-odds': [
    {
      name: 'nine to one',
      round: coup({ ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: { paid: 9000 } }] }),
      subject: 'w1',
      clauses: ['8.4.3'],
      expected: '8000',
      recorded: '9000',
      message: 'The hands tied; a stake of 10.00 is paid 80.00 at 8 to 1, and 90.00 was paid.',
    },
  ],
  'baccarat/pair-wins-pay-stated-odds': [
    {
      name: 'twelve to one',
      round: coup({ player: '9H 9D', wagers: [{ bet: 'player-pair', stake: 1000, settle: { paid: 12_000 } }] }),
      subject: 'w1',
      clauses: ['8.6'],
      expected: '11000',
      recorded: '12000',
      message: 'The wager on player-pair won; a stake of 10.00 is paid 110.00 at 11 to 1, and 120.00 was paid.',
    },
  ],
  'baccarat/losing-wager-is-collected': [
    {
      name: 'one cent of a losing stake given back',
      round: coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { returned: 1 } }] }),
      subject: 'w1',
      clauses: ['8.1.1'],
      expected: '0',
      recorded: '1',
      message: 'Wager w1 lost, and 0.01 of its stake was given back; 0.00 was due back.',
    },
    {
      name: 'a losing wager paid',
      round: coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { paid: 950 } }] }),
      subject: 'w1',
      clauses: ['8.1.1'],
      expected: '0',
      recorded: '950',
      message: 'Wager w1 lost, and 9.50 was paid on it.',
    },
  ],
  'baccarat/winning-stake-is-returned': [
    {
      name: 'a winning stake kept',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { returned: 0 } }] }),
      subject: 'w1',
      clauses: ['8.1.3', '8.1.2'],
      expected: '1000',
      recorded: '0',
      message: 'Wager w1 won; 0.00 of its stake of 10.00 was given back.',
    },
  ],
  'baccarat/stand-off-returns-the-stake': [
    {
      name: 'a tenth kept on a tie',
      round: coup({ ...TIED, wagers: [{ bet: 'player', stake: 1000, settle: { returned: 900 } }] }),
      subject: 'w1',
      clauses: ['5.1.1.3'],
      expected: '1000',
      recorded: '900',
      message: 'Wager w1 on player neither won nor lost; 9.00 of its stake of 10.00 was given back.',
    },
    {
      name: 'winnings paid on a tie',
      round: coup({ ...TIED, wagers: [{ bet: 'banker', stake: 1000, settle: { paid: 950 } }] }),
      subject: 'w1',
      clauses: ['5.1.2.3'],
      expected: '0',
      recorded: '950',
      message: 'Wager w1 on banker neither won nor lost, and 9.50 was paid on it.',
    },
  ],
  'baccarat/void-coup-returns-every-stake': [
    {
      name: 'a wager settled although the coup was void',
      round: coup({ wagers: ['player 1000'], dealt: [voided] }),
      subject: 'w1',
      clauses: ['11.6.2.1'],
      expected: 'void',
      recorded: 'win',
      message: 'The coup was void, and wager w1 was paid; its stake of 10.00 must be given back.',
    },
    {
      name: 'winnings paid although the coup was void',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { result: 'void' } }], dealt: [voided] }),
      subject: 'w1',
      clauses: ['11.6.2.1'],
      expected: '0',
      recorded: '1000',
      message: 'The coup was void, and 10.00 was paid on wager w1.',
    },
    {
      name: 'one cent of the stake kept',
      round: coup({ wagers: [{ bet: 'tie', stake: 1000, settle: { ...givenBack, returned: 999 } }], dealt: [voided] }),
      subject: 'w1',
      clauses: ['11.6.2.1'],
      expected: '1000',
      recorded: '999',
      message: 'The coup was void, and 9.99 of the stake of 10.00 was given back on wager w1.',
    },
    {
      name: 'a wager paid that was declared void by itself',
      round: coup({ wagers: ['player 1000'], dealt: [wagerVoided()] }),
      subject: 'w1',
      clauses: ['1.1'],
      expected: 'void',
      recorded: 'win',
      message: settledAlthoughVoid('paid'),
    },
  ],
};
