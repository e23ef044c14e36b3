import { scoreOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';
import { dealIsJudged } from './dealt-hands';

export const naturalEndsTheDeal = baccaratCheck({
  id: 'baccarat/natural-ends-the-deal',
  requirement: 'When either hand has a natural, neither hand takes a further card.',
  needs: ['naturals', 'cardValues'],
  messages: {
    dealtOn:
      'Player had {{player}} and banker {{banker}} with two cards, a natural; the {{recorded}} still took a card.',
  },
  run: (round, { naturals, cardValues }, ruling) => {
    const score = dealIsJudged(round) ? scoreOf(round, cardValues) : undefined;
    if (!score || !(naturals[score.playerFirst] || naturals[score.bankerFirst])) return;
    const took = round.player.length > 2 ? 'player' : round.banker.length > 2 ? 'banker' : undefined;
    if (took === undefined) ruling.complies('coup');
    else
      ruling.breaches('coup', {
        message: 'dealtOn',
        cites: ['naturals'],
        expected: 'no further card',
        recorded: took,
        data: { player: String(score.playerFirst), banker: String(score.bankerFirst) },
      });
  },
});
