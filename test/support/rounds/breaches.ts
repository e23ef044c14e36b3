import { ADDITIONAL_BREACHES } from './breaches-of-additional';
import { BOX_BREACHES } from './breaches-of-boxes';
import { BLACKJACK_BREACHES } from './blackjack/breaches';
import { CUSTOM_BREACHES } from './breaches-of-custom';
import { DEALING_BREACHES } from './breaches-of-dealing';
import { IRREGULARITIES_BREACHES } from './breaches-of-irregularities';
import { SETTLEMENT_BREACHES } from './breaches-of-settlement';
import { WAGERING_BREACHES } from './breaches-of-wagering';
import type { Breaches } from './cases';
import { SIC_BO_BREACHES } from './sic-bo/breaches';
import { ROULETTE_FURTHER_BREACHES } from './roulette/breaches-of-forms';
import { ROULETTE_SETTLEMENT_BREACHES } from './roulette/breaches-of-settlement';
import { ROULETTE_WAGERING_BREACHES } from './roulette/breaches-of-wagering';

/** Recorded breaches of every check, one for each of its messages: the gates demand them, and its own table begins with them. */
export const BREACHES: Breaches = {
  ...WAGERING_BREACHES,
  ...ADDITIONAL_BREACHES,
  ...BOX_BREACHES,
  ...CUSTOM_BREACHES,
  ...DEALING_BREACHES,
  ...SETTLEMENT_BREACHES,
  ...IRREGULARITIES_BREACHES,
  ...BLACKJACK_BREACHES,
  ...SIC_BO_BREACHES,
  ...ROULETTE_WAGERING_BREACHES,
  ...ROULETTE_SETTLEMENT_BREACHES,
  ...ROULETTE_FURTHER_BREACHES,
};
