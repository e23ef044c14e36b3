import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { isTurnedDown } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const dummyHandTakesNoWagers = baccaratCheck({
  id: 'baccarat/dummy-hand-takes-no-wagers',
  requirement: 'No wagers are taken on a dummy hand.',
  enforces: ['dummyHand'],
  concerns: 'dummy',
  messages: { wagered: 'Wager {{subject}} on {{recorded}} was taken on a dummy hand; none may be.' },
  run: (round, _facts, ruling) => {
    const taken = round.wagers.filter((wager) => isTaken(round, wager));
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

/** Where an irregularity made a dummy of a coup that had wagers, those go back or stay where they are: only settling one takes it. */
function isTaken({ irregularities }: BaccaratRound, wager: Wager): boolean {
  if (wager.withdrawn || isTurnedDown(wager)) return false;
  return irregularities.length === 0 || wager.result === 'win' || wager.result === 'lose';
}
