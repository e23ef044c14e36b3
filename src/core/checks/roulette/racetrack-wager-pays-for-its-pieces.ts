import type { RouletteRound } from '../../games/roulette/round';
import type { Wager } from '../../games/wager';
import { printMoney } from '../../values/money';
import { leftOpenBySteps, STEPS_COUNTED_FROM } from '../../play/wagers/standing';
import { citedPieces } from './pieces-cited';
import { partInSteps } from './racetrack-steps';
import { dueOn } from './racetrack-winnings';
import { rouletteCheck } from './roulette-check';
import { doubtOf, SETTLING, SETTLING_FACTS } from './settling';
import { decidingPocket } from './valid-spin';
import { WAGER_FOLLOWS } from './following';

export const racetrackWagerPaysForItsPieces = rouletteCheck({
  id: 'roulette/racetrack-wager-pays-for-its-pieces',
  requirement: 'A race-track wager is paid for each of its winning pieces as the wager that the piece is.',
  enforces: [],
  mayEnforce: ['racetrack', 'neighboursEachSide'],
  needs: ['pays'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  follows: WAGER_FOLLOWS,
  messages: {
    wrongPayment:
      'Wager {{subject}} on {{bet}} won: by its winning pieces a stake of {{stake}} is paid {{due}}, and {{paid}} was paid.',
  },
  run: (round, facts, ruling) => {
    const pocket = decidingPocket(round, facts);
    if (pocket === undefined) return;
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'racetrack' || wager.result !== 'win') continue;
      const part = partInSteps(wager, facts);
      const due = dueOn(round, wager, part, pocket, facts.pays);
      // Won against the pocket: that check has the breach.
      if (due !== undefined && !due.some((amount) => amount > 0)) continue;
      const { id, paid, stake, lateStake } = wager;
      if (due?.includes(paid) === true) ruling.complies(id);
      else if (due === undefined) ruling.cannotTell(id, [`stake of each piece of wager ${id}`]);
      else if (
        [lateStake, stake].some(
          (amount) => amount !== undefined && dueOn(round, wager, amount, pocket, facts.pays)?.includes(paid) === true,
        )
      )
        // Paid on what was altered too late, or on what is not in the steps: those checks have the breach.
        continue;
      else {
        const least = part - leftOpenBySteps(stake, wager.limit, facts);
        const isCut = least < part && dueOn(round, wager, least, pocket, facts.pays)?.includes(paid) === true;
        const doubt = isCut ? STEPS_COUNTED_FROM : doubtIn(round, wager);
        if (doubt !== undefined) ruling.cannotTell(id, [doubt]);
        else
          ruling.breaches(id, {
            message: 'wrongPayment',
            cites: citedPieces(round, wager, facts.racetrack),
            expected: due.join(' or '),
            recorded: String(paid),
            data: {
              bet: wager.bet,
              stake: printMoney(part),
              due: due.map(printMoney).join(' or '),
              paid: printMoney(paid),
            },
          });
      }
    }
  },
});

function doubtIn(round: RouletteRound, wager: Wager): string | undefined {
  if (wager.maybeLate) return SETTLING.endOfWagering;
  const { limit, stake } = wager;
  // Above a maximum it is not known what was at stake.
  if (limit?.max !== undefined && stake > limit.max) return `accepted part of wager ${wager.id}`;
  return doubtOf(round, wager);
}
