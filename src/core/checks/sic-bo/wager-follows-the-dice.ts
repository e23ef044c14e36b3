import { betNamed } from '../../games/sic-bo/bet';
import { caseOf, outcomeIn } from '../../games/sic-bo/dice';
import type { Thrown } from '../../games/sic-bo/round';
import { isWronglySettled } from '../../play/wagers/outcome';
import { decidedByRows } from './deciding-rows';
import { isOffered } from './named-numbers';
import { mayBeMisplaced, SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';
import { ONE_ROLL, WAGER_FOLLOWS } from './following';

export const wagerFollowsTheDice = sicBoCheck({
  id: 'sic-bo/wager-follows-the-dice',
  requirement: 'A wager wins or loses as the numbers on the dice and their total decide.',
  enforces: ['outcomes'],
  mayEnforce: ['winningTotals', 'diceShowing', 'settledPosition'],
  uses: SETTLING_FACTS,
  judges: 'outcome',
  follows: WAGER_FOLLOWS,
  messages: {
    wrongOutcome: 'The dice show {{dice}}, so a wager on {{bet}} must {{ending}}; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    const { thrown } = round;
    for (const wager of round.wagers) {
      const bet = wager.decidedBy && betNamed(wager.bet);
      if (!bet) continue;
      const named = thrown && caseOf(bet, thrown, facts);
      const due = named === undefined ? undefined : outcomeIn(named, facts);
      if ((due === undefined || wager.result !== due) && !isOffered(wager, facts)) continue;
      if (thrown === undefined || named === undefined || due === undefined) {
        ruling.cannotTell(wager.id, [thrown === undefined ? ONE_ROLL : `a rule on ${bet.kind} for these dice`]);
        continue;
      }
      if (!isWronglySettled(TUMBLE, round, wager, due, facts, ruling, ONE_ROLL)) continue;
      if (mayBeMisplaced(round, wager)) ruling.cannotTell(wager.id, [`position of wager ${wager.id}`]);
      else if (wager.maybeLate) ruling.cannotTell(wager.id, [TUMBLE.endOfWagering]);
      else
        ruling.breaches(wager.id, {
          message: 'wrongOutcome',
          // By the place where it lies, and no other.
          cites: [
            ...decidedByRows(bet, named, facts),
            ...(facts.settledPosition === undefined ? [] : (['settledPosition'] as const)),
          ],
          expected: due,
          recorded: wager.result ?? '',
          data: { bet: bet.name, dice: printDice(thrown) },
        });
    }
  },
});

const printDice = ({ dice, total }: Thrown): string => `${dice.join(', ')}, total ${String(total)}`;
