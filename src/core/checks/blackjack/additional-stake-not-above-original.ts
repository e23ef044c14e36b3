import { isOfAdditional } from '../../games/blackjack/additional/wagers';
import { takesPart } from '../../games/wager';
import { printMoney } from '../../values/money';
import { isTurnedDown } from '../../play/wagers/standing';
import { ADDITIONAL, ADDITIONAL_FACTS } from './additional-settling';
import { isLastOnBet, originalStake, overOriginal } from './additional-standing';
import { atStake } from '../../play/wagers/excess';
import { blackjackCheck } from './blackjack-check';

export const additionalStakeNotAboveOriginal = blackjackCheck({
  id: 'blackjack/additional-stake-not-above-original',
  requirement: 'An additional wager that may not exceed the original wager does not.',
  enforces: ['addedStake'],
  enforcesRow: (_, row, limit) => isOfAdditional(row) && limit === 'up-to-wager',
  uses: ADDITIONAL_FACTS,
  concerns: 'additional',
  messages: {
    together:
      '{{stake}} in all was taken on {{bet}} in several wagers; the original wager was {{original}}, which they must not exceed.',
    above: 'A stake of {{stake}} on {{bet}} was taken; the original wager was {{original}}, which it must not exceed.',
  },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.additional) {
      if (facts.addedStake.get(wager.bet) !== 'up-to-wager' || !takesPart(wager)) continue;
      // Without an original wager, or without its box, there is nothing to compare: another check speaks of that.
      const original = originalStake(round, wager);
      if (original === undefined) continue;
      const over = isTurnedDown(wager) ? 0 : overOriginal(round, wager, facts);
      if (over === 0) ruling.complies(wager.id);
      else if (wager.result === undefined) ruling.cannotTell(wager.id, [`settle event of wager ${wager.id}`]);
      else if (wager.result === 'push' || atStake(ADDITIONAL, round, wager, facts) <= wager.stake - over)
        ruling.complies(wager.id);
      // Of several that go over it together, the last one does.
      else if (!isLastOnBet(round, wager)) ruling.complies(wager.id);
      else {
        const stake = original + over;
        ruling.breaches(wager.id, {
          message: stake > wager.stake ? 'together' : 'above',
          cites: [['addedStake', wager.bet]],
          expected: String(original),
          recorded: String(stake),
          data: { stake: printMoney(stake), bet: wager.bet, original: printMoney(original) },
        });
      }
    }
  },
});
