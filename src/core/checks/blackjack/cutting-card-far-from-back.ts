import { lastMeasured, PLACE_OF_CUTTING_CARD } from '../../play/cards/shoe';
import { blackjackCheck } from './blackjack-check';

export const cuttingCardFarFromBack = blackjackCheck({
  id: 'blackjack/cutting-card-far-from-back',
  requirement: 'The cutting card is put no nearer to the back of the stack than the stated distance.',
  enforces: ['cuttingCardDepth'],
  concerns: 'preparation',
  messages: { tooNear: 'The cutting card was put {{recorded}} cards from the back; the rules ask for {{least}}.' },
  run: (round, { cuttingCardDepth: least }, ruling) => {
    const cut = lastMeasured(round, 'back');
    if (cut === undefined) return;
    const { place, cards } = cut;
    if (cards === undefined) ruling.cannotTell(place, [PLACE_OF_CUTTING_CARD]);
    else if (cards >= least.cards) ruling.complies(place);
    // Of a distance that is only stated approximately, what is nearer to none than to all of it falls short for certain.
    else if (least.about && cards * 2 >= least.cards) ruling.cannotTell(place, [`how near to ${least.text} is enough`]);
    else
      ruling.breaches(place, {
        message: 'tooNear',
        cites: ['cuttingCardDepth'],
        expected: String(least.cards),
        recorded: String(cards),
        data: { least: least.text },
      });
  },
});
