import type { DataSource } from 'typeorm';
import type { Review } from '../../../core/links/link';
import { LinkReviewEntity } from '../entities/link-review.entity';
import { logChange } from './change-log';

/** Keeps an officer's decision on a link, with the meaning that was looked at. */
export async function storeReview(dataSource: DataSource, review: Omit<Review, 'at'>): Promise<number> {
  const { clause, fact, decision, meaning, by, note } = review;
  return dataSource.transaction(async (manager) => {
    const change = await logChange(manager, {
      who: by,
      action: 'review-link',
      subject: clause,
      detail: { fact, decision, meaning, note },
    });
    await manager.insert(LinkReviewEntity, {
      ...{ change, clause, decision, meaning, reviewer: by },
      ...{ fact: fact ?? null, note: note ?? null },
    });
    return change;
  });
}

/** Decisions known after some change, in the order in which they were taken. */
export async function reviewsHeld(dataSource: DataSource, change: number): Promise<readonly Review[]> {
  const rows = await dataSource.query<Omit<LinkReviewEntity, 'id' | 'change'>[]>(
    'SELECT clause, fact, decision, meaning, note, reviewer, at FROM link_review WHERE change <= $1 ORDER BY id',
    [change],
  );
  return rows.map(({ clause, fact, decision, meaning, note, reviewer, at }) => ({
    ...{ clause, decision, meaning, by: reviewer, at: at.toISOString() },
    fact: fact ?? undefined,
    note: note ?? undefined,
  }));
}
