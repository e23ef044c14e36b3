import { scoreOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';
import { AS_IT_SHOULD_BE, DEAL_FACTS, dealtByTheRules } from './dealt-hands';
import { RESULT_FOLLOWS } from './following';

const RESULTS: readonly string[] = ['player', 'banker', 'tie'];

export const announcedResultMatchesThePoints = baccaratCheck({
  id: 'baccarat/announced-result-matches-the-points',
  requirement: 'The result announced or entered is the one the point counts give.',
  enforces: ['result'],
  mayEnforce: ['playerOutcome', 'bankerOutcome', 'tieOutcome', 'announcements'],
  concerns: 'announcements',
  enforcesRow: (fact, row) => fact !== 'announcements' || row === 'tie' || row === 'result',
  needs: ['cardValues'],
  uses: DEAL_FACTS,
  follows: RESULT_FOLLOWS,
  messages: {
    wrongResult:
      'The result was given as {{recorded}}; player has {{player}} and banker {{banker}}, so it is {{expected}}.',
  },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    for (const { of, value } of round.announcements) {
      if (of !== 'result') continue;
      const score = scoreOf(round, facts.cardValues);
      const recorded = String(value).toLowerCase();
      if (!score) ruling.cannotTell('result', ['deal events of both hands']);
      else if (!RESULTS.includes(recorded)) ruling.cannotTell('result', ['announced result as player, banker or tie']);
      else if (recorded === score.result) ruling.complies('result');
      else if (!dealtByTheRules(round, facts)) ruling.cannotTell('result', [AS_IT_SHOULD_BE]);
      else {
        const expected = score.result;
        const duty = expected === 'tie' ? 'tie' : 'result';
        ruling.breaches('result', {
          message: 'wrongResult',
          cites: [
            ...(facts.announcements?.includes(duty) ? ([['announcements', duty]] as const) : []),
            'result',
            expected === 'tie' ? ['tieOutcome', 'equal'] : [`${expected}Outcome`, 'higher'],
          ],
          expected,
          recorded,
          data: { player: String(score.player), banker: String(score.banker) },
        });
      }
    }
  },
});
