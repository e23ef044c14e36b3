import type { Suspicion } from './suspicion';

/** How a clause stands to the checks: held to, in doubt since its words changed, not to be checked (with the reason), or still to do. */
export const LINK_STATES = ['covered', 'suspect', 'unchecked', 'outstanding'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** A clause tied to one fact it states for one game, and through it to the checks; a clause without facts has one link without them. */
export interface Link {
  /** Citation. */
  readonly clause: string;
  readonly game?: string;
  readonly fact?: string;
  /** The names of the rule sets that rest on it. */
  readonly ruleSets: readonly string[];
  /** The checks that enforce the fact. */
  readonly checks: readonly string[];
  readonly state: LinkState;
  /** Why it is not checked; or what an officer noted who rejected the link. */
  readonly reason?: string;
  /** What has changed since the sources were verified, also where an officer has looked at it. */
  readonly because?: readonly Suspicion[];
  /** The decision that holds for the text as it is now. */
  readonly review?: Review;
}

/** What an officer decided about a link (of one fact, or of all of a clause) for one meaning of its text. */
export interface Review {
  readonly clause: string;
  readonly fact?: string | undefined;
  readonly decision: 'confirmed' | 'rejected';
  /** The hash of the meaning that was looked at; empty for a clause that is gone. */
  readonly meaning: string;
  readonly by: string;
  readonly at: string;
  readonly note?: string | undefined;
}
