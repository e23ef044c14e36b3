import type { Thrown } from '../../games/sic-bo/round';
import type { Cited } from '../../play/judging/ruling';
import { heldAgainst, type Misannounced } from './announced-dice';
import { sicBoCheck } from './sic-bo-check';
import { ONE_ROLL, RESULT_FOLLOWS } from './following';

export const announcedResultMatchesTheDice = sicBoCheck({
  id: 'sic-bo/announced-result-matches-the-dice',
  requirement: 'The numbers and the total announced or entered are those on the uppermost faces of the dice.',
  enforces: ['facesCounted'],
  mayEnforce: ['announcements'],
  concerns: 'announcements',
  uses: ['winningTotals'],
  follows: RESULT_FOLLOWS,
  messages: { wrongResult: 'The result was given as {{recorded}}; the dice show {{expected}}.' },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    for (const announcement of round.announcements) {
      const held = round.thrown && heldAgainst(announcement, round.thrown, facts.winningTotals);
      if (round.thrown === undefined) ruling.cannotTell(announcement.place, [ONE_ROLL]);
      else if (held === undefined)
        ruling.cannotTell(announcement.place, ['announced result as the three numbers, or as the total']);
      else if (held === 'right') ruling.complies(announcement.place);
      else
        ruling.breaches(announcement.place, {
          message: 'wrongResult',
          cites: [...saidBy(held, facts.announcements), 'facesCounted'],
          expected: printThrown(round.thrown),
          recorded: String(announcement.value),
        });
    }
  },
});

/** The clause on the total where that was given wrongly, and else the one on the numbers. */
function saidBy(wrong: Misannounced, announcements: readonly string[] | undefined): readonly Cited<'announcements'>[] {
  if (announcements === undefined) return [];
  const rows = wrong === 'total' ? ['total', 'dice-lowest-first'] : ['dice-lowest-first', 'total'];
  return rows.filter((row) => announcements.includes(row)).map((row) => ['announcements', row] as const);
}

const printThrown = ({ dice, total }: Thrown): string => `${dice.join(', ')}, total ${String(total)}`;
