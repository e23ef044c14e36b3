import { scoreOf } from '../../games/baccarat/coup';
import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const playersExcessCardTreatedAsStated = baccaratCheck({
  id: 'baccarat/players-excess-card-treated-as-stated',
  requirement:
    "A third card dealt to the player's hand in error is treated as stated for a banker's hand that must draw, or that must stand.",
  enforces: ['excessCardWhenBankerDraws', 'excessCardWhenBankerStands'],
  needs: ['bankerDrawsAlone', 'playerDraws', 'naturals', 'cardValues'],
  concerns: 'irregularities',
  messages: {
    wrongTreatment: "A third card dealt to the player's hand in error was {{done}}; the rules have it {{prescribed}}.",
  },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities) {
      if (irregularity.kind !== 'excess-card-drawn' || irregularity.to !== 'player') continue;
      const score = scoreOf(round, facts.cardValues);
      if (!score) {
        ruling.cannotTell(irregularity.place, ['deal events of both hands']);
        continue;
      }
      const natural = facts.naturals[score.playerFirst] === true || facts.naturals[score.bankerFirst] === true;
      // With a third card of its own to come, the hand took one card more than that; nothing is stated for it.
      if (!natural && facts.playerDraws[score.playerFirst] === 'draw') continue;
      const draws = !natural && facts.bankerDrawsAlone[score.bankerFirst] === true;
      const fact = draws ? 'excessCardWhenBankerDraws' : 'excessCardWhenBankerStands';
      judgeTreatment(round, irregularity, facts[fact], [fact], ruling);
    }
  },
});
