import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Cited, Ruling } from '../../play/judging/ruling';
import { rouletteCheck } from './roulette-check';
import { A_POCKETS_NUMBER, NUMBER_FOLLOWS } from './following';

type Announced = Cited<'announcements' | 'outcomes'>;

export const announcedNumberMatchesThePocket = rouletteCheck({
  id: 'roulette/announced-number-matches-the-pocket',
  requirement: 'The number announced is that of the pocket in which the ball came to rest, and so is the colour.',
  enforces: [],
  mayEnforce: ['announcements', 'outcomes'],
  concerns: 'announcements',
  follows: NUMBER_FOLLOWS,
  messages: {
    wrongNumber: 'The number was announced as {{recorded}}; the ball came to rest in {{expected}}.',
    wrongColour:
      'The colour was announced as {{recorded}}; the ball came to rest in {{pocket}}, which is {{expected}}.',
  },
  run: (round, { announcements }, ruling) => {
    const { pocket, wheel } = round;
    for (const { number, colour } of round.announcements) {
      if (pocket === undefined) {
        if (!round.calledOff) ruling.cannotTell('result', ['spin event with the pocket']);
      } else if (number === pocket && wheel.pockets.has(pocket)) {
        ruling.complies('result');
        if (colour !== undefined) judgeColour(round, pocket, colour, announcements, ruling);
      } else if (number !== undefined && wheel.pockets.has(number))
        ruling.breaches('result', {
          message: 'wrongNumber',
          cites: [announcedBy('number', announcements, NUMBER_WINS)],
          expected: pocket,
          recorded: number,
        });
      else if (number === undefined && colour !== undefined && isOfAnother(colour, pocket, round))
        judgeColour(round, pocket, colour, announcements, ruling);
      else ruling.cannotTell('result', [A_POCKETS_NUMBER]);
    }
    for (const colour of round.coloursAnnounced)
      // The colour of a number that was announced wrongly is no second error.
      if (pocket !== undefined && !round.announcements.some(({ number }) => isWrongly(number, colour, round)))
        judgeColour(round, pocket, colour, announcements, ruling);
  },
});

const isOfAnother = (colour: string, pocket: string, { wheel }: RouletteRound): boolean =>
  wheel.colourOf(pocket) !== undefined && wheel.colourOf(pocket) !== colour;

const isWrongly = (number: string | undefined, colour: string, { pocket, wheel }: RouletteRound): boolean =>
  number !== undefined && number !== pocket && wheel.colourOf(number) === colour;

/** What has it announced; where no clause does, the one by which that number, or that colour, wins. */
const announcedBy = (
  what: string,
  announcements: RouletteFacts['announcements'] | undefined,
  won: string,
): Announced => (announcements?.includes(what) === true ? ['announcements', what] : ['outcomes', won]);

const NUMBER_WINS = 'straight/covered';
const colourWins = (colour: string): string => (colour === 'green' ? NUMBER_WINS : `${colour}/${colour}-number`);

function judgeColour(
  { wheel }: RouletteRound,
  pocket: string,
  recorded: string,
  announcements: RouletteFacts['announcements'] | undefined,
  ruling: Ruling<'announcements' | 'outcomes', 'wrongColour'>,
): void {
  const colour = wheel.colourOf(pocket);
  if (colour === undefined) return;
  if (recorded === colour) ruling.complies('colour');
  else
    ruling.breaches('colour', {
      message: 'wrongColour',
      cites: [announcedBy('colour', announcements, colourWins(colour))],
      expected: colour,
      recorded,
      data: { pocket },
    });
}
