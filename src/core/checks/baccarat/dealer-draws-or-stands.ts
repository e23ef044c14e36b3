import { pointsOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';
import { drewOrStood } from './third-card';

export const dealerDrawsOrStands = baccaratCheck({
  id: 'baccarat/dealer-draws-or-stands',
  requirement: "The dealer's hand draws a third card up to the stated point count, and stands above it.",
  enforces: ['dealerDrawsUpTo'],
  needs: ['cardValues'],
  concerns: 'boxes',
  messages: {
    shouldDraw: 'The dealer had {{points}} and took no card; the hand must draw.',
    shouldStand: 'The dealer had {{points}} and took a card; the hand must stand.',
  },
  run: (round, { dealerDrawsUpTo, cardValues }, ruling) => {
    const dealer = round.boxes?.dealer ?? [];
    if (round.voided || round.irregularities.length > 0) return;
    const points = dealer.length < 2 ? undefined : pointsOf(dealer, 2, cardValues);
    if (points === undefined) {
      if (round.boxes !== undefined) ruling.cannotTell('dealer', ["deal events of the dealer's first two cards"]);
      return;
    }
    const draws = points <= dealerDrawsUpTo;
    if (draws === dealer.length > 2) ruling.complies('dealer');
    else
      ruling.breaches('dealer', {
        message: draws ? 'shouldDraw' : 'shouldStand',
        cites: ['dealerDrawsUpTo'],
        expected: draws ? 'draw' : 'stand',
        recorded: drewOrStood(dealer.length),
        data: { points: String(points) },
      });
  },
});
