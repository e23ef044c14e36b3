import { madeBy } from '../../games/blackjack/additional/made';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { printMoney } from '../../values/money';
import { LOSING_STAKE } from '../../play/wagers/stakes';
import { permittedPart } from '../../play/wagers/standing';
import type { AdditionalFacts } from './additional-settling';
import { WAGER_FACTS, WAGERS } from './all-wagers';
import { blackjackCheck } from './blackjack-check';
import { dueRow, rowKind, type DueFacts } from './due';
import { isBonus, winnersOf, type SuperBonusFacts } from './super-bonus';

export const losingWagerIsCollected = blackjackCheck({
  id: 'blackjack/losing-wager-is-collected',
  requirement: 'A wager that loses is lost whole: nothing is paid on it and none of the permitted stake is given back.',
  enforces: ['outcomes'],
  needs: ['cardValues'],
  uses: [...WAGER_FACTS, 'prizes'],
  judges: 'payment',
  enforcesRow: (_fact, row, outcome) => outcome === 'lose' && rowKind(row) !== 'surrender',
  messages: LOSING_STAKE,
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy === undefined || wager.result !== 'lose') continue;
      const { id, paid, stake, lateStake, returned = 0 } = wager;
      const row = rowOf(round, wager, facts);
      // How a wager should have ended is for other checks; so is what is left of one that was surrendered.
      if (row === undefined || facts.outcomes.get(row) !== 'lose' || rowKind(row) === 'surrender') continue;
      const excess = stake - permittedPart(stake, wager.limit, facts);
      if (paid > 0 && !isOthersBonus(round, paid, facts))
        ruling.breaches(id, {
          message: 'paid',
          cites: [['outcomes', row]],
          expected: '0',
          recorded: String(paid),
          data: { paid: printMoney(paid) },
        });
      else if (returned <= excess || returned <= WAGERS.mayBeCutBy(round, wager, facts)) ruling.complies(id);
      else if (wager.maybeLate) ruling.cannotTell(id, [WAGERS.endOfWagering]);
      // What was taken off a wager too late is the breach of the wagering period, which has its own check.
      else if (!mayBeSurrendered(wager) && (lateStake === undefined || returned !== stake - lateStake))
        ruling.breaches(id, {
          message: 'givenBack',
          cites: [['outcomes', row]],
          expected: String(excess),
          recorded: String(returned),
          data: { returned: printMoney(returned), due: printMoney(excess) },
        });
    }
  },
});

function rowOf(round: BlackjackRound, wager: Wager, facts: DueFacts & AdditionalFacts): string | undefined {
  if (wager.decidedBy !== 'additional') return dueRow(round, wager, facts);
  const made = madeBy(round, wager, facts);
  return typeof made === 'string' ? undefined : made.outcome;
}

/** Given back for a surrender that the rules do not offer: that decision is the breach, and has its own check. */
const mayBeSurrendered = ({ hand }: Wager): boolean =>
  hand?.turns.some(({ choice }) => choice === 'surrender') === true;

/** What a round with another player's super bonus brought to a wager that lost. */
const isOthersBonus = (round: BlackjackRound, paid: number, facts: SuperBonusFacts): boolean =>
  isBonus(paid, facts) && winnersOf(round).size > 0;
