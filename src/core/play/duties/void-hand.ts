import { takesPart } from '../../games/wager';
import type { TableRound, TableWager } from '../table/table-round';
import { tableCheck, type Duty } from './duty';
import { provisionRow } from './provision-row';

/** The wagers at the place that an irregularity left void. */
export const voidAt = (round: TableRound, to: string | undefined): readonly TableWager[] =>
  round.wagers.filter((wager) => wager.voided && wager.position === to && takesPart(wager));

const VOID: ReadonlySet<string> = new Set(['hand-void', 'wager-void']);

export const voidHandReturnsItsWagers: Duty = (game) =>
  tableCheck({
    id: `${game.code}/void-hand-returns-its-wagers`,
    requirement: 'When an irregularity makes a hand void, the wagers on it that are not settled yet go back.',
    enforces: ['irregularities'],
    enforcesRow: (_fact, _row, prescribed) => VOID.has(prescribed),
    messages: { settled: 'Wager {{subject}} on {{bet}} was void with the hand at {{place}}; it was {{settled}}.' },
    run: (round, { irregularities }, ruling) => {
      if (round.voided || round.dummy) return;
      for (const irregularity of round.irregularities) {
        if (irregularity.treatment !== 'hand-void' || irregularity.to === undefined) continue;
        const row = provisionRow(game, round, irregularity, irregularities);
        if (row === undefined || !VOID.has(irregularities.get(row) ?? '')) continue;
        for (const { id, bet, result } of voidAt(round, irregularity.to)) {
          if (result === undefined) ruling.cannotTell(id, [`settle event of wager ${id}`]);
          else if (result !== 'win' && result !== 'lose') ruling.complies(id);
          else
            ruling.breaches(id, {
              message: 'settled',
              cites: [['irregularities', row]],
              expected: 'void',
              recorded: result,
              data: { bet, place: irregularity.to.replace(':', ' ') },
            });
        }
      }
    },
  });
