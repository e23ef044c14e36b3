import { parseOdds, printOdds, type Odds } from '../../values/odds';
import { problem, type FactKind } from '../kind';

/** Odds: `19 to 20`. The clause may print the same odds in another form (`0.95 to 1`); verification accepts either. */
export const odds: FactKind<Odds> = {
  name: 'odds',
  read: (raw) => {
    const value = typeof raw === 'string' ? parseOdds(raw) : undefined;
    return value ? { value } : problem(`odds such as "8 to 1" are expected, found ${JSON.stringify(raw)}`);
  },
  cells: (value) => [{ part: '', text: printOdds(value) }],
  figures: () => [],
  odds: (value) => [value],
  unit: () => 'odds',
};
