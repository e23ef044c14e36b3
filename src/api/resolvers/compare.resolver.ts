import { Inject } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { compareHeld } from '../../app/compare-held';
import { summaryOf, type Comparison } from '../../core/compare/matrix/comparison';
import { heldAt, type RequestContext } from '../context';
import { draftsIn } from '../drafts-in';
import { todayIn } from '../../app/today';

interface CompareArguments {
  readonly game: string;
  readonly sides: readonly string[];
  readonly knownAt?: Date | null;
  readonly drafts?: readonly unknown[] | null;
}

@Resolver('Comparison')
export class CompareResolver {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Query()
  async compare(@Args() { game, sides, knownAt, drafts }: CompareArguments, @Context() context: RequestContext) {
    const held = await heldAt(context, knownAt);
    return compareHeld(this.dataSource, held, game, sides, todayIn(held.book), draftsIn(drafts));
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
