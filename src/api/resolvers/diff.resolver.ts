import { Inject } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { diffAside } from '../../app/long-work/diff-aside';
import { LongWork } from '../../app/long-work/long-work';
import type { ComparedClause } from '../../core/compare/clauses/compared-clause';
import type { Difference, MatchedClauses } from '../../core/differences/difference';
import type { Side } from '../../core/differences/side';
import { meaningSaid, summaryOf } from '../../core/exports/difference/said';
import { pageOf, type PageArguments } from '../connection';
import { heldAt, type RequestContext } from '../context';

interface DiffArguments {
  readonly from: string;
  readonly to: string;
  readonly game?: string | null;
  readonly knownAt?: Date | null;
}

interface MatchedArguments extends PageArguments {
  readonly changed?: boolean | null;
  readonly moved?: boolean | null;
}

@Resolver('Query')
export class DiffResolver {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @Query()
  async diff(@Args() { from, to, game, knownAt }: DiffArguments, @Context() context: RequestContext) {
    const { dataSource, work } = this;
    const place = { dataSource, work, held: await heldAt(context, knownAt), patience: context.patience };
    return diffAside(place, [from, to], { now: new Date(), game: game ?? undefined });
  }
}

@Resolver('Difference')
export class DifferenceResolver {
  @ResolveField()
  from(@Parent() { from }: Difference) {
    return sideNode(from);
  }

  @ResolveField()
  to(@Parent() { to }: Difference) {
    return sideNode(to);
  }

  @ResolveField()
  summary(@Parent() difference: Difference) {
    return summaryOf(difference);
  }

  @ResolveField()
  matched(@Parent() { matched }: Difference, @Args() asked: MatchedArguments, @Context() { held }: RequestContext) {
    const { changed, moved, ...page } = asked;
    const wanted = matched.filter(
      (match) => (changed ?? match.changed) === match.changed && (moved ?? match.moved) === match.moved,
    );
    return pageOf(wanted, held.change, page);
  }

  @ResolveField()
  added(@Parent() { added }: Difference, @Args() page: PageArguments, @Context() { held }: RequestContext) {
    return pageOf(added.map(clauseNode(held)), held.change, page);
  }

  @ResolveField()
  removed(@Parent() { removed }: Difference, @Args() page: PageArguments, @Context() { held }: RequestContext) {
    return pageOf(removed.map(clauseNode(held)), held.change, page);
  }

  @ResolveField()
  facts(@Parent() { facts }: Difference, @Args() page: PageArguments, @Context() { held }: RequestContext) {
    return pageOf(facts, held.change, page);
  }
}

@Resolver('DiffMatch')
export class DiffMatchResolver {
  @ResolveField()
  from(@Parent() { from }: MatchedClauses, @Context() { held }: RequestContext) {
    return from.map(clauseNode(held));
  }

  @ResolveField()
  to(@Parent() { to }: MatchedClauses, @Context() { held }: RequestContext) {
    return to.map(clauseNode(held));
  }

  @ResolveField()
  meaning(@Parent() { meaning }: MatchedClauses) {
    return meaning.map(meaningSaid);
  }
}

const sideNode = ({ clauses, ruleSets, ...side }: Side) => ({
  ...side,
  clauses: clauses.length,
  ruleSets: ruleSets.map(({ version }) => version),
});

const clauseNode =
  ({ clauses }: RequestContext['held']) =>
  ({ citation, heading, text }: ComparedClause) => ({
    ...{ citation, heading, text },
    clause: () => clauses.at(citation),
  });
