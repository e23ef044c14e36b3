import { pointsOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';
import { AS_IT_SHOULD_BE, DEAL_FACTS, dealtByTheRules } from './dealt-hands';

export const announcedPointsMatchTheCards = baccaratCheck({
  id: 'baccarat/announced-points-match-the-cards',
  requirement: 'An announced point count is that of the cards, by their stated values.',
  enforces: ['pointCount', 'cardValues'],
  uses: DEAL_FACTS,
  messages: { wrongPoints: '{{recorded}} was announced for the {{subject}}; the cards count {{expected}}.' },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    for (const { of, value, playerCards, bankerCards } of round.announcements) {
      if (of !== 'player' && of !== 'banker') continue;
      const cards = of === 'player' ? playerCards : bankerCards;
      const expected = cards < 2 ? undefined : pointsOf(round[of], cards, facts.cardValues);
      const announced = typeof value === 'number' ? value : Number.parseInt(value, 10);
      if (expected === undefined) ruling.cannotTell(of, [`deal events of the ${of}'s first two cards`]);
      else if (Number.isNaN(announced)) ruling.cannotTell(of, [`announced point count of the ${of} as a number`]);
      else if (announced === expected) ruling.complies(of);
      else if (!dealtByTheRules(round, facts)) ruling.cannotTell(of, [AS_IT_SHOULD_BE]);
      else
        ruling.breaches(of, {
          message: 'wrongPoints',
          cites: ['pointCount', 'cardValues'],
          expected: String(expected),
          recorded: String(announced),
        });
    }
  },
});
