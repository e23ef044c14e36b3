import { isAccepted } from '../wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const playersOnOneAreaAsStated = baccaratCheck({
  id: 'baccarat/players-on-one-area-as-stated',
  requirement: 'No more players wager on one box or wagering area than stated.',
  enforces: ['playersPerArea'],
  concerns: 'positions',
  messages: { tooMany: '{{recorded}} players wagered on {{subject}}; no more than {{expected}} may.' },
  run: (round, { playersPerArea }, ruling) => {
    // Some rules tell sizes of the table apart; a form of payment does not say at which of them it was played.
    const row = playersPerArea.has('box') ? 'box' : (round.variant ?? 'full');
    const most = playersPerArea.get(row)?.at(-1);
    if (most === undefined || round.positions === undefined || round.voided || round.dummy) return;
    const players = new Map<string, Set<string>>();
    for (const wager of round.wagers) {
      const position = round.positions.get(wager.id);
      if (position === undefined || !isAccepted(wager)) continue;
      players.set(position, (players.get(position) ?? new Set()).add(wager.player));
    }
    for (const [position, { size }] of players)
      if (size <= most) ruling.complies(position);
      else
        ruling.breaches(position, {
          message: 'tooMany',
          cites: [['playersPerArea', row]],
          expected: String(most),
          recorded: String(size),
        });
  },
});
