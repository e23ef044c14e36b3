import { pointsOf } from '../../games/baccarat/coup';
import type { BaccaratRound, Hand } from '../../games/baccarat/round';
import { dutyToAnnounce } from './announcing';
import { baccaratCheck } from './baccarat-check';
import { AS_IT_SHOULD_BE, DEAL_FACTS, dealtByTheRules } from './dealt-hands';
import { POINTS_FOLLOW } from './following';

export const announcedPointsMatchTheCards = baccaratCheck({
  id: 'baccarat/announced-points-match-the-cards',
  requirement: 'An announced point count is that of the cards, by their stated values.',
  enforces: ['pointCount', 'cardValues'],
  mayEnforce: ['announcements'],
  concerns: 'announcements',
  enforcesRow: (fact, row) => fact !== 'announcements' || row.includes('/'),
  uses: DEAL_FACTS,
  follows: POINTS_FOLLOW,
  messages: { wrongPoints: '{{recorded}} was announced for the {{subject}}; the cards count {{expected}}.' },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    for (const { of, value, playerCards, bankerCards } of round.announcements) {
      const hand = handOf(round, of);
      if (hand === undefined) continue;
      const cards = of === 'banker' ? bankerCards : playerCards;
      const expected = cards < 2 ? undefined : pointsOf(hand, cards, facts.cardValues);
      const announced = typeof value === 'number' ? value : Number.parseInt(value, 10);
      if (expected === undefined) ruling.cannotTell(of, [`deal events of the ${of}'s first two cards`]);
      else if (Number.isNaN(announced)) ruling.cannotTell(of, [`announced point count of the ${of} as a number`]);
      else if (announced === expected) ruling.complies(of);
      else if (!round.boxes && !dealtByTheRules(round, facts)) ruling.cannotTell(of, [AS_IT_SHOULD_BE]);
      else
        ruling.breaches(of, {
          message: 'wrongPoints',
          cites: [...dutyToAnnounce(of, cards, facts), 'pointCount', 'cardValues'],
          expected: String(expected),
          recorded: String(announced),
        });
    }
  },
});

/** The hand that an announcement speaks of; none where it gives out something else. */
function handOf({ player, banker, boxes }: BaccaratRound, of: string): Hand | undefined {
  if (boxes) return of === 'dealer' ? boxes.dealer : boxes.hands.get(of);
  return of === 'player' ? player : of === 'banker' ? banker : undefined;
}
