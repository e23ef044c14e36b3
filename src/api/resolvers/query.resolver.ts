import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { compare } from '../../app/compare';
import { RoundChecker } from '../../app/check-round';
import { coverageOf } from '../../core/checks/coverage';
import { Failure } from '../../core/failures/failure';
import { GAMES } from '../../core/games/registry';
import type { Channel, ClauseClass } from '../../core/rules/source';
import type { CalendarDate } from '../../core/values/calendar-date';
import { parseCitation } from '../../core/values/citation';
import { instrumentIds } from '../../io/postgres/store/instrument-reader';
import { clauseConnection } from '../clause-connection';
import type { RequestContext } from '../context';
import { checkNode, checkNodes } from '../nodes';

interface ClausesArguments {
  readonly filter?: {
    readonly instrument?: string;
    readonly jurisdiction?: string;
    readonly book?: string;
    readonly class?: ClauseClass;
  } | null;
  readonly search?: string | null;
  readonly first: number;
  readonly after?: string | null;
}

interface RuleSetArguments {
  readonly jurisdiction: string;
  readonly game: string;
  readonly variant?: string | null;
  readonly channel?: Channel | null;
  readonly at?: CalendarDate | null;
}

/** Where a question names no day, it is asked of today. */
const today = (): CalendarDate => new Date().toISOString().slice(0, 10) as CalendarDate;

@Resolver('Query')
export class QueryResolver {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Query()
  jurisdictions(@Context() { rules }: RequestContext) {
    const codes = [...new Set(rules.book.ruleSets.map(({ jurisdiction }) => jurisdiction))].sort();
    return codes.map((code) => ({ code }));
  }

  @Query()
  games() {
    return GAMES;
  }

  @Query()
  async instruments(@Args('jurisdiction') jurisdiction?: string | null) {
    const ids = await instrumentIds(this.dataSource);
    const place = jurisdiction?.toLowerCase();
    return ids.filter((id) => place === undefined || id.startsWith(`${place}/`)).map((id) => ({ id }));
  }

  @Query()
  async instrument(@Args('id') id: string) {
    return (await instrumentIds(this.dataSource)).includes(id) ? { id } : null;
  }

  @Query()
  clauses(@Args() { filter, search, first, after }: ClausesArguments) {
    return clauseConnection(this.dataSource, { ...filter, search: search ?? undefined }, first, after ?? undefined);
  }

  @Query()
  clause(@Args('citation') citation: string, @Context() { clause }: RequestContext) {
    if (!parseCitation(citation))
      throw new Failure('BAD_ARGUMENT', `"${citation}" is no citation; one looks like au-nsw/ltgame-2016#rules/8.4.2.`);
    return clause.load(citation);
  }

  @Query()
  ruleSet(
    @Args() { jurisdiction, game, variant, channel, at }: RuleSetArguments,
    @Context() { rules }: RequestContext,
  ) {
    const governed = { jurisdiction, game, variant: variant ?? undefined, channel: channel ?? undefined };
    const selection = rules.book.select(governed, at ?? today());
    return 'ruleSet' in selection
      ? { __typename: 'RuleSet', ...selection.ruleSet }
      : { __typename: 'Problem', code: selection.code, message: selection.sentence };
  }

  @Query()
  compare(@Args('game') game: string, @Args('sides') sides: readonly string[], @Context() { rules }: RequestContext) {
    return compare(rules.book, game, sides, today());
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
  coverage(@Context() { rules }: RequestContext, @Args('instrument') instrument?: string | null) {
    const sources = rules.book.instruments.filter(({ id }) => instrument == null || id === instrument);
    return sources
      .flatMap((source) => coverageOf(source, rules.checksOf))
      .map(({ reasons, ...book }) => ({
        ...book,
        reasons: Object.entries(reasons).map(([reason, clauses]) => ({ reason, clauses })),
      }));
  }

  @Query()
  checkRound(@Args('round') round: unknown, @Args('all') all: boolean, @Context() { rules }: RequestContext) {
    try {
      return { __typename: 'CheckedRound', ...new RoundChecker(rules.book, all).check(round) };
    } catch (error) {
      if (error instanceof Failure) return { __typename: 'Problem', code: error.code, message: error.message };
      throw error;
    }
  }
}
