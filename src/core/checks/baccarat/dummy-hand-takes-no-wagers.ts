import { baccaratCheck } from './baccarat-check';
import { isTurnedDown } from './wager-standing';

export const dummyHandTakesNoWagers = baccaratCheck({
  id: 'baccarat/dummy-hand-takes-no-wagers',
  requirement: 'No wagers are taken on a dummy hand.',
  enforces: ['dummyHand'],
  messages: { wagered: 'Wager {{subject}} on {{recorded}} was taken on a dummy hand; none may be.' },
  run: (round, _facts, ruling) => {
    if (!round.dummy) return;
    const taken = round.wagers.filter((wager) => !wager.withdrawn && !isTurnedDown(wager));
    if (taken.length === 0) ruling.complies('coup');
    for (const wager of taken)
      ruling.breaches(wager.id, {
        message: 'wagered',
        cites: ['dummyHand'],
        expected: 'no wager',
        recorded: wager.bet,
      });
  },
});
