import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { BANKER, COUNTS, FIVE, SIX, third, two } from '../../../support/rounds/hands';

const cells = COUNTS.flatMap((points) =>
  COUNTS.map((value) => ({ points, value, draws: BANKER[points]?.against[value] === true })),
);
const open = cells.filter(({ points }) => points < 8);
const natural = cells.filter(({ points }) => points > 7);

const dealt = (points: number, value: number, draws: boolean) =>
  coup({ player: `${FIVE} ${third(value)}`, banker: draws ? `${two(points)} KH` : two(points) });

const NAMES = ['a ten', 'an ace', 'a 2', 'a 3', 'a 4', 'a 5', 'a 6', 'a 7', 'an 8', 'a 9'];
const wrong = (points: number, value: number, draws: boolean) => ({
  name: `${String(points)} against ${String(value)}, and ${draws ? 'stood' : 'drew'}`,
  round: dealt(points, value, !draws),
  subject: 'banker',
  clauses: ['7.6.6'],
  expected: draws ? 'draw' : 'stand',
  recorded: draws ? 'stand' : 'draw',
  message: `Banker had ${String(points)} against the player's third card, ${NAMES[value] ?? ''} worth ${String(value)}, and took ${draws ? 'no card; it must draw' : 'a card; it must stand'}.`,
});

checkTable('baccarat/banker-draws-or-stands-by-third-card', {
  complies: [
    ...open.map(({ points, value, draws }) => ({
      name: `${String(points)} against ${String(value)}, and ${draws ? 'drew' : 'stood'}`,
      round: dealt(points, value, draws),
      subjects: ['banker'],
    })),
    ...['J', 'Q', 'K'].map((picture) => ({
      name: `six stands against a picture (${picture})`,
      round: coup({ player: `${FIVE} ${picture}C`, banker: two(6) }),
      subjects: ['banker'],
    })),
  ],
  breaches: [
    ...open.map(({ points, value, draws }) => wrong(points, value, draws)),
    {
      ...wrong(5, 0, false),
      name: 'five draws against a king',
      round: coup({ player: `${FIVE} KC`, banker: `${two(5)} KH` }),
      message: "Banker had 5 against the player's third card, a king worth 0, and took a card; it must stand.",
    },
    {
      ...wrong(3, 8, false),
      name: 'wagers settled by the hands as dealt: one breach',
      round: coup({
        player: `${FIVE} 8C`,
        banker: `${two(3)} 9H`,
        wagers: ['player 1000', 'banker 1000', 'tie 1000'],
      }),
    },
    {
      ...wrong(3, 8, false),
      name: 'wagers settled as if the card had not been drawn: one breach',
      round: coup({
        player: `${FIVE} 8C`,
        banker: `${two(3)} AH`,
        wagers: [{ bet: 'tie', stake: 1000, settle: { result: 'win', paid: 8000, returned: 1000 } }],
        dealt: [{ type: 'announce', of: 'banker', value: 3 }],
      }),
    },
  ],
  notApplicable: [
    ...natural.map(({ points, value }) => ({
      name: `${String(points)} against ${String(value)} cannot arise: the banker has a natural`,
      round: dealt(points, value, false),
      because: 'baccarat/natural-ends-the-deal',
    })),
    { name: 'the player stood', round: coup({ player: SIX, banker: `${two(5)} KH` }) },
    {
      name: 'the player drew when it had to stand, so that nothing can be asked of the banker',
      round: coup({ player: `${SIX} 8C`, banker: `${two(3)} KH` }),
      because: 'baccarat/player-draws-or-stands',
    },
    { name: 'a void coup', round: coup({ player: `${FIVE} 8C`, banker: `${two(3)} KH`, dealt: [voided] }) },
    {
      name: 'the shoe ran out before the banker could draw',
      round: coup({ player: `${FIVE} 2C`, banker: two(3), dealt: [noted('insufficient-cards', 'round-void')] }),
    },
    {
      name: 'the excess card noted: how it was treated is judged instead',
      round: coup({
        player: `${FIVE} 8C`,
        banker: `${two(3)} KH`,
        dealt: [noted('excess-card-drawn', 'played', { to: 'banker', card: 'KH' })],
      }),
      because: 'baccarat/bankers-excess-card-treated-as-stated',
    },
    {
      name: 'a third card that has no value',
      round: coup({ player: `${FIVE} JOKER`, banker: two(3) }),
      because: 'baccarat/no-jokers',
    },
  ],
});
