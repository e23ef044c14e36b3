import { rouletteCheck } from './roulette-check';
import { A_POCKETS_NUMBER, NUMBER_FOLLOWS } from './following';

export const announcedNumberMatchesThePocket = rouletteCheck({
  id: 'roulette/announced-number-matches-the-pocket',
  requirement: 'The number announced is that of the pocket in which the ball came to rest.',
  enforces: [],
  mayEnforce: ['announcements', 'outcomes'],
  follows: NUMBER_FOLLOWS,
  messages: { wrongNumber: 'The number was announced as {{recorded}}; the ball came to rest in {{expected}}.' },
  run: (round, { announcements }, ruling) => {
    const { pocket, wheel } = round;
    for (const announced of round.announcements) {
      const recorded = /^\d+/.exec(announced)?.[0] ?? '';
      if (pocket === undefined) {
        if (!round.calledOff) ruling.cannotTell('result', ['spin event with the pocket']);
      } else if (!wheel.pockets.has(recorded)) ruling.cannotTell('result', [A_POCKETS_NUMBER]);
      else if (recorded === pocket) ruling.complies('result');
      else
        ruling.breaches('result', {
          message: 'wrongNumber',
          cites: [announcements === undefined ? ['outcomes', 'straight/covered'] : ['announcements', 'number']],
          expected: pocket,
          recorded,
        });
    }
  },
});
