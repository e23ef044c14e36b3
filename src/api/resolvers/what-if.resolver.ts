import { Inject } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { impactAnswer } from '../../app/long-work/impact-aside';
import { LongWork } from '../../app/long-work/long-work';
import { Failure } from '../../core/failures/failure';
import { directionSentence } from '../../core/witnessing/sentences';
import type { Judged, WitnessAnswer } from '../../core/witnessing/witness';
import type { RoundChunk } from '../../io/files/rounds/round-chunk';
import type { RequestContext } from '../context';
import { draftsIn, statedIn, type SidesArguments } from '../drafts-in';

const MOST_ROUNDS = 1_000;

@Resolver('Query')
export class WhatIfResolver {
  constructor(@Inject(LongWork) private readonly work: LongWork) {}

  @Query()
  async witness(
    @Args() { game, subject, from, to, drafts }: SidesArguments & { readonly game: string; readonly subject: string },
    @Context() { held: { book }, patience }: RequestContext,
  ) {
    const order = { game, subject, sides: [from, to], now: new Date(), drafts: draftsIn(drafts) };
    const answer = await this.work.ask('witness', order, book, patience);
    return { ...answer, directions: answer.directions.map((one) => ({ ...one, sentence: sentenceOf(answer, one) })) };
  }

  @Query()
  impact(
    @Args() { from, to, rounds, drafts }: SidesArguments & { readonly rounds: readonly unknown[] },
    @Context() { held: { book }, patience }: RequestContext,
  ) {
    if (rounds.length > MOST_ROUNDS)
      throw new Failure(
        'BAD_ARGUMENT',
        `${String(rounds.length)} rounds are more than the ${String(MOST_ROUNDS)} that one question may have; use house-rules impact for files.`,
      );
    const sides = { from, to, now: new Date(), drafts: draftsIn(drafts) };
    return impactAnswer(this.work, given(rounds), sides, { book, patience, most: MOST_ROUNDS });
  }

  @Query()
  overlay(@Args('draft') draft: unknown, @Context() { held: { book }, patience }: RequestContext) {
    return this.work.ask('overlay', { draft: statedIn(draft), now: new Date() }, book, patience);
  }
}

const sentenceOf = ({ subject, instead }: WitnessAnswer, direction: WitnessAnswer['directions'][number]): string =>
  directionSentence(direction, instead ?? subject);

/** Rounds that came with the question, as those of a file are read. */
async function* given(rounds: readonly unknown[]): AsyncGenerator<RoundChunk> {
  yield await Promise.resolve({ firstLine: 1, lines: rounds.map((round) => JSON.stringify(round)) });
}

@Resolver('JudgedRound')
export class JudgedRoundResolver {
  @ResolveField()
  ruleSet(@Parent() { checked }: Judged) {
    return checked.ruleSet;
  }

  @ResolveField()
  version(@Parent() { checked }: Judged) {
    return checked.version;
  }

  @ResolveField()
  instruments(@Parent() { checked }: Judged) {
    return checked.instruments;
  }

  @ResolveField()
  verdict(@Parent() { checked }: Judged) {
    return checked.verdict;
  }
}
