import { ADDITIONAL_FACTS, withAdditional } from './additional-settling';
import { HANDS, SETTLING_FACTS } from './settling';

/** How every wager of a round is decided and paid: those on hands one way, additional wagers another. */
export const WAGERS = withAdditional(HANDS);

export const WAGER_FACTS = [...SETTLING_FACTS, ...ADDITIONAL_FACTS] as const;
