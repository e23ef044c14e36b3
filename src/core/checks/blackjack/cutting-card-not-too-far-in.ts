import { lastMeasured, PLACE_OF_CUTTING_CARD } from '../../play/cards/shoe';
import { blackjackCheck } from './blackjack-check';

export const cuttingCardNotTooFarIn = blackjackCheck({
  id: 'blackjack/cutting-card-not-too-far-in',
  requirement: 'The cutting card is put no further into the stack than stated.',
  enforces: ['cuttingCardAtMost'],
  needs: ['deckCards'],
  concerns: 'preparation',
  messages: {
    tooFar: 'The cutting card was put {{recorded}} cards from the back of {{stack}} cards; half way is {{expected}}.',
  },
  run: (round, { deckCards }, ruling) => {
    const cut = lastMeasured(round, 'back');
    if (cut === undefined) return;
    const { place, cards } = cut;
    const stack = round.decks === undefined ? undefined : round.decks * (deckCards[0] ?? 0);
    if (cards === undefined) ruling.cannotTell(place, [PLACE_OF_CUTTING_CARD]);
    else if (stack === undefined) ruling.cannotTell(place, ['equipment.decks']);
    else if (cards * 2 <= stack) ruling.complies(place);
    else
      ruling.breaches(place, {
        message: 'tooFar',
        cites: ['cuttingCardAtMost'],
        expected: String(Math.floor(stack / 2)),
        recorded: String(cards),
        data: { stack: String(stack) },
      });
  },
});
