import { place } from '../../rounds/incidents';
import type { Placed, TableRound } from '../table/table-round';
import { isAccepted } from '../wagers/standing';
import { tableCheck, type Duty } from './duty';

/** No decision at all: the player was absent or out of time. */
const NONE = 'none';

/** What a player decided: as the record says it, or by the wager that is itself the decision. */
interface Decision {
  readonly subject: string;
  readonly position: string;
  readonly player: string | undefined;
  readonly choice: string;
  readonly at: number;
}

function decisionsIn(round: TableRound, isLater: (kind: string) => boolean): readonly Decision[] {
  const wagers = round.wagers.flatMap((wager): Decision[] => {
    const { id: subject, position, player, known, at } = wager;
    return position !== undefined && isLater(known.kind) && isAccepted(wager)
      ? [{ subject, position, player, choice: known.kind, at }]
      : [];
  });
  // What is decided with a wager is one act, and the wager tells it.
  const isTold = ({ position, player, choice }: Placed<'decide'>): boolean =>
    wagers.some(
      (one) => one.position === position && one.choice === choice && (player === undefined || one.player === player),
    );
  const said = round.decisions
    .filter((one) => one.choice !== NONE && !isTold(one))
    .map(({ position, player, choice, at }): Decision => ({
      ...{ subject: place(at), position, choice, at },
      player: typeof player === 'string' ? player : undefined,
    }));
  return [...said, ...wagers];
}

export const decisionsAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/decisions-as-stated`,
    requirement: 'Players decide what the rules let them decide, and when it is their turn to.',
    enforces: [],
    mayEnforce: game.decisionDue === undefined ? [] : ['decisions', 'decisionAfter'],
    uses: ['cardRanking'],
    messages: {
      unknown: '{{box}} decided "{{recorded}}"; a player decides {{expected}}.',
      notDue: '{{box}} decided "{{recorded}}" although {{why}}.',
    },
    run: (round, facts, ruling) => {
      if (round.voided || game.decisionDue === undefined) return;
      const { decisions, decisionAfter = 'as stated' } = facts;
      for (const one of decisionsIn(round, (kind) => game.wagers[kind]?.later === true)) {
        const { subject, position, choice, player, at } = one;
        const box = position.replace(':', ' ').replace(/^./, (letter) => letter.toUpperCase());
        if (decisions?.includes(choice) === false) {
          const expected = decisions.join(' or ');
          ruling.breaches(subject, {
            message: 'unknown',
            cites: ['decisions'],
            expected,
            recorded: choice,
            data: { box },
          });
          continue;
        }
        const { notDue: why, missing } = game.decisionDue({ round, facts, position, player, at });
        if (missing !== undefined) ruling.cannotTell(subject, [missing]);
        else if (why === undefined) ruling.complies(subject);
        else
          ruling.breaches(subject, {
            message: 'notDue',
            cites: ['decisionAfter'],
            expected: decisionAfter,
            recorded: choice,
            data: { box, why },
          });
      }
    },
  });
