import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Cited } from '../../play/judging/ruling';
import { baccaratCheck } from './baccarat-check';
import { excessIsNoted } from './dealt-hands';
import { drewOrStood, playerActedRightly, scoreBeforeThirdCards } from './third-card';

export const bankerDrawsOrStandsAlone = baccaratCheck({
  id: 'baccarat/banker-draws-or-stands-alone',
  requirement:
    "When the player's hand stands, the banker's hand draws at the stated point counts and stands at the others.",
  enforces: ['bankerDrawsAlone'],
  mayEnforce: ['bankerDraws', 'bankerStandsAlone'],
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
    const points = String(score.bankerFirst);
    if (draws === round.banker.length > 2) ruling.complies('banker');
    else
      ruling.breaches('banker', {
        message: draws ? 'shouldDraw' : 'shouldStand',
        cites: aloneCites(facts, score.bankerFirst),
        expected: draws ? 'draw' : 'stand',
        recorded: drewOrStood(round.banker.length),
        data: { points },
      });
  },
});

type AloneFacts = Partial<Pick<BaccaratFacts, 'bankerDrawsAlone' | 'bankerStandsAlone'>>;

/**
 * What says that the banker's hand draws or stands alone at a count. Standing is the other half of the duty to draw, unless a clause
 * says it of this count; where a table has a column for it, that column says so too.
 */
export function aloneCites(
  { bankerDrawsAlone, bankerStandsAlone }: AloneFacts,
  count: number,
): readonly Cited<'bankerDrawsAlone' | 'bankerStandsAlone' | 'bankerDraws'>[] {
  const points = String(count);
  if (bankerDrawsAlone?.[count] === true) return [['bankerDrawsAlone', points]];
  return bankerStandsAlone?.[count] === true
    ? [['bankerStandsAlone', points], 'bankerDrawsAlone']
    : ['bankerDrawsAlone', ['bankerDraws', `${points}/none`]];
}
