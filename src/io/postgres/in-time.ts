/** How PostgreSQL calls a statement that it stopped because its time was up. */
export const QUERY_CANCELED = '57014';

/** What was asked of the database; nothing where it stopped looking because that took too long. */
export const inTime = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof Error && (error as { readonly code?: unknown }).code === QUERY_CANCELED) return undefined;
    throw error;
  });
