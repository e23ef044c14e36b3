/** The service under abuse: a process of its own, started anew for each abuse, with an embedded database of its own. */
export interface AbusedService {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Asks over HTTP and gives back what came, whether it is an answer or a refusal. */
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Asks /health again and again while the work goes on, and says how long the slowest answer took. */
  whileWatched<T>(work: () => Promise<T>): Promise<Watched<T>>;
  /** Whether the process still runs. */
  isUp(): boolean;
}

export interface Answer {
  readonly status: number;
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export interface Watched<T> {
  readonly value: T;
  readonly slowestMilliseconds: number;
  readonly asked: number;
  /** Times that /health did not answer with 200. */
  readonly failed: number;
}

/** One thing that was tried: `held` says whether what was asserted was so, `figure` what was measured. */
export interface Result {
  readonly tried: string;
  readonly asserted: string;
  readonly held: boolean;
  readonly figure?: string;
}

export interface Abuse {
  readonly name: string;
  /** Environment of the service beside the defaults. */
  readonly env?: NodeJS.ProcessEnv;
  readonly run: (service: AbusedService) => Promise<readonly Result[]>;
}
