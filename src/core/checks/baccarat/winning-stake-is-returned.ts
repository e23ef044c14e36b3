import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { isSettledAgainstCards, OUTCOMES } from './settled-against-cards';

export const winningStakeIsReturned = baccaratCheck({
  id: 'baccarat/winning-stake-is-returned',
  requirement: 'The stake of a winning wager is given back with its winnings.',
  enforces: ['winningStake'],
  uses: ['cardValues', ...OUTCOMES],
  messages: { notReturned: 'Wager {{subject}} won; {{returned}} of its stake of {{stake}} was given back.' },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (
        wager.decidedBy === undefined ||
        wager.result !== 'win' ||
        wager.returned === undefined ||
        isSettledAgainstCards(round, wager, facts)
      )
        continue;
      if (wager.returned === wager.stake) ruling.complies(wager.id);
      // The stake it was altered to too late: the check of the wagering period has that breach.
      else if (wager.returned !== wager.lateStake && !wager.maybeLate)
        ruling.breaches(wager.id, {
          message: 'notReturned',
          cites: ['winningStake'],
          expected: String(wager.stake),
          recorded: String(wager.returned),
          data: { stake: printMoney(wager.stake), returned: printMoney(wager.returned) },
        });
    }
  },
});
