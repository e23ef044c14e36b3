import type { TableFacts } from '../../play/table/table-facts';
import { leastDiameter } from '../../play/wheel/wheel-as-stated';
import type { EquipmentRecord } from '../../rounds/record';

/** The wheel that rules state; nothing where they have none. */
export function wheelOf(facts: TableFacts): EquipmentRecord {
  const { compartments, segments = new Map<string, readonly number[]>() } = facts;
  if (compartments === undefined) return {};
  const symbols = [...segments].map(([bet, [count = 0]]) => [bet.slice(bet.indexOf(':') + 1), count]);
  return {
    segments: compartments,
    symbols: Object.fromEntries(symbols) as Readonly<Record<string, number>>,
    wheelDiameterMm: leastDiameter(facts),
  };
}
