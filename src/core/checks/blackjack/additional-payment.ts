import { madeBy } from '../../games/blackjack/additional/made';
import { hasPrizes, type Made } from '../../games/blackjack/additional/wagers';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { printCard } from '../../values/card';
import { rowLacking, type Cited, type Ruling } from '../../play/judging/ruling';
import { judgePayment } from '../../play/wagers/payment';
import { cardsShown } from './additional-cards';
import { ADDITIONAL, oddsFor, outcomeOf, type AdditionalFacts } from './additional-settling';
import { fixedAmount } from './additional-standing';

/** Judges what was paid on additional wagers that won: those with a pay table, or those with a schedule of prizes. */
export function judgeAdditionalPayments<F extends string>(
  round: BlackjackRound,
  fact: 'pays' | 'prizes',
  facts: AdditionalFacts,
  ruling: Ruling<F, 'wrongPayment'>,
  cites: (wager: Wager, row: string) => readonly Cited<F>[],
): void {
  for (const wager of round.additional) {
    if (wager.decidedBy === undefined || wager.result !== 'win') continue;
    if (hasPrizes(wager.bet) !== (fact === 'prizes')) continue;
    // Sums are for the one stake that may be; the check of that stake has the breach of any other.
    if (wager.stake !== (fixedAmount(wager, facts) ?? wager.stake)) continue;
    const made = madeBy(round, wager, facts);
    if (typeof made === 'string' || outcomeOf(made, facts) !== 'win') continue;
    const unknown = unknownOdds(round, made, wager.stake, fact, facts);
    if (unknown !== undefined) ruling.cannotTell(wager.id, [unknown]);
    else
      judgePayment(
        ADDITIONAL,
        round,
        wager,
        facts,
        ruling,
        () => cites(wager, made.pays ?? wager.bet),
        () => ({ bet: wager.bet, cards: cardsShown(round, wager).map(printCard).join(', ') }),
      );
  }
}

/** What would say how a win is paid; nothing where that is known. */
function unknownOdds(
  { dealers }: BlackjackRound,
  { pays }: Made,
  stake: number,
  fact: string,
  facts: AdditionalFacts,
): string | undefined {
  if (pays === undefined)
    return dealers[0]?.cards[1] === undefined ? "deal event of the dealer's second card" : EARLY_BLACKJACK;
  if (oddsFor(pays, stake, facts) !== undefined) return undefined;
  return facts.prizes?.has(pays) === true ? 'amount of the jackpot' : rowLacking(fact, pays);
}

/** What is missing where the dealer's cards are known and came too early. */
const EARLY_BLACKJACK = 'a ruling on whether cards dealt too early are a blackjack for an additional wager';
