import { givenBack, voided, wagerVoided } from '../rounds/cases';
import type { Coup, Pairs } from './scene';

const TIED = { player: '3H 4D', banker: '3S 4C' } as const;
const BANKER_BY_ONE = { player: '3H 3D', banker: '3S 4C' } as const;
const PLAYER_BY_ONE = { player: '4H 4D', banker: '3S 4C' } as const;
const BANKERS_SIX = { player: '2H 3D KC', banker: '2S 4C' } as const;
const NO_PAIR = { player: 'TH KD', banker: '4S 4C' } as const;

/** The banker wins a hundred dollars, less commission. */
const charged = (paid: number, commission: number, withSix = false): Coup => ({
  player: '2H 3D KC',
  banker: withSix ? '2S 4C' : '3S 4C',
  wagers: [{ bet: 'banker', stake: 10_000, settle: { result: 'win', paid, returned: 10_000, commission } }],
});

/** How wagers ended and what was paid on them. */
export const SETTLEMENT_PAIRS: Pairs = {
  'baccarat/commission-as-stated': [
    {
      breach: ['A commission of ten dollars is taken on a hundred that the banker won.', charged(9500, 1000)],
      lawful: ['A commission of five dollars is taken on a hundred that the banker won.', charged(9500, 500)],
    },
    {
      breach: ['A commission of ten dollars is taken on a hundred won with a six.', charged(5000, 1000, true)],
      lawful: ['A commission of half is taken on a hundred won with a six.', charged(5000, 5000, true)],
    },
  ],
  'baccarat/player-wager-follows-the-points': [
    {
      breach: [
        'A wager on the player, who lost by one point, is paid.',
        {
          ...BANKER_BY_ONE,
          wagers: [{ bet: 'player', stake: 1000, settle: { result: 'win', paid: 1000, returned: 1000 } }],
        },
      ],
      lawful: [
        'A wager on the player, who lost by one point, is collected.',
        { ...BANKER_BY_ONE, wagers: ['player 1000'] },
      ],
    },
  ],
  'baccarat/banker-wager-follows-the-points': [
    {
      breach: [
        'A wager on the banker, who lost by one point, is paid.',
        {
          ...PLAYER_BY_ONE,
          wagers: [{ bet: 'banker', stake: 1000, settle: { result: 'win', paid: 950, returned: 1000 } }],
        },
      ],
      lawful: [
        'A wager on the banker, who lost by one point, is collected.',
        { ...PLAYER_BY_ONE, wagers: ['banker 1000'] },
      ],
    },
  ],
  'baccarat/tie-wager-follows-the-points': [
    {
      breach: [
        'A wager on a tie is paid although the hands differ by one point.',
        {
          ...BANKER_BY_ONE,
          wagers: [{ bet: 'tie', stake: 1000, settle: { result: 'win', paid: 8000, returned: 1000 } }],
        },
      ],
      lawful: [
        'A wager on a tie is collected, as the hands differ by one point.',
        { ...BANKER_BY_ONE, wagers: ['tie 1000'] },
      ],
    },
  ],
  'baccarat/pair-wager-follows-the-first-cards': [
    {
      breach: [
        "A wager on the player's pair is paid on a ten and a king.",
        {
          ...NO_PAIR,
          wagers: [
            'player 1000',
            { bet: 'player-pair', stake: 500, settle: { result: 'win', paid: 5500, returned: 500 } },
          ],
        },
      ],
      lawful: [
        "A wager on the player's pair is collected on a ten and a king.",
        { ...NO_PAIR, wagers: ['player 1000', 'player-pair 500'] },
      ],
    },
  ],
  'baccarat/player-wins-pay-stated-odds': [
    {
      breach: [
        'A winning wager on the player is paid one cent short of even money.',
        { wagers: [{ bet: 'player', stake: 2000, settle: { paid: 1999 } }] },
      ],
      lawful: ['A winning wager on the player is paid even money.', { wagers: ['player 2000'] }],
    },
  ],
  'baccarat/banker-wins-pay-stated-odds': [
    {
      breach: [
        'A wager on the banker, who wins with six, is paid one cent more than half.',
        { ...BANKERS_SIX, wagers: [{ bet: 'banker', stake: 10_000, settle: { paid: 5001 } }] },
      ],
      lawful: [
        'A wager on the banker, who wins with six, is paid half.',
        { ...BANKERS_SIX, wagers: [{ bet: 'banker', stake: 10_000, settle: { paid: 5000 } }] },
      ],
    },
    {
      breach: [
        'A winning wager on the banker is paid one cent more than nineteen to twenty.',
        { ...BANKER_BY_ONE, wagers: [{ bet: 'banker', stake: 10_000, settle: { paid: 9501 } }] },
      ],
      lawful: [
        'A winning wager on the banker is paid nineteen to twenty.',
        { ...BANKER_BY_ONE, wagers: [{ bet: 'banker', stake: 10_000, settle: { paid: 9500 } }] },
      ],
    },
  ],
  'baccarat/tie-wins-pay-stated-odds': [
    {
      breach: [
        'A winning wager on a tie is paid one cent more than eight to one.',
        { ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: { paid: 8001 } }] },
      ],
      lawful: [
        'A winning wager on a tie is paid eight to one.',
        { ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: { paid: 8000 } }] },
      ],
    },
    {
      breach: [
        'A winning wager on a tie is paid one cent less than nine to one.',
        { ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: { paid: 8999 } }] },
      ],
      lawful: [
        'A winning wager on a tie is paid nine to one.',
        { ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: { paid: 9000 } }] },
      ],
    },
  ],
  'baccarat/pair-wins-pay-stated-odds': [
    {
      breach: [
        "A winning wager on the player's pair is paid one cent more than eleven to one.",
        { player: '9H 9D', wagers: ['player 1000', { bet: 'player-pair', stake: 500, settle: { paid: 5501 } }] },
      ],
      lawful: [
        "A winning wager on the player's pair is paid eleven to one.",
        { player: '9H 9D', wagers: ['player 1000', 'player-pair 500'] },
      ],
    },
  ],
  'baccarat/losing-wager-is-collected': [
    {
      breach: [
        'One cent of a losing stake is given back.',
        { ...BANKER_BY_ONE, wagers: [{ bet: 'player', stake: 2000, settle: { returned: 1 } }] },
      ],
      lawful: [
        'A losing stake is collected to the last cent.',
        { ...BANKER_BY_ONE, wagers: [{ bet: 'player', stake: 2000, settle: { returned: 0 } }] },
      ],
    },
  ],
  'baccarat/winning-stake-is-returned': [
    {
      breach: [
        'One cent of a winning stake is kept.',
        { wagers: [{ bet: 'player', stake: 3000, settle: { returned: 2999 } }] },
      ],
      lawful: ['A winning stake is given back to the last cent.', { wagers: ['player 3000'] }],
    },
  ],
  'baccarat/stand-off-returns-the-stake': [
    {
      breach: [
        'The hands tie, and one cent of a stake on the player is kept.',
        { ...TIED, wagers: [{ bet: 'player', stake: 1000, settle: { returned: 999 } }] },
      ],
      lawful: [
        'The hands tie, and a stake on the player is given back to the last cent.',
        { ...TIED, wagers: ['player 1000'] },
      ],
    },
  ],
  'baccarat/void-coup-returns-every-stake': [
    {
      breach: ['The coup is declared void, and a wager on it is paid.', { wagers: ['player 1000'], dealt: [voided] }],
      lawful: [
        'The coup is declared void, and the wager on it is given back.',
        { wagers: [{ bet: 'player', stake: 1000, settle: givenBack }], dealt: [voided] },
      ],
    },
    {
      breach: ['A wager is declared void and paid.', { wagers: ['player 1200'], dealt: [wagerVoided()] }],
      lawful: [
        'A wager is declared void and given back.',
        { wagers: [{ bet: 'player', stake: 1200, settle: givenBack }], dealt: [wagerVoided()] },
      ],
      also: 'void-wager',
    },
  ],
};
