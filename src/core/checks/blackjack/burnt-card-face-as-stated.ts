import { judgeBurntFace, WRONG_FACE } from '../../play/cards/shoe';
import { blackjackCheck } from './blackjack-check';

export const burntCardFaceAsStated = blackjackCheck({
  id: 'blackjack/burnt-card-face-as-stated',
  requirement: 'A card burnt at the start of a shoe or at a change of dealer is burnt with the stated face showing.',
  enforces: ['burnFace'],
  concerns: 'preparation',
  messages: WRONG_FACE,
  run: (round, { burnFace }, ruling) => {
    judgeBurntFace(round, burnFace, ruling);
  },
});
