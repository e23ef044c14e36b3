import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { COUNTS, FIVE, two } from '../../../support/rounds/hands';

const naturals = COUNTS.flatMap((player) => COUNTS.map((banker) => ({ player, banker }))).filter(
  ({ player, banker }) => player > 7 || banker > 7,
);
const dealtOn = (player: number, banker: number, took: string) => ({
  subject: 'coup',
  clauses: ['7.6.4'],
  expected: 'no further card',
  recorded: took,
  message: `Player had ${String(player)} and banker ${String(banker)} with two cards, a natural; the ${took} still took a card.`,
});

checkTable('baccarat/natural-ends-the-deal', {
  complies: naturals.map(({ player, banker }) => ({
    name: `${String(player)} against ${String(banker)}, nobody draws`,
    round: coup({ player: two(player), banker: two(banker) }),
    subjects: ['coup'],
  })),
  breaches: [
    ...naturals.map(({ player, banker }) => ({
      ...dealtOn(player, banker, 'player'),
      name: `${String(player)} against ${String(banker)}, the player draws`,
      round: coup({ player: `${two(player)} 5C`, banker: two(banker) }),
    })),
    ...naturals.map(({ player, banker }) => ({
      ...dealtOn(player, banker, 'banker'),
      name: `${String(player)} against ${String(banker)}, the banker draws`,
      round: coup({ player: two(player), banker: `${two(banker)} 5C` }),
    })),
    {
      ...dealtOn(9, 2, 'player'),
      name: 'both hands draw: one breach',
      round: coup({ player: `${two(9)} 5C`, banker: `${two(2)} 5H` }),
    },
    {
      ...dealtOn(9, 7, 'player'),
      name: 'settled by the natural, as if the card had not been drawn: one breach',
      round: coup({
        player: '9H KD 2C',
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'win', paid: 1000, returned: 1000 } }],
        dealt: [
          { type: 'announce', of: 'player', value: 9 },
          { type: 'announce', of: 'result', value: 'player' },
        ],
      }),
    },
    {
      ...dealtOn(9, 7, 'player'),
      name: 'settled by all three cards: one breach',
      round: coup({ player: '9H KD 2C', wagers: ['player 1000', 'banker 1000', 'tie 1000'] }),
    },
  ],
  notApplicable: [
    { name: 'no natural', round: coup({ player: two(7), banker: two(7) }) },
    { name: 'eight only with the third card', round: coup({ player: `${FIVE} 3C`, banker: two(7) }) },
    { name: 'a void coup', round: coup({ player: '9H KD 2C', dealt: [voided] }) },
    {
      name: 'the excess card noted: how it was treated is judged instead',
      round: coup({ player: '9H KD 2C', dealt: [noted('excess-card-drawn', 'played', { to: 'player', card: '2C' })] }),
      because: 'baccarat/players-excess-card-treated-as-stated',
    },
    { name: 'too few cards recorded', round: coup({ player: '9H', banker: '' }) },
    {
      name: 'the first cards misdealt, so that whose natural it is cannot be said',
      round: coup({ order: 'ppbbp', player: '9H KD 2C' }),
      because: 'baccarat/first-cards-dealt-in-order',
    },
  ],
});
