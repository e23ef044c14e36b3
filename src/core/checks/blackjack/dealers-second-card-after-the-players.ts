import { isPlay, isPlayers } from '../../games/blackjack/play';
import type { BlackjackRound } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged, extraCardIsNoted } from './dealing';

export const dealersSecondCardAfterThePlayers = blackjackCheck({
  id: 'blackjack/dealers-second-card-after-the-players',
  requirement: 'The dealer takes a second card only when all players’ hands are complete.',
  enforces: ['dealerSecondCard'],
  messages: {
    beforeCard: 'The dealer took a second card before {{recorded}} took a further card.',
    beforeDecision: 'The dealer took a second card before the decision on {{recorded}} was made.',
  },
  run: (round, _facts, ruling) => {
    if (!dealIsJudged(round)) return;
    const second = dealersSecondCardAt(round);
    if (second === undefined || round.dealers.some(({ name }) => extraCardIsNoted(round, name))) return;
    const { deals, turns } = round;
    for (let index = deals.length - 1; index >= 0; index -= 1) {
      const deal = deals[index];
      if (deal === undefined || deal.at < second) break;
      // One of the first cards that comes too late is a fault of the first deal.
      if (!isPlayers(deal.to) || !deal.additional) continue;
      ruling.breaches('dealer', {
        message: 'beforeCard',
        cites: ['dealerSecondCard'],
        expected: 'after the players',
        recorded: deal.to.name,
      });
      return;
    }
    const late = turns.findLast(({ at, choice }) => at > second && isPlay(choice));
    if (late === undefined) ruling.complies('dealer');
    else
      ruling.breaches('dealer', {
        message: 'beforeDecision',
        cites: ['dealerSecondCard'],
        expected: 'after the players',
        recorded: late.hand.name,
      });
  },
});

/** Where a card was first dealt to the dealer beyond the first one. */
function dealersSecondCardAt({ dealers }: BlackjackRound): number | undefined {
  let second: number | undefined;
  for (const { dealtAt } of dealers) {
    const at = dealtAt[1];
    if (at !== undefined && (second === undefined || at < second)) second = at;
  }
  return second;
}
