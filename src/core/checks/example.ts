import type { RoundRecord } from '../rounds/record';

/** A recorded round and the verdict that one check must give of it: what a duty means, shown instead of said. */
export interface Example {
  /** `baccarat/banker-wins-pay-stated-odds/breach/au-nsw`: the check, the kind of example, the rules it is played by. */
  readonly id: string;
  readonly check: string;
  readonly verdict: 'breaches' | 'complies';
  /** By name; which instrument of that name governs follows from the round's channel and day. */
  readonly ruleSet: string;
  /** What happens in it, in one sentence. */
  readonly says: string;
  /** What the check's finding cites: of a breach the clauses broken, else all that the check holds the table to. */
  readonly clauses: readonly string[];
  readonly round: RoundRecord;
}

export const examplesByCheck = (examples: readonly Example[]): ReadonlyMap<string, readonly Example[]> =>
  grouped(examples, ({ check }) => [check]);

/** An example stands under every clause its finding cites. */
export const examplesByClause = (examples: readonly Example[]): ReadonlyMap<string, readonly Example[]> =>
  grouped(examples, ({ clauses }) => clauses);

function grouped(
  examples: readonly Example[],
  keysOf: (example: Example) => readonly string[],
): ReadonlyMap<string, readonly Example[]> {
  const groups = new Map<string, Example[]>();
  for (const example of examples)
    for (const key of keysOf(example)) {
      const group = groups.get(key);
      if (group) group.push(example);
      else groups.set(key, [example]);
    }
  return groups;
}
