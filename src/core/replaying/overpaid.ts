import type { Outcome } from '../checks/ledger';
import type { Examination } from '../findings/judge';
import type { Wager, WageredRound } from '../games/wager';
import type { Settler } from '../generating/game';
import type { Cents } from '../values/money';
import { dueOn } from './due';
import { isOfSettlement, receivedOn } from './money';

/** What the table gave beyond what was due, for each breach that tells of it; below zero it gave too little. */
export type OverpaidByBreach = Map<string, Cents>;

export const breachKey = (check: string, subject: string): string => `${check} ${subject}`;

/**
 * The money of a round's breaches. A wager counts once, whatever is wrong with its settlement; and where its breaches state amounts,
 * these must come to the same as settling it anew does. Where they do not, or the wager should not have stood at all, or
 * something about it is left open, nothing is said: an amount that may be wrong is worse than none.
 */
export function overpaidIn({ outcomes, round, facts }: Examination, settler: Settler): OverpaidByBreach {
  const found = new Map<string, Cents>();
  for (const wager of (round as WageredRound).wagers) {
    const about = outcomes.filter(({ subject, verdict }) => subject === wager.id && verdict !== 'complies');
    const [first] = about;
    if (first === undefined || !about.every((outcome) => isOfMoney(outcome, settler))) continue;
    const difference = differenceOn(wager, round as WageredRound, facts, settler);
    if (difference === undefined) continue;
    const stated = about.map(statedDifference);
    if (stated.every((amount) => amount === undefined)) add(found, first, difference);
    else if (stated.reduce<number>((sum, amount) => sum + (amount ?? NaN), 0) === difference)
      about.forEach((outcome, index) => {
        add(found, outcome, stated[index] ?? 0);
      });
  }
  return found;
}

/** How a wager was settled or paid. A loss or a stand-off that was settled otherwise is plain in money, whichever rule decides it. */
const isOfMoney = (outcome: Outcome, settler: Settler): boolean =>
  isOfSettlement(outcome, settler) ||
  (outcome.breach !== undefined &&
    (outcome.check.judges === 'payment' ||
      outcome.check.judges === 'settlement' ||
      (outcome.check.judges === 'outcome' && LOST.has(outcome.breach.expected))));

const LOST: ReadonlySet<string> = new Set(['lose', 'push']);

function add(found: Map<string, Cents>, { check, subject }: Outcome, cents: Cents): void {
  const key = breachKey(check.id, subject);
  if (cents !== 0) found.set(key, (found.get(key) ?? 0) + cents);
}

function differenceOn(
  wager: Wager,
  round: WageredRound,
  facts: Readonly<Record<string, unknown>>,
  settler: Settler,
): Cents | undefined {
  const received = receivedOn(wager);
  const due = dueOn(settler, round, wager, facts);
  return received === undefined || due === undefined ? undefined : received - due.paid - due.returned;
}

/** What a breach itself says of the difference; nothing where it is about a result, not a number where one side states no amount. */
function statedDifference({ breach }: Outcome): Cents | undefined {
  const recorded = amountIn(breach?.recorded);
  return recorded === undefined ? undefined : recorded - (amountIn(breach?.expected) ?? NaN);
}

/** A fraction of a cent is left out, as settling leaves it out. */
function amountIn(text: string | undefined): Cents | undefined {
  const [, whole] = /^(\d+)(?: \d+\/\d+)?$/.exec(text ?? '') ?? [];
  return whole === undefined ? undefined : Number(whole);
}
