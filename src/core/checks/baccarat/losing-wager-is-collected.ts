import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Wager } from '../../games/baccarat/round';
import { printMoney, type Cents } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { ROUNDING_FACTS, SMALLEST_CHIP, voidRemainderAtMost, type RoundingFacts } from './rounded-payment';
import { isSettledAgainstCards, OUTCOMES } from './settled-against-cards';
import { END_OF_WAGERING, mayBeCutBy, permittedPart, STANDING_FACTS } from './wager-standing';

export const losingWagerIsCollected = baccaratCheck({
  id: 'baccarat/losing-wager-is-collected',
  requirement: 'A losing wager is collected: nothing is paid on it and none of the permitted stake is given back.',
  enforces: ['losingStake'],
  uses: [...STANDING_FACTS, ...ROUNDING_FACTS, ...OUTCOMES, 'cardValues', 'bankerPays'],
  judges: 'payment',
  messages: {
    paid: 'Wager {{subject}} lost, and {{paid}} was paid on it.',
    givenBack: 'Wager {{subject}} lost, and {{returned}} of its stake was given back; {{due}} was due back.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy === undefined || wager.result !== 'lose' || isSettledAgainstCards(round, wager, facts))
        continue;
      const { stake, lateStake } = wager;
      const excess = stake - permittedPart(stake, wager.limit, facts);
      const returned = wager.returned ?? 0;
      if (wager.paid > 0)
        ruling.breaches(wager.id, {
          message: 'paid',
          cites: ['losingStake'],
          expected: '0',
          recorded: String(wager.paid),
          data: { paid: printMoney(wager.paid) },
        });
      else if (returned <= excess || returned <= excess + mayBeCutBy(round, wager, facts)) ruling.complies(wager.id);
      else if (wager.maybeLate) ruling.cannotTell(wager.id, [END_OF_WAGERING]);
      else if (returned <= excess + unpayablePart(wager, facts)) ruling.cannotTell(wager.id, [SMALLEST_CHIP]);
      // What was taken off a wager too late is the breach of the wagering period, which has its own check.
      else if (lateStake === undefined || returned !== stake - lateStake)
        ruling.breaches(wager.id, {
          message: 'givenBack',
          cites: ['losingStake'],
          expected: String(excess),
          recorded: String(returned),
          data: { returned: printMoney(returned), due: printMoney(excess) },
        });
    }
  },
});

/** What of a stake on the banker may be void because chips could not have paid its winnings. */
const unpayablePart = (wager: Wager, facts: RoundingFacts & Partial<Pick<BaccaratFacts, 'bankerPays'>>): Cents =>
  wager.bet === 'banker' && facts.bankerPays !== undefined
    ? voidRemainderAtMost(wager, wager.stake, facts.bankerPays, facts)
    : 0;
