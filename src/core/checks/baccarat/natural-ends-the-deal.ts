import { baccaratCheck } from './baccarat-check';
import { excessIsNoted, scoreToDrawBy } from './dealt-hands';

export const naturalEndsTheDeal = baccaratCheck({
  id: 'baccarat/natural-ends-the-deal',
  requirement: 'When either hand has a natural, neither hand takes a further card.',
  enforces: ['naturals'],
  needs: ['cardValues'],
  uses: ['dealOrder'],
  messages: {
    dealtOn:
      'Player had {{player}} and banker {{banker}} with two cards, a natural; the {{recorded}} still took a card.',
  },
  run: (round, facts, ruling) => {
    const score = scoreToDrawBy(round, facts);
    if (!score || !(facts.naturals[score.playerFirst] || facts.naturals[score.bankerFirst])) return;
    const took = round.player.length > 2 ? 'player' : round.banker.length > 2 ? 'banker' : undefined;
    if (took === undefined) ruling.complies('coup');
    else if (!excessIsNoted(round, took))
      ruling.breaches('coup', {
        message: 'dealtOn',
        cites: ['naturals'],
        expected: 'no further card',
        recorded: took,
        data: { player: String(score.playerFirst), banker: String(score.bankerFirst) },
      });
  },
});
