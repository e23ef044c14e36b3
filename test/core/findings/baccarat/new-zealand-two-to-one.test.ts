import { placeTable } from '../../../support/rounds/place-table';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const TIED = { player: '3H 4D', banker: '3S 4C' } as const;
const SIX_WINS = { player: '2H 3D KC', banker: '2S 4C' } as const;
const two: Place = { ...PLACES.nz, variant: 'two-to-one', even: true };
const six: Place = { ...two, options: { ...PLACES.nz.options, bankerSix: '1 to 2' } };
const EIGHT_ON_THREE = { player: '2H 3D 3C', banker: '3S 4C' } as const;
const won = (at: Place, hands: object, bet: string, paid: number) =>
  coupAt(at, { ...hands, wagers: [{ bet, stake: 1000, settle: { paid } }] });

placeTable('New Zealand: 2 to 1 Baccarat', two, {
  lawful: [
    { name: 'two to one on eight with three cards', round: won(two, EIGHT_ON_THREE, 'player', 2000) },
    { name: 'even money on a natural', round: won(two, {}, 'player', 1000) },
    { name: 'half on a six of the banker, where so chosen', round: won(six, SIX_WINS, 'banker', 500) },
    {
      name: 'both hands lose on a tie',
      round: coupAt(two, {
        ...TIED,
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'lose', returned: 0 } }],
      }),
    },
  ],
  doubtful: [
    {
      name: 'half on a six of the banker, the choice not said',
      round: won(two, SIX_WINS, 'banker', 500),
      check: 'banker-wins-pay-stated-odds',
      missing: 'table.options.bankerSix',
    },
  ],
  planted: [
    {
      name: 'even money on eight with three cards',
      round: won(two, EIGHT_ON_THREE, 'player', 1000),
      check: 'player-wins-pay-stated-odds',
      clause: '13.3',
    },
    {
      name: 'two to one on a natural',
      round: won(two, {}, 'player', 2000),
      check: 'player-wins-pay-stated-odds',
      clause: '13.3',
    },
    {
      name: 'even money on a six, where half is chosen',
      round: won(six, SIX_WINS, 'banker', 1000),
      check: 'banker-wins-pay-stated-odds',
      clause: '13.4',
    },
    {
      name: 'given back on a tie',
      round: coupAt(two, { ...TIED, wagers: ['player 1000'] }),
      check: 'player-wager-follows-the-points',
      clause: '13.2(b)(ii)',
    },
  ],
});
