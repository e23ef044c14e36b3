import { DEALING_BREACHES } from './breaches-of-dealing';
import { IRREGULARITIES_BREACHES } from './breaches-of-irregularities';
import { SETTLEMENT_BREACHES } from './breaches-of-settlement';
import type { Breaches } from './cases';

/** Recorded breaches of every check, one for each of its messages: the gates demand them, and its own table begins with them. */
export const BREACHES: Breaches = { ...DEALING_BREACHES, ...SETTLEMENT_BREACHES, ...IRREGULARITIES_BREACHES };
