import type { Announcement, Thrown } from '../../games/sic-bo/round';
import type { Cited } from '../ruling';
import { agrees } from './announced-dice';
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
