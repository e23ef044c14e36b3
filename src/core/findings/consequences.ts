import type { Outcome } from '../checks/ledger';

/** Outcomes by the breach that they merely follow from; under nothing those that stand for themselves. */
export type ByCause = ReadonlyMap<Outcome | undefined, readonly Outcome[]>;

/**
 * Sets outcomes under the breaches of the same round that led to them. Which may follow from which is for the checks
 * to say; nothing is looked for where there is no breach, so that a lawful round costs nothing.
 */
export function byCause(
  outcomes: readonly Outcome[],
  round: unknown,
  facts: Readonly<Record<string, unknown>>,
): ByCause {
  const breaches = new Map<string, Outcome[]>();
  for (const outcome of outcomes) if (outcome.verdict === 'breaches') add(breaches, outcome.check.id, outcome);
  if (breaches.size === 0) return new Map([[undefined, outcomes]]);
  const grouped = new Map<Outcome | undefined, Outcome[]>();
  for (const outcome of outcomes) add(grouped, causeOf(outcome, breaches, round, facts), outcome);
  return grouped;
}

/** The nearest cause that a check names, of the breaches there are; what complied has none. */
function causeOf(
  outcome: Outcome,
  breaches: ReadonlyMap<string, readonly Outcome[]>,
  round: unknown,
  facts: Readonly<Record<string, unknown>>,
): Outcome | undefined {
  if (outcome.breach === undefined && outcome.missing === undefined) return undefined;
  for (const { of, ledTo } of outcome.check.follows)
    for (const check of of)
      for (const breach of breaches.get(check) ?? []) if (ledTo(outcome, breach, round as never, facts)) return breach;
  return undefined;
}

function add<K>(groups: Map<K, Outcome[]>, key: K, outcome: Outcome): void {
  const group = groups.get(key);
  if (group) group.push(outcome);
  else groups.set(key, [outcome]);
}
