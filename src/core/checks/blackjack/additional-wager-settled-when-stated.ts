import { madeBy } from '../../games/blackjack/additional/made';
import { isOfAdditional } from '../../games/blackjack/additional/wagers';
import type { Wager } from '../../games/blackjack/round';
import { ADDITIONAL_FACTS, doubtOfCards } from './additional-settling';
import { momentOf, rowOfMoment } from './additional-moments';
import { blackjackCheck } from './blackjack-check';

export const additionalWagerSettledWhenStated = blackjackCheck({
  id: 'blackjack/additional-wager-settled-when-stated',
  requirement: 'An additional wager is settled at the stated moment of the deal.',
  enforces: ['settledWhen'],
  // What is to happen with a main wager that cannot win is not held against a table.
  enforcesRow: (_, row, when) => isOfAdditional(row) && when !== 'with-main-wager',
  uses: ADDITIONAL_FACTS,
  concerns: 'additional',
  messages: {
    early: 'The wager {{subject}} on {{bet}} was settled before {{from}}.',
    late: 'The wager {{subject}} on {{bet}} was settled after {{until}}.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.additional) {
      if (wager.settledAt === undefined || !isSettled(wager) || doubtOfCards(round, wager) !== undefined) continue;
      const made = madeBy(round, wager, facts);
      if (typeof made === 'string') continue;
      const row = rowOfMoment(round, wager, made, facts.settledWhen);
      const moment = row === undefined ? undefined : momentOf(round, wager, row, facts.settledWhen);
      if (row === undefined || moment === undefined) continue;
      const { settledAt } = wager;
      const wrong =
        moment.from !== undefined && settledAt < moment.from.at
          ? 'early'
          : moment.until !== undefined && settledAt > moment.until.at
            ? 'late'
            : undefined;
      if (wrong === undefined) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: wrong,
          cites: [['settledWhen', row]],
          expected: facts.settledWhen.get(row) ?? '',
          recorded: wrong === 'early' ? `before ${moment.from?.is ?? ''}` : `after ${moment.until?.is ?? ''}`,
          data: { bet: wager.bet, from: moment.from?.is ?? '', until: moment.until?.is ?? '' },
        });
    }
  },
});

/** A wager that was given back was not settled by the cards, and the stakes for a jackpot are collected before them. */
const isSettled = ({ bet, decidedBy, result }: Wager): boolean =>
  decidedBy !== undefined && (result === 'win' || (result === 'lose' && bet !== 'blazing-7s'));
