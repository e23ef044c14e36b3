import { problem, type FactKind } from '../kind';

/** One of a few named provisions, for rules that state a way of doing things rather than a figure. */
export const choice = <const C extends string>(...named: readonly C[]): FactKind<C> => ({
  name: `one of ${named.join(', ')}`,
  read: (raw) => {
    const value = named.find((name) => name === raw);
    return value === undefined
      ? problem(`one of ${named.join(', ')} is expected, found ${JSON.stringify(raw)}`)
      : { value };
  },
  cells: (value) => [{ part: '', text: value }],
  figures: () => [],
});
