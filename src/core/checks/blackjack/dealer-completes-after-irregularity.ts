import { drewAsStated } from '../../games/blackjack/dealer';
import { countOf } from '../../games/blackjack/play';
import { isAccepted } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';
import { PROVISION_FACTS, provisionFor } from './provisions';

export const dealerCompletesAfterIrregularity = blackjackCheck({
  id: 'blackjack/dealer-completes-after-irregularity',
  requirement:
    'After cards were dealt to the dealer too early or left out, the dealer completes the hand while a player is still in the round.',
  enforces: ['dealerCompletesFor'],
  mayEnforce: ['dealerTakes'],
  needs: ['cardValues', 'dealerStands', 'irregularities'],
  uses: [...PROVISION_FACTS, 'aceInDouble'],
  concerns: 'irregularities',
  messages: {
    notCompleted:
      'The dealer left the hand at {{recorded}} cards after {{fault}}, although a player with {{total}} was still in the round.',
  },
  run: (round, facts, ruling) => {
    const [dealer] = round.dealers;
    if (round.voided || round.dummy || dealer === undefined) return;
    for (const irregularity of round.irregularities) {
      const { row = '' } = provisionFor(round, irregularity, facts);
      const fault = row.slice(row.indexOf('/') + 1);
      const limit = facts.dealerCompletesFor.get(fault)?.at(-1);
      if (limit === undefined) continue;
      const totals = round.wagers.map((wager) =>
        wager.decidedBy === 'main' && wager.hand !== undefined && isAccepted(wager) && wager.result !== 'push'
          ? countOf(round, wager.hand, facts)?.total
          : undefined,
      );
      const open = totals.find((total) => total !== undefined && total <= limit);
      if (open === undefined) continue;
      if (drewAsStated(dealer, facts.cardValues, facts.dealerStands) !== undefined) ruling.complies(dealer.name);
      else
        ruling.breaches(dealer.name, {
          message: 'notCompleted',
          cites: fault === LEFT_OUT ? [['dealerCompletesFor', fault], 'dealerTakes'] : [['dealerCompletesFor', fault]],
          expected: 'a completed hand',
          recorded: String(dealer.cards.length),
          data: {
            fault: fault === LEFT_OUT ? 'the first card was left out' : 'cards came too early',
            total: String(open),
          },
        });
    }
  },
});

const LEFT_OUT = 'dealer-without-first-card';
