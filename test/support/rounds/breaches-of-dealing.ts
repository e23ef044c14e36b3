import { CUTTING_CARD, SHUFFLE, withEvent, type Breaches } from './cases';
import { coup } from './coup';

/** Breaches of how the cards were dealt and what was announced. */
export const DEALING_BREACHES: Breaches = {
  'baccarat/first-cards-dealt-in-order': [
    {
      name: 'two cards to the player, then two to the banker',
      round: coup({ order: 'ppbb' }),
      subject: 'coup',
      clauses: ['7.6.3', '7.6.2'],
      expected: 'banker',
      recorded: 'player',
      message: 'The second card went to the player; it belongs to the banker.',
    },
  ],
  'baccarat/cards-face-as-stated': [
    {
      name: 'one card dealt face down',
      round: withEvent(coup(), 1, { type: 'deal', to: 'player', card: '9H', face: 'down' }),
      subject: 'events[1]',
      clauses: ['3.3'],
      expected: 'up',
      recorded: 'down',
      message: 'A card was dealt face down (events[1]); every card is dealt face up.',
    },
    {
      name: 'two cards dealt face down',
      round: withEvent(withEvent(coup(), 1, { type: 'deal', to: 'player', card: '9H', face: 'down' }), 2, {
        type: 'deal',
        to: 'banker',
        card: 'KS',
        face: 'down',
      }),
      subject: 'events[1]',
      clauses: ['3.3'],
      expected: 'up',
      recorded: 'down',
      message: '2 cards were dealt face down, the first at events[1]; every card is dealt face up.',
    },
  ],
  'baccarat/natural-ends-the-deal': [
    {
      name: 'a third card to a natural',
      round: coup({ player: '9H KD 2C', banker: '3S 4C' }),
      subject: 'coup',
      clauses: ['7.6.4'],
      expected: 'no further card',
      recorded: 'player',
      message: 'Player had 9 and banker 7 with two cards, a natural; the player still took a card.',
    },
  ],
  'baccarat/player-draws-or-stands': [
    {
      name: 'the player stands on five',
      round: coup({ player: '2H 3D', banker: '3S 4C' }),
      subject: 'player',
      clauses: ['7.6.5'],
      expected: 'draw',
      recorded: 'stand',
      message: 'Player had 5 with two cards and took no third card; it must draw.',
    },
    {
      name: 'the player draws on six',
      round: coup({ player: '2H 4D 5C', banker: '3S 4C' }),
      subject: 'player',
      clauses: ['7.6.5'],
      expected: 'stand',
      recorded: 'draw',
      message: 'Player had 6 with two cards and took a third card; it must stand.',
    },
  ],
  'baccarat/banker-draws-or-stands-by-third-card': [
    {
      name: 'the banker draws with three against an eight',
      round: coup({ player: '2H 3D 8C', banker: '3S KC 5D' }),
      subject: 'banker',
      clauses: ['7.6.6'],
      expected: 'stand',
      recorded: 'draw',
      message: "Banker had 3 against the player's third card, an 8 worth 8, and took a card; it must stand.",
    },
    {
      name: 'the banker stands with three against an ace',
      round: coup({ player: '2H 3D AC', banker: '3S KC' }),
      subject: 'banker',
      clauses: ['7.6.6'],
      expected: 'draw',
      recorded: 'stand',
      message: "Banker had 3 against the player's third card, an ace worth 1, and took no card; it must draw.",
    },
  ],
  'baccarat/banker-draws-or-stands-alone': [
    {
      name: 'the banker stands on five after the player stood',
      round: coup({ player: '6H KD', banker: '2S 3C' }),
      subject: 'banker',
      clauses: ['7.6.7'],
      expected: 'draw',
      recorded: 'stand',
      message: 'Player stood and banker had 5 and took no card; it must draw.',
    },
    {
      name: 'the banker draws with six after the player stood',
      round: coup({ player: '6H KD', banker: '2S 4C 5D' }),
      subject: 'banker',
      clauses: ['7.6.7', '7.6.6'],
      expected: 'stand',
      recorded: 'draw',
      message: 'Player stood and banker had 6 and took a card; it must stand.',
    },
  ],
  'baccarat/additional-cards-as-stated': [
    {
      name: 'a fourth card to the player',
      round: coup({ player: '2H 3D 4C 5S', banker: '3S 4C' }),
      subject: 'player',
      clauses: ['7.6.8'],
      expected: '1',
      recorded: '2',
      message: 'The player took 2 additional cards; no more than 1 may be drawn.',
    },
  ],
  'baccarat/third-cards-dealt-in-order': [
    {
      name: 'the banker, whose card depends on the player’s, before the player',
      round: coup({ player: '2H 3D 4C', banker: '3S KC 5D', order: 'pbpbbp' }),
      subject: 'coup',
      clauses: ['7.6.6'],
      expected: 'player',
      recorded: 'banker',
      message: "The banker, with 3, was dealt a third card before the player; the player's comes first.",
    },
  ],
  'baccarat/cutting-card-ends-the-shoe': [
    {
      name: 'a shuffle after four cards, and then a third card',
      round: coup({ player: '2H 3D 4C', afterCards: { 2: [CUTTING_CARD], 4: [SHUFFLE] } }),
      subject: 'shoe',
      clauses: ['3.12'],
      expected: 'round finished first',
      recorded: 'events[6]',
      message:
        'The cards were shuffled at events[6], in the middle of the round in which the cutting card came; it must be finished first.',
    },
  ],
  'baccarat/announced-points-match-the-cards': [
    {
      name: 'nine announced as eight',
      round: coup({ dealt: [{ type: 'announce', of: 'player', value: 8 }] }),
      subject: 'player',
      clauses: ['2.3.6.2', '2.3.6.1', '2.3.5.1', '2.3.5.2', '2.3.5.3'],
      expected: '9',
      recorded: '8',
      message: '8 was announced for the player; the cards count 9.',
    },
  ],
  'baccarat/announced-result-matches-the-points': [
    {
      name: 'the loser announced',
      round: coup({ dealt: [{ type: 'announce', of: 'result', value: 'banker' }] }),
      subject: 'result',
      clauses: ['7.6.10', '4.5', '5.1.1.1'],
      expected: 'player',
      recorded: 'banker',
      message: 'The result was given as banker; player has 9 and banker 7, so it is player.',
    },
  ],
};
