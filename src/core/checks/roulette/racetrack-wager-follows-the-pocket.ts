import { isWronglySettled } from '../wagers/outcome';
import { citedPieces } from './pieces-cited';
import { rouletteCheck } from './roulette-check';
import { doubtOf, SETTLING, SETTLING_FACTS, SPIN_MISSING } from './settling';
import { decidingPocket } from './valid-spin';

export const racetrackWagerFollowsThePocket = rouletteCheck({
  id: 'roulette/racetrack-wager-follows-the-pocket',
  requirement: 'A race-track wager wins when the ball comes to rest in a pocket that one of its pieces covers.',
  enforces: [],
  mayEnforce: ['racetrack', 'neighboursEachSide'],
  uses: [...SETTLING_FACTS, 'wheelOrder'],
  judges: 'outcome',
  messages: {
    wrongOutcome:
      'The ball came to rest in {{pocket}}, so the pieces of a wager on {{bet}} make it {{expected}}; it was settled as {{recorded}}.',
  },
  run: (round, facts, ruling) => {
    if (round.voided || (round.pocket === undefined && round.calledOff)) return;
    const pocket = decidingPocket(round, facts);
    if (pocket === undefined && round.pocket !== undefined) return;
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'racetrack') continue;
      const due = SETTLING.resultOf(round, wager, facts);
      // The player chose how many pieces to lay, and no record says how many; either end may be right.
      const lacks = pocket === undefined ? SPIN_MISSING : `number of pieces of wager ${wager.id}`;
      if (!isWronglySettled(SETTLING, round, wager, due, facts, ruling, lacks)) continue;
      const doubt = wager.maybeLate ? SETTLING.endOfWagering : doubtOf(round, wager);
      if (wager.result === 'push' && round.calledOff) continue;
      if (doubt !== undefined) ruling.cannotTell(wager.id, [doubt]);
      else
        ruling.breaches(wager.id, {
          message: 'wrongOutcome',
          cites: citedPieces(round, wager, facts.racetrack),
          expected: due ?? '',
          recorded: wager.result ?? '',
          data: { bet: wager.bet, pocket: pocket ?? '' },
        });
    }
  },
});
