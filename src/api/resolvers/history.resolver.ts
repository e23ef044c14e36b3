import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { factHistoryOf, historyOfGame } from '../../app/history';
import type { FactVersion } from '../../core/compare/fact-history';
import type { CalendarDate } from '../../core/values/calendar-date';
import { heldAt, type RequestContext } from '../context';
import { figureNode } from '../nodes';

interface HistoryArguments {
  readonly jurisdiction: string;
  readonly game: string;
  readonly variant?: string | null;
  readonly since?: CalendarDate | null;
  readonly until?: CalendarDate | null;
  readonly fact?: string | null;
  readonly knownAt?: Date | null;
}

@Resolver('Query')
export class HistoryResolver {
  @Query()
  async history(@Args() asked: HistoryArguments, @Context() context: RequestContext) {
    const { book } = await heldAt(context, asked.knownAt);
    const { jurisdiction, game } = asked;
    return historyOfGame(book, {
      ...{ jurisdiction, game, variant: asked.variant ?? undefined },
      ...{ since: asked.since ?? undefined, until: asked.until ?? undefined },
    });
  }

  @Query()
  async factHistory(@Args() asked: HistoryArguments, @Context() context: RequestContext) {
    const { book } = await heldAt(context, asked.knownAt);
    const { jurisdiction, game } = asked;
    return factHistoryOf(book, { jurisdiction, game, variant: asked.variant ?? undefined }, asked.fact ?? '');
  }
}

@Resolver('FactVersion')
export class FactVersionResolver {
  @ResolveField()
  instrument(@Parent() { instrument }: FactVersion) {
    return { id: instrument };
  }

  @ResolveField()
  ruleSet(@Parent() { ruleSet }: FactVersion) {
    return ruleSet.name;
  }

  @ResolveField()
  figures(@Parent() { cells }: FactVersion) {
    return cells.map(figureNode);
  }

  @ResolveField()
  clauses(@Parent() { clauses }: FactVersion, @Context() { held }: RequestContext) {
    return clauses.flatMap((citation) => held.clauses.at(citation) ?? []);
  }
}
