import { Inject } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { compareAside } from '../../app/long-work/compare-aside';
import { LongWork } from '../../app/long-work/long-work';
import { summaryOf, type Comparison } from '../../core/compare/matrix/comparison';
import { heldAt, type RequestContext } from '../context';
import { draftsIn } from '../drafts-in';

interface CompareArguments {
  readonly game: string;
  readonly sides: readonly string[];
  readonly knownAt?: Date | null;
  readonly drafts?: readonly unknown[] | null;
}

@Resolver('Comparison')
export class CompareResolver {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @Query()
  async compare(@Args() { game, sides, knownAt, drafts }: CompareArguments, @Context() context: RequestContext) {
    const { dataSource, work } = this;
    const place = { dataSource, work, held: await heldAt(context, knownAt), patience: context.patience };
    return compareAside(place, { game, sides, now: new Date(), drafts: draftsIn(drafts) });
  }

  @ResolveField()
  summary(@Parent() comparison: Comparison) {
    return summaryOf(comparison);
  }

  @ResolveField()
  lines(@Parent() { lines, clauses }: Comparison, @Args('differing') differing: boolean) {
    const known = new Map(clauses.map((wording) => [wording.clause, wording]));
    return lines
      .filter(({ same }) => !differing || !same)
      .map((line) => ({
        ...line,
        relation: line.relation.replaceAll('-', '_'),
        cells: line.cells.map((cell) => ({
          ...cell,
          words: () => cell.clauses.flatMap((clause) => known.get(clause) ?? []),
        })),
      }));
  }
}
