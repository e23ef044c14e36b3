/** One rule set and one maker of rounds for it, by their places in the lists that every thread makes for itself. */
export interface Job {
  readonly by: 'generator' | 'simulator';
  readonly index: number;
  readonly rounds: number;
}

/** What came of a job. */
export interface Soaked {
  readonly name: string;
  readonly by: Job['by'];
  readonly rounds: number;
  readonly accusations: number;
  readonly indeterminate: number;
  readonly perSecond: number;
  /** By check, how many breaches were planted and how many were found, by the right check and clause and nothing else. */
  readonly planted: readonly { readonly check: string; readonly planted: number; readonly found: number }[];
  /** The first round that went wrong, so that it can be looked at. */
  readonly example?: string;
}
