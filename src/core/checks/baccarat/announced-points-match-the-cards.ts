import { pointsOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';

export const announcedPointsMatchTheCards = baccaratCheck({
  id: 'baccarat/announced-points-match-the-cards',
  requirement: 'An announced point count is that of the cards, by their stated values.',
  needs: ['cardValues', 'pointCount'],
  messages: { wrongPoints: '{{recorded}} was announced for the {{subject}}; the cards count {{expected}}.' },
  run: (round, { cardValues }, ruling) => {
    if (round.voided) return;
    for (const { of, value, playerCards, bankerCards } of round.announcements) {
      if (of !== 'player' && of !== 'banker') continue;
      const cards = of === 'player' ? playerCards : bankerCards;
      const expected = cards < 2 ? undefined : pointsOf(round[of], cards, cardValues);
      const announced = typeof value === 'number' ? value : Number.parseInt(value, 10);
      if (expected === undefined) ruling.cannotTell(of, [`deal events of the ${of}'s first two cards`]);
      else if (Number.isNaN(announced)) ruling.cannotTell(of, [`announced point count of the ${of} as a number`]);
      else if (announced === expected) ruling.complies(of);
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
