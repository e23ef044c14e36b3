import type { FactKind } from '../kind';
import { byName } from './by-name';

/** One of a few provisions for each of several named things: `{ tie: push, dealer-not-qualified: win }`. */
export const choiceByName = <const C extends string>(...named: readonly C[]): FactKind<ReadonlyMap<string, C>> => ({
  ...byName(`one of ${named.join(', ')} by name`, {
    expects: `one of ${named.join(', ')}`,
    read: (text) => named.find((name) => name === text),
    print: (name) => name,
  }),
  // Names of situations are ours, and hold no figure of the law.
  figures: () => [],
});
