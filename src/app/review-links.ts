import type { DataSource } from 'typeorm';
import { Failure } from '../core/failures/failure';
import type { Review } from '../core/links/link';
import { parseCitation } from '../core/values/citation';
import { storeReview } from '../io/postgres/store/review-store';
import type { Held } from './held';

/** Keeps an officer's decision on links that changed words made suspect; returns the number of the change. */
export async function reviewLinks(
  dataSource: DataSource,
  held: Held,
  decision: Omit<Review, 'at' | 'meaning'>,
): Promise<number> {
  const { clause, fact } = decision;
  const place = parseCitation(clause);
  const links = (held.linksOf().get(clause) ?? []).filter((link) => fact === undefined || link.fact === fact);
  if (place === undefined || links.length === 0)
    throw new Failure(
      'BAD_ARGUMENT',
      `There is no link from ${clause}${fact === undefined ? '' : ` to the fact ${fact}`}; list them with the query links, or house-rules links.`,
    );
  if (!links.some(({ state, review }) => state === 'suspect' || review !== undefined))
    throw new Failure('BAD_ARGUMENT', `No link of ${clause} is suspect, so there is nothing to decide on.`);
  const now = held.textWords.get(place.instrument)?.clauses;
  const words = now?.find(({ book, label }) => book === place.book && label === place.label);
  return storeReview(dataSource, { ...decision, meaning: words?.meaning ?? '' });
}
