import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { BANKER, COUNTS, FIVE, SIX, two } from '../../../support/rounds/hands';

const DRAWS = [0, 1, 2, 3, 4, 5];
const STANDS = [6, 7];
const bankers = COUNTS.slice(0, 8);
const player = { subject: 'player', clauses: ['7.6.5'] };

/** The banker then does what its own table says, so that only the player's act is in question. */
const followed = (points: number, against: number | undefined): string =>
  (against === undefined ? BANKER[points]?.alone : BANKER[points]?.against[against])
    ? `${two(points)} KH`
    : two(points);

checkTable('baccarat/player-draws-or-stands', {
  complies: [
    ...DRAWS.flatMap((points) =>
      bankers.map((banker) => ({
        name: `draws on ${String(points)} against ${String(banker)}`,
        round: coup({ player: `${two(points)} 9C`, banker: followed(banker, 9) }),
        subjects: ['player'],
      })),
    ),
    ...STANDS.flatMap((points) =>
      bankers.map((banker) => ({
        name: `stands on ${String(points)} against ${String(banker)}`,
        round: coup({ player: two(points), banker: followed(banker, undefined) }),
        subjects: ['player'],
      })),
    ),
  ],
  breaches: [
    ...DRAWS.map((points) => ({
      ...player,
      name: `stands on ${String(points)}`,
      round: coup({ player: two(points), banker: two(7) }),
      expected: 'draw',
      recorded: 'stand',
      message: `Player had ${String(points)} with two cards and took no third card; it must draw.`,
    })),
    ...STANDS.map((points) => ({
      ...player,
      name: `draws on ${String(points)}`,
      round: coup({ player: `${two(points)} 9C`, banker: two(7) }),
      expected: 'stand',
      recorded: 'draw',
      message: `Player had ${String(points)} with two cards and took a third card; it must stand.`,
    })),
    {
      ...player,
      name: 'stands on five; what the banker then did is not held against it, nor how the coup was settled',
      round: coup({
        player: FIVE,
        banker: two(5),
        wagers: [{ bet: 'banker', stake: 1000, settle: { result: 'win', paid: 950, returned: 1000 } }],
      }),
      expected: 'draw',
      recorded: 'stand',
      message: 'Player had 5 with two cards and took no third card; it must draw.',
    },
    {
      ...player,
      name: 'draws on six; the wagers settled as if it had stood',
      round: coup({
        player: `${SIX} 3C`,
        banker: two(7),
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }],
      }),
      expected: 'stand',
      recorded: 'draw',
      message: 'Player had 6 with two cards and took a third card; it must stand.',
    },
  ],
  notApplicable: [
    { name: "the player's natural", round: coup({ player: two(8), banker: two(0) }) },
    { name: "the banker's natural: the player with five does not draw", round: coup({ player: FIVE, banker: two(9) }) },
    { name: 'a void coup', round: coup({ player: FIVE, dealt: [voided] }) },
    { name: 'too few cards recorded', round: coup({ player: '2H', banker: '' }) },
    {
      name: 'a shoe that could not finish the coup, void',
      round: coup({ player: FIVE, dealt: [noted('insufficient-cards', 'round-void')] }),
    },
    {
      name: 'a shoe that could not finish the coup, the treatment not recorded',
      round: coup({ player: FIVE, dealt: [noted('insufficient-cards')] }),
    },
    {
      name: 'the excess card noted: how it was treated is judged instead',
      round: coup({
        player: `${SIX} 3C`,
        banker: two(7),
        dealt: [noted('excess-card-drawn', 'played', { to: 'player', card: '3C' })],
      }),
      because: 'baccarat/players-excess-card-treated-as-stated',
    },
    {
      name: 'the first cards misdealt',
      round: coup({ player: FIVE, order: 'ppbb' }),
      because: 'baccarat/first-cards-dealt-in-order',
    },
    {
      name: 'a card to the wrong hand, noted, the result standing because it came to light too late',
      round: coup({ player: FIVE, dealt: [noted('card-to-wrong-hand', 'result-stands')] }),
    },
  ],
});
