import type { BlackjackFacts } from '../../games/blackjack/game';
import { bonusHand, bothBlackjacks } from '../../games/blackjack/pay-row';
import { isAce, isTenValue } from '../../games/blackjack/play';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { TWENTY_ONE } from '../../games/blackjack/total';
import { kindOfBet } from '../../games/wager';
import type { Odds } from '../../values/odds';
import { EVEN_MONEY, standingFor, totalFor, type DueFacts } from './due';
import { dealerFor, isDoubled } from './requests';

export type PayFacts = DueFacts &
  Pick<BlackjackFacts, 'pays'> &
  Partial<Pick<BlackjackFacts, 'tenValueRanking' | 'evenMoneyPays'>>;

const EVEN: Odds = { wins: 1, on: 1 };

/**
 * The row of the table of odds by which a wager that won is paid, the most specific that the rules have; undefined where
 * they have none, or where it turns on a double that may have been another player's.
 */
export function payRow(
  round: BlackjackRound,
  wager: Wager,
  due: string | undefined,
  facts: PayFacts,
): string | undefined {
  if (wager.paidBy !== facts) {
    wager.paidAs = findPayRow(round, wager, due, facts);
    wager.paidBy = facts;
  }
  return wager.paidAs;
}

function findPayRow(round: BlackjackRound, wager: Wager, due: string | undefined, facts: PayFacts): string | undefined {
  const { bet, hand } = wager;
  const { kind } = wager.known;
  const { pays } = facts;
  if (due === EVEN_MONEY) return EVEN_MONEY;
  const results = resultsIn(pays);
  const named = (result: string): string | undefined => {
    // Most tables of odds name few results, and none of most wagers.
    if (!results.has(result)) return undefined;
    const own = `${bet}/${result}`;
    if (pays.has(own)) return own;
    const general = `${kind}/${result}`;
    return pays.has(general) ? general : undefined;
  };
  const plain = pays.has(bet) ? bet : kind;
  if (wager.decidedBy === 'insurance' || hand === undefined) return plain;
  if (wager.decidedBy === 'double') return plain;
  const doubled = named('doubled');
  if (doubled !== undefined) {
    const own = isDoubled(round, wager);
    if (own !== false) return own ? doubled : undefined;
  }
  switch (standingFor(round, wager, facts)) {
    case 'both-blackjack': {
      const dealer = dealerFor(round, wager);
      const row = dealer && bothBlackjacks(hand, dealer, facts, facts.tenValueRanking);
      return (row && named(row)) ?? named('blackjack') ?? plain;
    }
    case 'blackjack-alone':
      return (
        (isAgainstALowCard(round, wager, facts) ? named(AGAINST_A_LOW_CARD) : undefined) ?? named('blackjack') ?? plain
      );
    case 'five-card-trick':
      return named('five-card-trick') ?? plain;
    default:
      break;
  }
  if (totalFor(round, wager, hand, facts) !== TWENTY_ONE)
    return (due?.endsWith(DEALER_OVER) === true ? named('dealer-over-21') : undefined) ?? plain;
  const bonus = bonusHand(hand);
  return (bonus && named(bonus)) ?? named('total-21') ?? plain;
}

const AGAINST_A_LOW_CARD = 'blackjack/against-a-low-card';
const DEALER_OVER = '/dealer-over-21';

/** The dealer's first card leaves no blackjack of the dealer's possible. */
function isAgainstALowCard(round: BlackjackRound, wager: Wager, facts: PayFacts): boolean {
  const first = dealerFor(round, wager)?.cards[0];
  return first !== undefined && !isAce(first) && !isTenValue(first, facts);
}

const resultsByTable = new WeakMap<BlackjackFacts['pays'], ReadonlySet<string>>();

/** The results for which a table of odds has rows of their own, such as `blackjack` of `main/blackjack`. */
function resultsIn(pays: BlackjackFacts['pays']): ReadonlySet<string> {
  const known = resultsByTable.get(pays);
  if (known !== undefined) return known;
  const results = new Set<string>();
  for (const row of pays.keys()) results.add(row.slice(row.indexOf('/') + 1));
  resultsByTable.set(pays, results);
  return results;
}

/** The odds of a row. A blackjack paid at once on request wins its stake, whether or not the rules put that as odds. */
export const payingOdds = (
  row: string | undefined,
  { pays, evenMoneyPays }: Pick<PayFacts, 'pays' | 'evenMoneyPays'>,
): Odds | undefined => {
  if (row === undefined) return undefined;
  return pays.get(row) ?? (row === EVEN_MONEY && evenMoneyPays !== undefined ? EVEN : undefined);
};

/** What a table of odds pays, by the duty that it belongs to. */
export type PayKind = 'even-money' | 'blackjack' | 'bonus' | 'insurance' | 'plain';

export function payKind(row: string): PayKind {
  if (row === EVEN_MONEY) return 'even-money';
  const slash = row.indexOf('/');
  if (slash < 0) return row === 'insurance' ? 'insurance' : 'plain';
  const result = row.slice(slash + 1);
  if (result === 'blackjack' || result === AGAINST_A_LOW_CARD || result.startsWith('both-blackjack'))
    return 'blackjack';
  return result.endsWith('-card-21') || result.startsWith('6-7-8') || result.startsWith('7-7-7') ? 'bonus' : 'plain';
}

const KINDS: ReadonlySet<string> = new Set(['main', 'double', 'split', 'insurance']);

/** Whether a row is about a wager on a hand or insurance, and not about an additional wager. */
export function isOnHand(row: string): boolean {
  const slash = row.indexOf('/');
  return KINDS.has(kindOfBet(slash < 0 ? row : row.slice(0, slash)));
}
