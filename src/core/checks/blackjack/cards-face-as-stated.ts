import { isPlayers } from '../../games/blackjack/play';
import type { BlackjackRound, Deal } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { doublesIn } from './doubles';

export const cardsFaceAsStated = blackjackCheck({
  id: 'blackjack/cards-face-as-stated',
  requirement: 'Every card is dealt with the stated face showing.',
  enforces: ['cardsFace'],
  mayEnforce: ['doubleCardFace', 'facesByCard'],
  concerns: 'faces',
  messages: { wrongFace: 'A card was dealt to {{hand}} face {{recorded}}; cards are dealt face {{expected}}.' },
  run: (round, { cardsFace, doubleCardFace, facesByCard }, ruling) => {
    if (round.voided) return;
    let isRight = false;
    for (const deal of round.deals) {
      const { face, to } = deal;
      if (face === undefined) continue;
      if (face === cardsFace) {
        isRight = true;
        continue;
      }
      const row = rowOf(deal);
      ruling.breaches(to.name, {
        message: 'wrongFace',
        cites:
          doubleCardFace !== undefined && isDoubles(round, deal)
            ? ['doubleCardFace', 'cardsFace']
            : facesByCard?.has(row) === true
              ? [['facesByCard', row], 'cardsFace']
              : ['cardsFace'],
        expected: cardsFace,
        recorded: face,
        data: { hand: to.name },
      });
    }
    if (isRight) ruling.complies('cards');
  },
});

const isDoubles = (round: BlackjackRound, { to, index }: Deal): boolean =>
  doublesIn(round).some(({ hand, held }) => hand === to && index === held);

const PLACES = ['first', 'second'] as const;

/** The card as rules speak of it: `box/second`, `box/additional`, `dealer/first`. */
function rowOf({ to, index, additional }: Deal): string {
  const place = PLACES[index] ?? 'additional';
  if (!isPlayers(to)) return `dealer/${place}`;
  return `box/${additional ? 'additional' : place}`;
}
