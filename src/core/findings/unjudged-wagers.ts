import type { Check } from '../play/judging/check';
import { leftUnjudged, OUTCOME, PAYMENT } from '../play/judging/judged-wagers';
import type { Outcome } from '../checks/ledger';
import { lacksRowsFor } from '../games/lacks-odds';
import { gameOf } from '../games/registry';
import { kindOfBet, type Wager, type WageredRound } from '../games/wager';
import { clausesBehind, type StatedFact } from '../rules/stated-fact';
import { printMoney } from '../values/money';

type Stated = ReadonlyMap<string, StatedFact>;

/**
 * The wagers whose outcome or payment no check has judged, because the rules do not state what would decide or pay them: they
 * must not pass for ones that were settled rightly. Each is told of under the check of which wagers there are.
 */
export function unjudgedWagers(
  game: string,
  permits: Check<never> | undefined,
  round: WageredRound,
  stated: Stated,
  outcomes: readonly Outcome[],
): readonly Outcome[] {
  let found: Outcome[] | undefined;
  let told: ReadonlySet<string> | undefined;
  for (const wager of round.wagers) {
    const unjudged = leftUnjudged(round, wager);
    if (unjudged === 0 || permits === undefined || isRefused(wager, stated.get('wagers'))) continue;
    // What is told of it already, such as that it is not permitted, is why nobody judged it.
    told ??= new Set(outcomes.filter(isTold).map(({ subject }) => subject));
    if (told.has(wager.id)) continue;
    const lacking = lackingFor(game, wager, unjudged, stated);
    if (lacking.length === 0 && hasItsReason(wager, told.size > 0)) continue;
    (found ??= []).push({
      check: permits,
      verdict: 'indeterminate',
      subject: wager.id,
      clauses: clausesFor(wager, stated.get('wagers')),
      missing: lacking.length > 0 ? lacking.map((fact) => `fact ${fact}`) : [`a check of how ${wager.bet} is settled`],
      about: sentenceOn(wager, unjudged),
    });
  }
  return found ?? NONE;
}

const NONE: readonly Outcome[] = [];

/** Why a wager that the rules settle was judged by no check: turned down, altered late, or what is told of the round comes before. */
const hasItsReason = ({ result, paid, lateStake, decidedBy }: Wager, isMoreTold: boolean): boolean =>
  (result === 'void' && paid === 0) || lateStake !== undefined || (decidedBy !== undefined && isMoreTold);

const isTold = ({ verdict, check }: Outcome): boolean =>
  verdict === 'breaches' || (verdict === 'indeterminate' && check.judges !== undefined);

/** Turned down, as a wager must be that the rules do not list. */
const isRefused = ({ result, known }: Wager, wagers: StatedFact | undefined): boolean =>
  result === 'void' &&
  wagers !== undefined &&
  !wagers.cells.some(({ part }) => part === known.bet || kindOfBet(part) === known.kind);

/** The facts by which the wager would be judged. A bet that the game does not know lacks a check, whatever else is stated. */
function lackingFor(game: string, wager: Wager, unjudged: number, stated: Stated): readonly string[] {
  if (wager.decidedBy === undefined && stated.has('outcomes')) return [];
  const { outcome, payment } = (gameOf(game)?.lacksFor ?? lacksRowsFor)(wager.bet, stated);
  return [...(unjudged & OUTCOME ? outcome : []), ...(unjudged & PAYMENT ? payment : [])];
}

/** The clauses that permit the wager, by its own name or that of its kind. */
function clausesFor({ known }: Wager, wagers: StatedFact | undefined): readonly string[] {
  if (wagers === undefined) return [];
  return clausesBehind(wagers, wagers.cells.some(({ part }) => part === known.bet) ? known.bet : known.kind);
}

function sentenceOn({ id, bet, stake, result, paid }: Wager, unjudged: number): string {
  const what = unjudged === OUTCOME ? 'outcome' : unjudged === PAYMENT ? 'payment' : 'outcome and the payment';
  const settled = result === undefined ? 'not settled' : `settled as ${result} and paid ${printMoney(paid)}`;
  return `No check could judge the ${what} of wager ${id} on ${bet}: a stake of ${printMoney(stake)}, ${settled}.`;
}
