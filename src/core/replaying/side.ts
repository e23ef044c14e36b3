import type { Venue } from '../generating/setting';

/** One of the rule sets that a round is held against, under the name it was asked for by. */
export interface Side extends Venue {
  /** `AU-QLD/even-money`, `draft:cheaper.yaml`. */
  readonly name: string;
}
