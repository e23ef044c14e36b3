import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';
import { isAccepted } from '../wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const playersOnOneAreaAsStated = baccaratCheck({
  id: 'baccarat/players-on-one-area-as-stated',
  requirement: 'No more players wager on one box or wagering area than stated.',
  enforces: ['playersPerArea'],
  concerns: 'positioned',
  messages: { tooMany: '{{recorded}} players wagered on {{subject}}; no more than {{expected}} may.' },
  run: (round, { playersPerArea }, ruling) => {
    const rows = rowsFor(round, playersPerArea);
    if (rows.length === 0 || round.positioned === undefined || round.voided || round.dummy) return;
    const most = rows.map((row) => playersPerArea.get(row)?.at(-1) ?? 0);
    const [fewest, utmost] = [Math.min(...most), Math.max(...most)];
    const players = new Map<string, Set<string>>();
    for (const wager of round.wagers) {
      const { position } = wager;
      if (position === undefined || !isAccepted(wager)) continue;
      players.set(position, (players.get(position) ?? new Set()).add(wager.player));
    }
    for (const [position, { size }] of players)
      if (size <= fewest) ruling.complies(position);
      else if (size <= utmost) ruling.cannotTell(position, ['table.seats']);
      else
        ruling.breaches(position, {
          message: 'tooMany',
          cites: rows.map((row) => ['playersPerArea', row] as const),
          expected: String(utmost),
          recorded: String(size),
        });
  },
});

/** From here on a table is a full one, where rules tell sizes of the table apart. */
const FULL_TABLE = 10;

/** The rows that may be the table's: a form of the game need not say at which size of table it was played, and its places do. */
function rowsFor(
  { variant, seats }: BaccaratRound,
  playersPerArea: BaccaratFacts['playersPerArea'],
): readonly string[] {
  if (playersPerArea.has('box')) return ['box'];
  if (variant !== undefined && playersPerArea.has(variant)) return [variant];
  const all = [...playersPerArea.keys()];
  if (seats === undefined) return all.sort((one) => (one === 'full' ? 1 : -1));
  return all.filter((row) => (row === 'full') === seats >= FULL_TABLE);
}
