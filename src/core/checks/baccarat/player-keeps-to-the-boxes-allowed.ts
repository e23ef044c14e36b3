import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const playerKeepsToTheBoxesAllowed = baccaratCheck({
  id: 'baccarat/player-keeps-to-the-boxes-allowed',
  requirement: 'A player wagers on no more boxes than stated.',
  enforces: ['boxesPerPlayer'],
  concerns: 'positioned',
  messages: {
    tooMany: 'Player {{subject}} wagered on {{recorded}} boxes; no more than {{expected}} may be wagered on.',
  },
  run: (round, { boxesPerPlayer }, ruling) => {
    if (round.positioned === undefined || round.voided || round.dummy) return;
    const boxes = new Map<string, Set<string>>();
    for (const wager of round.wagers) {
      const { position } = wager;
      if (position === undefined || !isAccepted(wager)) continue;
      boxes.set(wager.player, (boxes.get(wager.player) ?? new Set()).add(position));
    }
    for (const [player, { size }] of boxes)
      if (size <= boxesPerPlayer) ruling.complies(player);
      else
        ruling.breaches(player, {
          message: 'tooMany',
          cites: ['boxesPerPlayer'],
          expected: String(boxesPerPlayer),
          recorded: String(size),
        });
  },
});
