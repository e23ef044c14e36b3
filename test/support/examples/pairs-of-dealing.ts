import { CUTTING_CARD, SHUFFLE } from '../rounds/cases';
import type { RoundEvent } from '../../../src/core/rounds/record';
import type { Pairs } from './scene';

const PLAYERS: RoundEvent = { type: 'announce', of: 'player', value: 9 };
const BANKERS: RoundEvent = { type: 'announce', of: 'banker', value: 7 };

/** How the cards were dealt and what was announced. */
export const DEALING_PAIRS: Pairs = {
  'baccarat/first-cards-dealt-in-order': [
    {
      breach: [
        'The player gets both first cards before the banker gets one.',
        { player: '6H KD', banker: '3S 4C', order: 'ppbb' },
      ],
      lawful: ['The first cards go to player and banker in turn.', { player: '6H KD', banker: '3S 4C', order: 'pbpb' }],
    },
  ],
  'baccarat/cards-face-as-stated': [
    {
      breach: ['The cards are dealt face down.', { face: 'down' }],
      lawful: ['The cards are dealt face up.', { face: 'up' }],
    },
  ],
  'baccarat/natural-ends-the-deal': [
    {
      breach: ['The player has a natural nine and still gets a card.', { player: '9H QD 2C', banker: '2S 5C' }],
      lawful: ['The player has a natural nine, and no further card is dealt.', { player: '9H QD', banker: '2S 5C' }],
    },
  ],
  'baccarat/player-draws-or-stands': [
    {
      breach: ['The player has five and takes no card.', { player: '2H 3D', banker: '3S 4C' }],
      lawful: ['The player has six and takes no card.', { player: '2H 4D', banker: '3S 4C' }],
    },
  ],
  'baccarat/banker-draws-or-stands-by-third-card': [
    {
      breach: [
        "The banker has three and draws against the player's third card, an eight.",
        { player: '2H 3D 8C', banker: '3S KC 5D' },
      ],
      lawful: [
        "The banker has three and draws against the player's third card, a nine.",
        { player: '2H 3D 9C', banker: '3S KC 5D' },
      ],
    },
  ],
  'baccarat/banker-draws-or-stands-alone': [
    {
      breach: ['The player stands, and the banker takes no card on five.', { player: '6H JD', banker: '2S 3C' }],
      lawful: ['The player stands, and the banker takes no card on six.', { player: '6H JD', banker: '2S 4C' }],
    },
  ],
  'baccarat/additional-cards-as-stated': [
    {
      breach: ['The player takes a fourth card.', { player: '2H 3D 4C 5S', banker: '3S 4C' }],
      lawful: ['The player takes a third card and no more.', { player: '2H 3D 4C', banker: '3S 4C' }],
    },
  ],
  'baccarat/third-cards-dealt-in-order': [
    {
      breach: [
        "The banker, with three, is dealt a third card before the player's.",
        { player: '2H 3D 4C', banker: '3S KC 5D', order: 'pbpbbp' },
      ],
      lawful: [
        "The banker, with three, is dealt a third card after the player's.",
        { player: '2H 3D 4C', banker: '3S KC 5D' },
      ],
    },
  ],
  'baccarat/points-announced-in-order': [
    {
      breach: ["The banker's seven is announced before the player's nine.", { face: 'up', dealt: [BANKERS, PLAYERS] }],
      lawful: ["The player's nine is announced before the banker's seven.", { face: 'up', dealt: [PLAYERS, BANKERS] }],
    },
  ],
  'baccarat/cutting-card-ends-the-shoe': [
    {
      breach: [
        'The cards are shuffled in the middle of the coup in which the cutting card comes.',
        { player: '2H 3D 4C', afterCards: { 2: [CUTTING_CARD], 4: [SHUFFLE] } },
      ],
      lawful: [
        'The cutting card comes in the middle of a coup, which is finished.',
        { player: '2H 3D 4C', afterCards: { 2: [CUTTING_CARD] } },
      ],
    },
  ],
  'baccarat/announced-points-match-the-cards': [
    {
      breach: ["The player's nine is announced as eight.", { dealt: [{ type: 'announce', of: 'player', value: 8 }] }],
      lawful: ["The player's nine is announced as nine.", { dealt: [{ type: 'announce', of: 'player', value: 9 }] }],
    },
  ],
  'baccarat/announced-result-matches-the-points': [
    {
      breach: [
        'The banker is announced as winner with seven against nine.',
        { dealt: [{ type: 'announce', of: 'result', value: 'banker' }] },
      ],
      lawful: [
        'The player is announced as winner with nine against seven.',
        { dealt: [{ type: 'announce', of: 'result', value: 'player' }] },
      ],
    },
  ],
};
