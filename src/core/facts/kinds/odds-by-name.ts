import { parseOdds, printOdds, type Odds } from '../../values/odds';
import { figuresIn, isRecord, type FactKind } from '../kind';
import { byName } from './by-name';

/** A pay table: `{ straight: 35 to 1, pair-plus/straight-flush: 40 to 1 }`, the wager first, then what it wins by. */
export const oddsByName: FactKind<ReadonlyMap<string, Odds>> = {
  ...byName('odds by name', { expects: 'odds such as "8 to 1"', read: parseOdds, print: printOdds }),
  figures: (raw) => (isRecord(raw) ? figuresIn(Object.keys(raw)) : []),
  odds: (value) => [...value.values()],
  unit: () => 'odds',
};
