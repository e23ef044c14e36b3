import { bindChecks } from '../checks/bind';
import { checksFor } from '../checks/registry';
import type { GeneratedGame } from './game';
import type { Setting } from './setting';

/** A check that the rules impose, and why no breach of it can be planted where none can. */
export interface Plantable {
  readonly check: string;
  readonly reason: string | undefined;
}

/** Every check that the rules of a setting impose, in the order of the registry. */
export function plantableIn({ breaches, unbreakable }: GeneratedGame, setting: Setting): readonly Plantable[] {
  const { rules, facts } = setting;
  return bindChecks(checksFor(rules), rules, rules.undecided, facts).map(({ check: { id, enforces, needs } }) => {
    const lacking = [...enforces, ...needs].filter((fact) => !rules.facts.has(fact));
    if (lacking.length > 0) return { check: id, reason: `the rules do not state ${lacking.join(', ')}` };
    const reason = unbreakable[id]?.(facts, setting);
    return { check: id, reason: reason ?? (breaches[id] === undefined ? 'nobody has written one' : undefined) };
  });
}
