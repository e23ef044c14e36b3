import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';
import { BANKER, COUNTS, FIVE, SIX, two } from '../../../support/rounds/hands';

const dealt = (points: number, draws: boolean) =>
  coup({ player: SIX, banker: draws ? `${two(points)} KH` : two(points) });
const wrong = (points: number, draws: boolean) => ({
  name: `${String(points)}, and ${draws ? 'stood' : 'drew'}`,
  round: dealt(points, !draws),
  subject: 'banker',
  clauses: draws ? ['7.6.7'] : ['7.6.7', '7.6.6'],
  expected: draws ? 'draw' : 'stand',
  recorded: draws ? 'stand' : 'draw',
  message: `Player stood and banker had ${String(points)} and took ${draws ? 'no card; it must draw' : 'a card; it must stand'}.`,
});
const rows = COUNTS.map((points) => ({ points, draws: BANKER[points]?.alone === true }));

checkTable('baccarat/banker-draws-or-stands-alone', {
  complies: [
    ...rows
      .filter(({ points }) => points < 8)
      .map(({ points, draws }) => ({
        name: `${String(points)}, and ${draws ? 'drew' : 'stood'}`,
        round: dealt(points, draws),
        subjects: ['banker'],
      })),
    {
      name: "drew with the player's excess card, as stated",
      round: coup({
        player: SIX,
        banker: `${two(5)} 9C`,
        afterCards: { 4: [noted('excess-card-drawn', 'moved-to-banker', { to: 'player', card: '9C' })] },
      }),
      subjects: ['banker'],
    },
  ],
  breaches: [
    ...rows.filter(({ points }) => points < 8).map(({ points, draws }) => wrong(points, draws)),
    ...[
      { points: 6, labels: ['20(5)', '20(1)', '20(2)', '20(3)', '20(4)'] },
      { points: 7, labels: ['20(6)', '20(1)', '20(2)', '20(3)', '20(4)'] },
    ].map(({ points, labels }) => ({
      ...wrong(points, false),
      name: `Queensland: ${String(points)}, and drew`,
      round: coupAt(PLACES.qld, { player: SIX, banker: `${two(points)} KH` }),
      clauses: labels.map((label) => PLACES.qld.cited + label),
    })),
  ],
  notApplicable: [
    { name: 'the banker has a natural', round: dealt(8, false) },
    { name: 'the banker has a natural and drew', round: dealt(9, true), because: 'baccarat/natural-ends-the-deal' },
    { name: 'the player drew', round: coup({ player: `${FIVE} 9C`, banker: `${two(3)} KH` }) },
    {
      name: 'the player stood when it had to draw, so that nothing can be asked of the banker',
      round: coup({ player: FIVE, banker: two(5) }),
      because: 'baccarat/player-draws-or-stands',
    },
    { name: 'a void coup', round: coup({ player: SIX, banker: two(5), dealt: [voided] }) },
    { name: 'the shoe ran out', round: coup({ player: SIX, banker: two(5), dealt: [noted('insufficient-cards')] }) },
    {
      name: 'the excess card noted: how it was treated is judged instead',
      round: coup({
        player: SIX,
        banker: `${two(6)} KH`,
        dealt: [noted('excess-card-drawn', 'first-card-of-next-round', { to: 'banker', card: 'KH' })],
      }),
      because: 'baccarat/bankers-excess-card-treated-as-stated',
    },
  ],
});
