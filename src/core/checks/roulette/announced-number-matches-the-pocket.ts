import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Cited, Ruling } from '../ruling';
import { rouletteCheck } from './roulette-check';
import { A_POCKETS_NUMBER, NUMBER_FOLLOWS } from './following';

type Announced = Cited<'announcements' | 'outcomes'>;

export const announcedNumberMatchesThePocket = rouletteCheck({
  id: 'roulette/announced-number-matches-the-pocket',
  requirement: 'The number announced is that of the pocket in which the ball came to rest, and so is the colour.',
  enforces: [],
  mayEnforce: ['announcements', 'outcomes'],
  follows: NUMBER_FOLLOWS,
  messages: {
    wrongNumber: 'The number was announced as {{recorded}}; the ball came to rest in {{expected}}.',
    wrongColour:
      'The colour was announced as {{recorded}}; the ball came to rest in {{pocket}}, which is {{expected}}.',
  },
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
          cites: [announcedBy('number', announcements)],
          expected: pocket,
          recorded,
        });
    }
    if (round.coloursAnnounced.length > 0) judgeColours(round, announcements, ruling);
  },
});

/** What has it announced; where no clause does, the one by which that number wins. */
const announcedBy = (what: string, announcements: RouletteFacts['announcements'] | undefined): Announced =>
  announcements?.includes(what) === true ? ['announcements', what] : ['outcomes', 'straight/covered'];

function judgeColours(
  { pocket, wheel, coloursAnnounced }: RouletteRound,
  announcements: RouletteFacts['announcements'] | undefined,
  ruling: Ruling<'announcements' | 'outcomes', 'wrongColour'>,
): void {
  const colour = pocket === undefined ? undefined : wheel.colourOf(pocket);
  if (pocket === undefined || colour === undefined) return;
  for (const recorded of coloursAnnounced)
    if (recorded === colour) ruling.complies('colour');
    else
      ruling.breaches('colour', {
        message: 'wrongColour',
        cites: [announcedBy('colour', announcements)],
        expected: colour,
        recorded,
        data: { pocket },
      });
}
