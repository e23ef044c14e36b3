import { permittedPart } from '../play/wagers/standing';
import type { Examination } from '../findings/judge';
import type { Wager, WageredRound } from '../games/wager';
import type { Settler } from '../generating/game';
import { generatedFor } from '../generating/registry';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import type { Cents } from '../values/money';

/** How rules have a wager settled by what was played: its result, what it wins, and what of the stake goes back. */
export interface Due {
  readonly result: 'win' | 'lose' | 'push' | 'void';
  readonly paid: Cents;
  readonly returned: Cents;
}

/** How the wagers of a game are settled; nothing for games whose rounds cannot be made. */
export const settlerOf = (ruleSet: RuleSet): Settler | undefined => generatedFor(ruleSet)?.settler;

/** Nothing where nobody can tell, or nothing decides the wager. */
export function dueOn(
  settler: Settler,
  round: WageredRound,
  wager: Wager,
  facts: Readonly<Record<string, unknown>>,
): Due | undefined {
  if (wager.withdrawn) return undefined;
  if (round.voided || round.dummy || wager.voided) return { result: 'void', paid: 0, returned: wager.stake };
  const atStake = permittedPart(wager.stake, wager.limit, facts);
  const due = settler.pay(round, wager, atStake, facts);
  if (due === undefined) return undefined;
  if (due.result !== 'lose') return { result: due.result, paid: due.paid, returned: wager.stake };
  return { result: 'lose', paid: due.paid, returned: (due.returned ?? 0) + wager.stake - atStake };
}

/** A round with every wager settled as these rules have it, at its end; as it was where something cannot be settled. */
export function settledAnew(
  record: RoundRecord,
  settler: Settler,
  { round, facts }: Pick<Examination, 'round' | 'facts'>,
): RoundRecord | undefined {
  const settlements = (round as WageredRound).wagers.map((wager): RoundEvent | undefined => {
    const due = dueOn(settler, round as WageredRound, wager, facts);
    if (due === undefined) return undefined;
    const { result, paid, returned } = due;
    return { type: 'settle', wager: wager.id, result, paid, ...(returned > 0 && { returned }) };
  });
  const known = settlements.filter((event) => event !== undefined);
  if (known.length < settlements.length) return undefined;
  return { ...record, events: [...record.events.filter(({ type }) => type !== 'settle'), ...known] };
}
