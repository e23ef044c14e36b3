import { gameOf } from '../games/registry';
import type { Outcome } from '../checks/ledger';
import type { Examination } from '../findings/judge';
import type { Wager, WageredRound } from '../games/wager';
import type { Settler } from '../generating/game';
import type { Cents } from '../values/money';
import { dueOn } from './due';

/** What a player got back on a wager, and what was due on it by either rule set; winnings and stake together. */
export interface WagerMoney {
  readonly wager: string;
  readonly recorded: Cents;
  /** Undefined where the rules do not say: the wager should not have been taken, or cannot be settled. */
  readonly from: Cents | undefined;
  readonly to: Cents | undefined;
  /** The check whose breach goes with the difference, where there is one. */
  readonly check: string | undefined;
}

interface Settled extends Examination {
  readonly settler: Settler;
}

/** Undefined for a wager that was taken back, or of which the record shows no end. */
export function moneyOn(wager: Wager, from: Settled, to: Settled): WagerMoney | undefined {
  const recorded = receivedOn(wager);
  if (recorded === undefined) return undefined;
  const about = ({ subject, verdict }: Outcome): boolean => subject === wager.id && verdict !== 'complies';
  const [first, second] = [from.outcomes.filter(about), to.outcomes.filter(about)];
  return {
    wager: wager.id,
    recorded,
    from: dueBy(wager, from, first, recorded),
    to: dueBy(wager, to, second, recorded),
    check: [...second, ...first].find(({ verdict }) => verdict === 'breaches')?.check.id,
  };
}

/** By the contract a stake that is not lost goes back whether or not the record says so. */
export function receivedOn({ result, paid, returned, stake, withdrawn }: Wager): Cents | undefined {
  if (result === undefined || withdrawn) return undefined;
  return paid + (returned ?? (result === 'lose' ? 0 : stake));
}

/** What was paid, where the side finds nothing wrong with it: rules may leave a choice, such as how to round. Else what settling comes to. */
function dueBy(
  { id }: Wager,
  { settler, round, facts }: Settled,
  about: readonly Outcome[],
  recorded: Cents,
): Cents | undefined {
  if (about.length === 0) return recorded;
  if (about.some((outcome) => !isOfSettlement(outcome, settler))) return undefined;
  // Each side reads the record by its own rules, so that the wager is its own too.
  const wager = (round as WageredRound).wagers.find((one) => one.id === id);
  const due = wager && dueOn(settler, round as WageredRound, wager, facts);
  return due && due.paid + due.returned;
}

/** A breach of how a wager is settled; any other says that it should not have stood as it did, and settling it says nothing. */
export function isOfSettlement({ verdict, check }: Outcome, { code }: Settler): boolean {
  const facts = gameOf(code)?.facts ?? {};
  return (
    verdict === 'breaches' &&
    [...check.enforces, ...check.mayEnforce].some((fact) => facts[fact]?.group === 'settlement')
  );
}
