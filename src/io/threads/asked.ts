/** Whoever asks for work: how long he waits, on the clock of `performance.now()`, and whether he is still there. */
export interface Patience {
  readonly deadline: number;
  readonly gone?: AbortSignal | undefined;
  /** Who it is: those who ask much do not keep the others waiting. */
  readonly by?: string | undefined;
}

/** What several orders rest on: a thread is given it once and keeps it. */
export interface Kept {
  readonly key: string;
  /** In memory that all threads share, so that it is not copied for each. */
  readonly bytes: () => SharedArrayBuffer;
}

/** An order for a thread, and how it is to be treated. */
export interface Asked extends Patience {
  readonly kept?: Kept | undefined;
  /** May take minutes: at least one thread is left for others. */
  readonly lasting?: boolean;
  readonly onProgress?: ((progress: unknown) => void) | undefined;
}

/** What goes to a thread. */
export interface ToThread {
  readonly name: string;
  readonly order: unknown;
  readonly key: string | undefined;
  readonly bytes?: SharedArrayBuffer | undefined;
}

/** What comes from a thread: how far it is, and in the end one of the others. */
export type FromThread =
  | { readonly progress: unknown }
  | { readonly answer: unknown }
  | { readonly failure: { readonly code: string; readonly sentence: string } }
  | { readonly defect: string };

/** So many of what orders rest on are kept by a thread; it and the pool count in the same way. */
export const KEPT_BY_A_THREAD = 4;
