import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Wager } from '../../games/wager';
import type { Cited } from '../../play/judging/ruling';

/** What holds a wager to the limits displayed for it, where a clause says so of that wager: it goes before the general rule. */
export const displayedFor = (
  { known: { kind } }: Wager,
  { displayedLimits }: Partial<Pick<BaccaratFacts, 'displayedLimits'>>,
): readonly Cited<'displayedLimits'>[] => (displayedLimits?.includes(kind) ? [['displayedLimits', kind]] : []);
