import { because } from '../checks/blackjack/because';
import { dueRow, outcomeOf, rowKind, type DueFacts, type RowKind } from '../checks/blackjack/due';
import { payKind, payRow, type PayFacts, type PayKind } from '../checks/blackjack/paying';
import { HANDS, type SettlingFacts } from '../checks/blackjack/settling';
import type { BlackjackFacts } from '../games/blackjack/game';
import type { BlackjackRound, Wager } from '../games/blackjack/round';
import { kindOfBet } from '../games/wager';
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
    if (!isRuled(facts) || wager.hand === undefined || wager.decidedBy === 'insurance') return undefined;
    const row = dueRow(round, wager, facts);
    return row === undefined ? undefined : (ASKED[rowKind(row)] ?? capital(because(round, wager, facts)));
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

/** What players asked for decides before the dealer's hand does. */
const ASKED: Partial<Readonly<Record<RowKind, string>>> = {
  'even-money': 'The player asked to be paid at once',
  surrender: 'The hand was surrendered',
  withdrawn: 'The double was taken back',
};

/** The check of each kind of payment. */
const PAID_BY: Readonly<Record<PayKind, string>> = {
  plain: 'wins-pay-stated-odds',
  blackjack: 'blackjack-pays-stated-odds',
  bonus: 'bonus-hands-pay-stated-odds',
  insurance: 'insurance-pays-stated-odds',
  'even-money': 'even-money-is-paid-on-request',
};
