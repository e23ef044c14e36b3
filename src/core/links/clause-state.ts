import type { Link, LinkState } from './link';

/** What one clause amounts to, of all its links: a doubt about any of them outweighs the rest. */
const BY_WEIGHT: readonly LinkState[] = ['suspect', 'covered', 'outstanding', 'unchecked'];

/** Undefined where there is no link: a clause that stands in a text alone. */
export const clauseState = (links: readonly Link[]): LinkState | undefined =>
  BY_WEIGHT.find((state) => links.some((link) => link.state === state));
