/** Two sides, and drafts that they may name. */
export interface SidesArguments {
  readonly from: string;
  readonly to: string;
  readonly drafts?: readonly unknown[] | null;
}

/** The drafts that came with a request, as they were stated. */
export const draftsIn = (drafts: readonly unknown[] | null | undefined): readonly unknown[] =>
  (drafts ?? []).map(statedIn);

/** What an input leaves out comes as null or not at all. */
export const statedIn = (draft: unknown): unknown =>
  Object.fromEntries(Object.entries(draft as object).filter(([, value]) => value !== null && value !== undefined));
