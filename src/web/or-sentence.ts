import { Failure, isOfService } from '../core/failures/failure';

/** What was asked wrongly is answered on the page. */
export async function orSentence<T>(work: () => Promise<T>): Promise<T | { readonly sentence: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && !isOfService(error)) return { sentence: error.message };
    throw error;
  }
}
