import type { Told } from '../told';

/** A round of roulette; `voidedBy` names the row by which its spin decides nothing. */
export interface ToldSpin extends Told {
  readonly pocket: string;
  readonly voidedBy?: string;
}
