import { because } from '../checks/blackjack/because';
import { dueRow, outcomeOf, rowKind, SURRENDERED, type DueFacts } from '../checks/blackjack/due';
import { payKind, payRow, type PayFacts, type PayKind } from '../checks/blackjack/paying';
import { dealerFor } from '../checks/blackjack/requests';
import { HANDS, type SettlingFacts } from '../checks/blackjack/settling';
import type { BlackjackFacts } from '../games/blackjack/game';
import type { BlackjackRound, Wager } from '../games/blackjack/round';
import { kindOfBet } from '../games/wager';
import { printCard } from '../values/card';
import type { Reason } from './narrator';
import { capital, type GameInWords } from './table-events';

type Facts = Partial<BlackjackFacts> & SettlingFacts;
type Ruled = Facts & DueFacts & PayFacts;

const isRuled = (facts: Facts): facts is Ruled =>
  facts.cardValues !== undefined && facts.outcomes !== undefined && facts.pays !== undefined;

/** How wagers on a hand, and insurance, end and are paid, in words and by their rules. */
export const HANDS_IN_WORDS: GameInWords<BlackjackRound, Facts> = {
  game: 'blackjack',
  noun: 'round',
  settling: HANDS,
  because: (round, wager: Wager, facts) => {
    const row = isRuled(facts) ? dueRow(round, wager, facts) : undefined;
    if (!isRuled(facts) || row === undefined) return undefined;
    if (wager.decidedBy !== 'insurance') return asked(row) ?? capital(because(round, wager, facts));
    const second = dealerFor(round, wager)?.cards[1];
    return second === undefined ? undefined : `The dealer’s second card is ${printCard(second)}`;
  },
  reasonsOf: (round, wager: Wager, facts) => {
    const row = isRuled(facts) ? dueRow(round, wager, facts) : undefined;
    if (!isRuled(facts) || row === undefined || rowKind(row) !== 'comparison') return [];
    const { id: subject } = wager;
    const follows: Reason = {
      check: 'blackjack/wager-follows-the-hands',
      subject,
      cites: [['outcomes', row]],
    };
    const paid =
      outcomeOf(row, facts) === 'win' && wager.result === 'win' ? payRow(round, wager, row, facts) : undefined;
    if (paid === undefined) return [follows];
    return [follows, { check: `blackjack/${PAID_BY[payKind(paid)]}`, subject, cites: [['pays', paid]] }];
  },
  // What becomes of the stakes of a void round depends on what went wrong; what its checks say of a wager is told all the same.
  voidedBy: () => [],
  permittedAs: kindOfBet,
};

/** What players asked for decides before the dealer's hand does, save that a dealer's blackjack undoes a surrender. */
function asked(row: string): string | undefined {
  switch (rowKind(row)) {
    case 'even-money':
      return 'The player asked to be paid at once';
    case 'withdrawn':
      return 'The double was taken back';
    case 'surrender':
      return `The hand was surrendered${row === SURRENDERED ? '' : ', and the dealer has a blackjack'}`;
    default:
      return undefined;
  }
}

/** The check of each kind of payment. */
const PAID_BY: Readonly<Record<PayKind, string>> = {
  plain: 'wins-pay-stated-odds',
  blackjack: 'blackjack-pays-stated-odds',
  bonus: 'bonus-hands-pay-stated-odds',
  insurance: 'insurance-pays-stated-odds',
  'even-money': 'even-money-is-paid-on-request',
};
