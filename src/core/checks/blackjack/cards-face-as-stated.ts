import { blackjackCheck } from './blackjack-check';

export const cardsFaceAsStated = blackjackCheck({
  id: 'blackjack/cards-face-as-stated',
  requirement: 'Every card is dealt with the stated face showing.',
  enforces: ['cardsFace'],
  messages: { wrongFace: 'A card was dealt to {{hand}} face {{recorded}}; cards are dealt face {{expected}}.' },
  run: (round, { cardsFace }, ruling) => {
    if (round.voided) return;
    let isRight = false;
    for (const { face, to } of round.deals) {
      if (face === undefined) continue;
      if (face === cardsFace) isRight = true;
      else
        ruling.breaches(to.name, {
          message: 'wrongFace',
          cites: ['cardsFace'],
          expected: cardsFace,
          recorded: face,
          data: { hand: to.name },
        });
    }
    if (isRight) ruling.complies('cards');
  },
});
