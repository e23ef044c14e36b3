import type { Check } from '../../../src/core/play/judging/check';
import type { Breach, Cited } from '../../../src/core/play/judging/ruling';

export type Ruled =
  | readonly ['complies', string]
  | readonly ['breaches', string, Breach<string, string>]
  | readonly ['cannot tell', string, readonly string[], readonly Cited<string>[] | undefined];

/** What a check says of a round under rules of the test's own, for what no instrument that is held has or leaves out. */
export function underRules<Round>(
  checks: readonly Check<Round>[],
  id: string,
  round: Round,
  facts: Readonly<Record<string, unknown>>,
): readonly Ruled[] {
  const check = checks.find((one) => one.id === id);
  if (check === undefined) throw new Error(`there is no check ${id}`);
  const said: Ruled[] = [];
  check.run(round, facts, {
    complies: (subject) => void said.push(['complies', subject]),
    breaches: (subject, breach) => void said.push(['breaches', subject, breach]),
    cannotTell: (subject, missing, cites) => void said.push(['cannot tell', subject, missing, cites]),
  });
  return said;
}
