import { printMoney } from '../../values/money';
import { isInPlay } from '../table/settling-of';
import type { TableFacts } from '../table/table-facts';
import { openingWagers, type GameDefinition } from '../table/table-game';
import type { TableRound, TableWager } from '../table/table-round';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';
import { tableMaximum } from '../wagers/table-maximum';

/** Where the operator has not said whether the maximum is for the whole box, wagers that only together exceed it are no breach. */
export const boxWithinTableMaximum: Duty = (game) =>
  tableCheck({
    id: `${game.code}/box-within-table-maximum`,
    requirement: 'Where the operator so directs, what all players have on one box is not above the table maximum.',
    enforces: ['sharedBoxMaximum'],
    uses: SETTLING_FACTS,
    enforcesRow: (_fact, row) => row !== 'each-player',
    occursIn: (round) => isSharedAbove(game, round),
    messages: {
      together:
        'Together {{recorded}} was wagered on {{bet}} at {{position}}; the table maximum of {{expected}} is for the box.',
    },
    run: (round, facts, ruling) => {
      const maximum = tableMaximum(round, game);
      if (facts.sharedBoxMaximum !== 'whole-box' || maximum === undefined || round.voided) return;
      for (const [position, wagers] of byBoxIn(game, round, facts)) {
        // A wager that is above the maximum by itself is the breach of that.
        if (wagers.some(({ stake }) => stake > maximum)) continue;
        const total = wagers.reduce((sum, { stake }) => sum + stake, 0);
        const last = wagers.at(-1);
        if (last === undefined) continue;
        if (total <= maximum) ruling.complies(last.id);
        else
          ruling.breaches(last.id, {
            message: 'together',
            cites: ['sharedBoxMaximum'],
            expected: printMoney(maximum),
            recorded: printMoney(total),
            data: { bet: last.bet, position: position.replace(':', ' ') },
          });
      }
    },
  });

function byBoxIn(
  game: GameDefinition,
  round: TableRound,
  facts: TableFacts,
): ReadonlyMap<string, readonly TableWager[]> {
  const opening = openingWagers(game);
  const byBox = new Map<string, TableWager[]>();
  for (const wager of round.wagers) {
    const { position, known } = wager;
    if (position === undefined || !opening.includes(known.kind) || !isInPlay(game, round, wager, facts)) continue;
    const own = byBox.get(position);
    if (own === undefined) byBox.set(position, [wager]);
    else own.push(wager);
  }
  return byBox;
}

/** Several wagers on a box that only together are above the table maximum. */
function isSharedAbove(game: GameDefinition, round: TableRound): boolean {
  const maximum = tableMaximum(round, game) ?? Infinity;
  return [...byBoxIn(game, round, {}).values()].some(
    (wagers) =>
      wagers.every(({ stake }) => stake <= maximum) && wagers.reduce((sum, { stake }) => sum + stake, 0) > maximum,
  );
}
