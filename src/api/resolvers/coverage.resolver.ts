import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { coverageOf } from '../../core/checks/coverage';
import { coverageBy, type CoverageKey } from '../../core/links/coverage';
import type { RequestContext } from '../context';

const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((total, count = 0) => total + count, 0);

@Resolver('Query')
export class CoverageResolver {
  @Query()
  coverage(
    @Args('by') by: CoverageKey,
    @Context() { held }: RequestContext,
    @Args('instrument') instrument?: string | null,
  ) {
    const sources = held.book.instruments.filter(({ id }) => instrument == null || id === instrument);
    const drafts = new Set(sources.filter(({ draft }) => draft === true).map(({ id }) => id));
    // Every grouping is told by instrument, so that two laws are never counted as one.
    const keys = [...new Set<CoverageKey>(['instrument', by])];
    const figures = new Map(
      by === 'book'
        ? sources.flatMap((source) =>
            coverageOf(source, held.checksOf()).map(({ book, facts, recognised }) => [
              `${source.id}#${book}`,
              { facts, recognised },
            ]),
          )
        : [],
    );
    return coverageBy(sources, held.links(), keys).map(({ duties, unchecked, ...row }) => ({
      ...row,
      draft: drafts.has(row.instrument ?? ''),
      ...figures.get(`${row.instrument ?? ''}#${row.book ?? ''}`),
      checked: row.covered + row.suspect,
      unchecked: sum(unchecked),
      duties: duties.clauses,
      dutiesOutstanding: duties.outstanding,
      reasons: Object.entries(unchecked).map(([reason, clauses]) => ({ reason, clauses })),
    }));
  }
}
