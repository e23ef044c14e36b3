import { problem, type FactKind } from '../kind';

/** Several named things in the order of the clause: the permitted wagers, the order of the deal. */
export const list = <const C extends string>(...named: readonly C[]): FactKind<readonly C[]> => ({
  name: `list of ${named.join(', ')}`,
  read: (raw) => {
    if (!Array.isArray(raw) || raw.length === 0) return problem(`a list is expected, found ${JSON.stringify(raw)}`);
    const stranger: unknown = raw.find((item) => !named.includes(item as C));
    return stranger === undefined
      ? { value: raw as readonly C[] }
      : problem(`${JSON.stringify(stranger)} is not one of ${named.join(', ')}`);
  },
  joined: 'ordered',
  cells: (value) => value.map((text, index) => ({ part: String(index + 1), text })),
  figures: () => [],
});
