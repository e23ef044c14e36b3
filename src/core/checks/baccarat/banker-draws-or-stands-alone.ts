import { baccaratCheck } from './baccarat-check';
import { excessIsNoted } from './dealt-hands';
import { drewOrStood, playerActedRightly, scoreBeforeThirdCards } from './third-card';

export const bankerDrawsOrStandsAlone = baccaratCheck({
  id: 'baccarat/banker-draws-or-stands-alone',
  requirement:
    "When the player's hand stands, the banker's hand draws at the stated point counts and stands at the others.",
  enforces: ['bankerDrawsAlone'],
  mayEnforce: ['bankerDraws'],
  needs: ['playerDraws', 'naturals', 'cardValues'],
  uses: ['dealOrder'],
  messages: {
    shouldDraw: 'Player stood and banker had {{points}} and took no card; it must draw.',
    shouldStand: 'Player stood and banker had {{points}} and took a card; it must stand.',
  },
  run: (round, facts, ruling) => {
    const score = round.player.length > 2 ? undefined : scoreBeforeThirdCards(round, facts);
    if (!score || !playerActedRightly(round, score, facts) || excessIsNoted(round, 'banker')) return;
    const draws = facts.bankerDrawsAlone[score.bankerFirst] === true;
    if (draws === round.banker.length > 2) ruling.complies('banker');
    else
      ruling.breaches('banker', {
        message: draws ? 'shouldDraw' : 'shouldStand',
        // Standing is the other half of the duty to draw; where a table has a column for it, that column says so.
        cites: draws
          ? ['bankerDrawsAlone']
          : ['bankerDrawsAlone', ['bankerDraws', `${String(score.bankerFirst)}/none`]],
        expected: draws ? 'draw' : 'stand',
        recorded: drewOrStood(round.banker.length),
        data: { points: String(score.bankerFirst) },
      });
  },
});
