import { pointsOf } from '../../games/baccarat/coup';
import type { BaccaratRound } from '../../games/baccarat/round';
import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';
import { drewOrStood } from './third-card';

export const dealerDrawsOrStands = baccaratCheck({
  id: 'baccarat/dealer-draws-or-stands',
  requirement: "The dealer's hand draws a third card up to the stated point count, and stands above it.",
  enforces: ['dealerDrawsUpTo'],
  mayEnforce: ['dealerTakes'],
  needs: ['cardValues'],
  concerns: 'boxes',
  messages: {
    shouldDraw: 'The dealer had {{points}} and took no card; the hand must draw.',
    shouldStand: 'The dealer had {{points}} and took a card; the hand must stand.',
  },
  run: (round, { dealerDrawsUpTo, dealerTakes, cardValues }, ruling) => {
    const dealer = round.boxes?.dealer ?? [];
    const missedFirstCard = dealerTakes !== undefined && isFirstCardMissed(round);
    if (round.voided || (round.irregularities.length > 0 && !(missedFirstCard && hasEnterWager(round)))) return;
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
        cites: missedFirstCard ? ['dealerTakes', 'dealerDrawsUpTo'] : ['dealerDrawsUpTo'],
        expected: draws ? 'draw' : 'stand',
        recorded: drewOrStood(dealer.length),
        data: { points: String(points) },
      });
  },
});

/** Nothing went wrong but that the dealer took no first card: the hand is then dealt and finished as any other. */
const isFirstCardMissed = ({ irregularities }: BaccaratRound): boolean =>
  irregularities.length > 0 && irregularities.every(({ of }) => of === 'dealer-without-first-card');

/** Where every player has taken the wager back, the dealer's hand need not be finished. */
const hasEnterWager = ({ wagers }: BaccaratRound): boolean =>
  wagers.some((wager) => wager.bet === 'enter' && isAccepted(wager));
