import type { Deal } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { doublesIn } from './doubles';

export const cardsFaceAsStated = blackjackCheck({
  id: 'blackjack/cards-face-as-stated',
  requirement: 'Every card is dealt with the stated face showing.',
  enforces: ['cardsFace'],
  mayEnforce: ['doubleCardFace'],
  messages: { wrongFace: 'A card was dealt to {{hand}} face {{recorded}}; cards are dealt face {{expected}}.' },
  run: (round, { cardsFace, doubleCardFace }, ruling) => {
    if (round.voided) return;
    const isDoubles = ({ to, index }: Deal): boolean =>
      doublesIn(round).some(({ hand, held }) => hand === to && index === held);
    let isRight = false;
    for (const deal of round.deals) {
      const { face, to } = deal;
      if (face === undefined) continue;
      if (face === cardsFace) isRight = true;
      else
        ruling.breaches(to.name, {
          message: 'wrongFace',
          cites: doubleCardFace !== undefined && isDoubles(deal) ? ['doubleCardFace', 'cardsFace'] : ['cardsFace'],
          expected: cardsFace,
          recorded: face,
          data: { hand: to.name },
        });
    }
    if (isRight) ruling.complies('cards');
  },
});
