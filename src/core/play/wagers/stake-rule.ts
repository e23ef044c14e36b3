import type { Cited } from '../judging/ruling';
import type { TableFacts } from '../table/table-facts';

/** How the stake of a wager stands to that of the wager it adds to: at least, at most, as a multiple of it. */
interface Bounds {
  readonly least: number;
  readonly most: number | undefined;
  readonly words: string;
}

const BOUNDS: Readonly<Record<string, Bounds>> = {
  equal: { least: 1, most: 1, words: 'equal to' },
  'equal-to-wager': { least: 1, most: 1, words: 'equal to' },
  twice: { least: 2, most: 2, words: 'twice' },
  'at-least-equal': { least: 1, most: undefined, words: 'at least' },
  'up-to-wager': { least: 0, most: 1, words: 'no more than' },
  'up-to-three-times-wager': { least: 0, most: 3, words: 'no more than three times' },
};

interface StakeRule {
  readonly bounds: Bounds;
  readonly cites: Cited<'addedStake' | 'stakeToAnte'>;
}

type StakeFacts = Pick<TableFacts, 'addedStake' | 'stakeToAnte'>;

/** What rules say of the stake of a wager that goes with another. */
export function stakeRule(kind: string, { addedStake, stakeToAnte }: StakeFacts): StakeRule | undefined {
  const name = addedStake?.get(kind);
  const byAnte = stakeToAnte?.get(kind);
  const bounds = BOUNDS[name ?? byAnte ?? ''];
  if (bounds === undefined) return undefined;
  return { bounds, cites: [name === undefined ? 'stakeToAnte' : 'addedStake', kind] };
}
