import { sourcesInForce } from '../core/rules/in-force';
import type { InstrumentSource } from '../core/rules/source';
import { RECORD, type HeldEffect } from '../io/postgres/store/effect-store';

/** What can be applied of all that was recorded, and what no longer fits. */
export interface FittingEffects {
  readonly fitting: readonly HeldEffect[];
  readonly unfitting: readonly HeldEffect[];
}

/**
 * Rule sources may later lose the book or clause of which an officer recorded a date. Such a record stays, is told of as one that
 * does not apply, and must not stop everything else from being answered.
 */
export function fittingEffects(sources: readonly InstrumentSource[], effects: readonly HeldEffect[]): FittingEffects {
  if (sourcesInForce(sources, effects).problems.length === 0) return { fitting: effects, unfitting: [] };
  const unfitting = new Set<HeldEffect>();
  for (const effect of effects) {
    if (effect.origin !== RECORD) continue;
    const others = effects.filter((other) => other !== effect && !unfitting.has(other));
    const without = sourcesInForce(sources, others).problems.length;
    if (without < sourcesInForce(sources, [...others, effect]).problems.length) unfitting.add(effect);
  }
  return { fitting: effects.filter((effect) => !unfitting.has(effect)), unfitting: [...unfitting] };
}
