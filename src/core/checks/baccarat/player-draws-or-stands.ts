import { baccaratCheck } from './baccarat-check';
import { excessIsNoted } from './dealt-hands';
import { drewOrStood, playerActedRightly, scoreBeforeThirdCards } from './third-card';

export const playerDrawsOrStands = baccaratCheck({
  id: 'baccarat/player-draws-or-stands',
  requirement: "The player's hand draws or stands as stated for its point count.",
  enforces: ['playerDraws'],
  needs: ['naturals', 'cardValues'],
  uses: ['dealOrder'],
  messages: {
    shouldDraw: 'Player had {{points}} with two cards and took no third card; it must draw.',
    shouldStand: 'Player had {{points}} with two cards and took a third card; it must stand.',
  },
  run: (round, facts, ruling) => {
    const score = scoreBeforeThirdCards(round, facts);
    if (!score || excessIsNoted(round, 'player')) return;
    if (playerActedRightly(round, score, facts)) ruling.complies('player');
    else {
      const recorded = drewOrStood(round.player.length);
      ruling.breaches('player', {
        message: recorded === 'draw' ? 'shouldStand' : 'shouldDraw',
        cites: [['playerDraws', String(score.playerFirst)]],
        expected: recorded === 'draw' ? 'stand' : 'draw',
        recorded,
        data: { points: String(score.playerFirst) },
      });
    }
  },
});
