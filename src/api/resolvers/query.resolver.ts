import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { LongWork } from '../../app/long-work/long-work';
import type { ClauseFilter } from '../../app/find-clauses';
import { Failure, isOfService } from '../../core/failures/failure';
import { GAMES } from '../../core/games/registry';
import type { Channel } from '../../core/rules/source';
import type { CalendarDate } from '../../core/values/calendar-date';
import { parseCitation } from '../../core/values/citation';
import { clauseConnection } from '../clause-connection';
import type { PageArguments } from '../connection';
import { heldAt, type RequestContext } from '../context';
import { checkNode, checkNodes } from '../nodes';
import { todayIn } from '../../app/today';

interface ClausesArguments extends PageArguments {
  readonly filter?: ClauseFilter | null;
  readonly search?: string | null;
}

interface RuleSetArguments {
  readonly jurisdiction: string;
  readonly game: string;
  readonly variant?: string | null;
  readonly channel?: Channel | null;
  readonly venue?: string | null;
  readonly at?: CalendarDate | null;
  readonly knownAt?: Date | null;
}

@Resolver('Query')
export class QueryResolver {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @Query()
  jurisdictions(@Context() { held }: RequestContext) {
    const codes = [...new Set(held.book.ruleSets.map(({ jurisdiction }) => jurisdiction))].sort();
    return codes.map((code) => ({ code }));
  }

  @Query()
  games() {
    return GAMES;
  }

  @Query()
  instruments(@Context() { held }: RequestContext, @Args('jurisdiction') jurisdiction?: string | null) {
    const place = jurisdiction == null ? '' : `${jurisdiction.toLowerCase()}/`;
    return held
      .instruments()
      .filter((id) => id.startsWith(place))
      .map((id) => ({ id }));
  }

  @Query()
  instrument(@Args('id') id: string, @Context() { held }: RequestContext) {
    return held.instruments().includes(id) ? { id } : null;
  }

  @Query()
  clauses(@Args() { filter, search, ...page }: ClausesArguments, @Context() context: RequestContext) {
    return clauseConnection(this.dataSource, context, filter ?? {}, search ?? '', page);
  }

  @Query()
  clause(@Args('citation') citation: string, @Context() { held }: RequestContext) {
    if (!parseCitation(citation))
      throw new Failure('BAD_ARGUMENT', `"${citation}" is no citation; one looks like au-nsw/ltgame-2016#rules/8.4.2.`);
    return held.clauses.at(citation);
  }

  @Query()
  async ruleSet(@Args() asked: RuleSetArguments, @Context() context: RequestContext) {
    const { book } = await heldAt(context, asked.knownAt);
    const { jurisdiction, game, variant, channel, venue, at } = asked;
    const governed = {
      ...{ jurisdiction, game, variant: variant ?? undefined },
      ...{ channel: channel ?? undefined, venue: venue ?? undefined },
    };
    const selection = book.select(governed, at ?? todayIn(book)(jurisdiction));
    const { why } = selection;
    return 'ruleSet' in selection
      ? { __typename: 'RuleSet', ...selection.ruleSet, why }
      : { __typename: 'Problem', code: selection.code, message: selection.sentence, why };
  }

  @Query()
  checks(@Args('game') game?: string | null) {
    return checkNodes(game ?? undefined);
  }

  @Query()
  check(@Args('id') id: string) {
    return checkNode(id);
  }

  @Query()
  async checkRound(
    @Args('round') round: unknown,
    @Args('all') all: boolean,
    @Context() { held: { book }, patience }: RequestContext,
  ) {
    try {
      return {
        __typename: 'CheckedRound',
        ...(await this.work.ask('check', { round, all }, book, patience)),
        why: () => this.work.ask('why', { round }, book, patience),
        explanation: () => this.work.ask('explain', { round }, book, patience),
      };
    } catch (error) {
      if (error instanceof Failure && !isOfService(error))
        return { __typename: 'Problem', code: error.code, message: error.message };
      throw error;
    }
  }
}
