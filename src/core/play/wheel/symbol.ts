import type { Case } from '../table/table-game';
import { lastSpin, restOf, whyUncounted } from './spin';

export const SPIN_MISSING = 'spin event with the symbol in which the indicator rests';

/** Whether the symbol of a wager is the one that wins. */
export const isShown: Case = ({ round, wager, facts }) => {
  const spin = lastSpin(round);
  // Settling by a spin that does not count is one breach, and the checks of the spin have it.
  return spin === undefined || whyUncounted(spin, facts) !== undefined
    ? SPIN_MISSING
    : restOf(spin).symbol === wager.known.on;
};

export const isOther: Case = (asked) => {
  const shown = isShown(asked);
  return typeof shown === 'string' ? shown : !shown;
};
