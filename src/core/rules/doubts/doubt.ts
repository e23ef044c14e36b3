/** What a person is told where a finding rests on words that have changed since the rules were verified. */
export interface SuspectLink {
  /** Citation. */
  readonly clause: string;
  /** The words that changed, before; absent where the verified text is not held. */
  readonly was?: string;
  /** The same in the newer text; absent where nothing stands in their place. */
  readonly is?: string;
  readonly sentence: string;
}

/** A link in doubt: what a clause states for a game, of which a newer text has other words that nobody has confirmed. */
export interface Doubt extends SuspectLink {
  readonly instrument: string;
  /** Of the sources that the newer text belongs to; absent: as first made. */
  readonly compilation?: string;
  readonly game: string;
  readonly fact: string;
  /** A person has looked at it and found that the rules do not follow the words any more. */
  readonly rejected?: true;
  /** Figures of the fact that the newer text does not state as the rules do. */
  readonly revisions: readonly Revision[];
}

/** One entry of the sources as a newer text would have it. */
export interface Revision {
  readonly fact: string;
  /** The stating clause first. */
  readonly clauses: readonly string[];
  /** The choice of the operator under which it holds. */
  readonly option?: string;
  /** As rule sources write it. */
  readonly was: unknown;
  /** What the text states; where that cannot be read, anything else, so that whatever rests on the figure shows. */
  readonly is: unknown;
  /** Whether the text states it. */
  readonly isRead: boolean;
  readonly says: string;
}

export const NO_DOUBTS: readonly Doubt[] = [];
