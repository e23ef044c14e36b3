import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';
import { rowsOfTable } from './size-of-table';

export const playersOnOneAreaAsStated = baccaratCheck({
  id: 'baccarat/players-on-one-area-as-stated',
  requirement: 'No more players wager on one box or wagering area than stated.',
  enforces: ['playersPerArea'],
  concerns: 'positioned',
  messages: { tooMany: '{{recorded}} players wagered on {{subject}}; no more than {{expected}} may.' },
  run: (round, { playersPerArea }, ruling) => {
    const rows = playersPerArea.has('box') ? ['box'] : rowsOfTable(round, playersPerArea);
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
