import type { RoundEvent } from '../../../src/core/rounds/record';

/** Settlements as most rules have them made: what lost is collected, and then what won is paid. */
export function losersFirst(settlements: readonly RoundEvent[], asPlaced = false): readonly RoundEvent[] {
  if (asPlaced) return settlements;
  const isLost = (event: RoundEvent): boolean => event.type === 'settle' && event.result === 'lose';
  return [...settlements.filter(isLost), ...settlements.filter((event) => !isLost(event))];
}
