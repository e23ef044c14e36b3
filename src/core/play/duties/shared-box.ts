import { settlingOf } from '../table/settling-of';
import { openingWagers, type GameDefinition } from '../table/table-game';
import type { TableRound, TableWager } from '../table/table-round';
import { judgeSharedBox, SHARED_BOX } from '../wagers/shared-box';
import { isAccepted } from '../wagers/standing';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';

/** The opening wagers that lie on one box together. */
const openingsOn = (game: GameDefinition, round: TableRound, position: string): readonly TableWager[] =>
  round.wagers.filter(
    (wager) => wager.position === position && openingWagers(game).includes(wager.known.kind) && isAccepted(wager),
  );

export const sharedBoxWithinMaximum: Duty = (game) =>
  tableCheck({
    id: `${game.code}/shared-box-within-maximum`,
    requirement: 'Where the maximum holds for a box as a whole, the original wagers on it keep within it together.',
    enforces: ['sharedBoxMaximum'],
    uses: SETTLING_FACTS,
    messages: SHARED_BOX,
    run: (round, facts, ruling) => {
      if (facts.sharedBoxMaximum !== 'whole-box' || round.voided || round.dummy) return;
      for (const position of new Set(round.wagers.map((wager) => wager.position))) {
        const wagers = position === undefined ? [] : openingsOn(game, round, position);
        if (position !== undefined && wagers.length > 1)
          judgeSharedBox(settlingOf(game), round, position, wagers, facts, ruling);
      }
    },
  });
