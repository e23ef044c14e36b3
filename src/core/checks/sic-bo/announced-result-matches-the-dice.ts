import { DICE, thrownOf } from '../../games/sic-bo/dice';
import type { Announcement, Thrown } from '../../games/sic-bo/round';
import type { Cited } from '../ruling';
import { sicBoCheck } from './sic-bo-check';
import { ONE_ROLL, RESULT_FOLLOWS } from './following';

export const announcedResultMatchesTheDice = sicBoCheck({
  id: 'sic-bo/announced-result-matches-the-dice',
  requirement: 'The numbers and the total announced or entered are those on the uppermost faces of the dice.',
  enforces: ['facesCounted'],
  mayEnforce: ['announcements'],
  concerns: 'announcements',
  follows: RESULT_FOLLOWS,
  messages: { wrongResult: 'The result was given as {{recorded}}; the dice show {{expected}}.' },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    for (const announcement of round.announcements) {
      const matches = round.thrown && agrees(announcement, round.thrown);
      if (round.thrown === undefined) ruling.cannotTell(announcement.place, [ONE_ROLL]);
      else if (matches === undefined)
        ruling.cannotTell(announcement.place, ['announced result as the three numbers, or as the total']);
      else if (matches) ruling.complies(announcement.place);
      else
        ruling.breaches(announcement.place, {
          message: 'wrongResult',
          cites: [...saidBy(announcement, facts.announcements), 'facesCounted'],
          expected: printThrown(round.thrown),
          recorded: String(announcement.value),
        });
    }
  },
});

/** The clause on the total where that alone was given, and else the one on the numbers. */
function saidBy(
  { value }: Announcement,
  announcements: readonly string[] | undefined,
): readonly Cited<'announcements'>[] {
  if (announcements === undefined) return [];
  const isTotal = (String(value).match(/\d+/g)?.length ?? 0) === 1;
  const rows = isTotal ? ['total', 'dice-lowest-first'] : ['dice-lowest-first', 'total'];
  return rows.filter((row) => announcements.includes(row)).map((row) => ['announcements', row] as const);
}

const printThrown = ({ dice, total }: Thrown): string => `${dice.join(', ')}, total ${String(total)}`;

/** Whether what was announced fits the dice; undefined where it cannot be told what was announced. */
function agrees({ of, value }: Announcement, { dice, total }: Thrown): boolean | undefined {
  if (typeof value === 'number' && value > 6 && value === total) return true;
  const numbers = typeof value === 'number' ? [value] : numbersIn(value);
  const first = numbers[0] ?? 0;
  if (numbers.length === 1) return of === 'total' || first > 6 ? first === total : undefined;
  if (numbers.length !== DICE && numbers.length !== DICE + 1) return undefined;
  const called = thrownOf(numbers);
  return (numbers[DICE] ?? total) === total && called.dice.every((number, index) => number === dice[index]);
}

/** The whole numbers in a text; read digit by digit, because every round of an audit has such a text. */
function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = -1;
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit >= 0 && digit <= 9) number = Math.max(number, 0) * 10 + digit;
    else if (number >= 0) {
      numbers.push(number);
      number = -1;
    }
  }
  if (number >= 0) numbers.push(number);
  return numbers;
}
