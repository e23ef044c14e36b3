import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { draftFrom } from '../../app/drafts';
import { findWitness } from '../../app/find-witness';
import { RoundReplayer } from '../../app/impact';
import { overlay } from '../../app/overlay';
import { todayIn } from '../../app/today';
import { Failure } from '../../core/failures/failure';
import type { Effort } from '../../core/witnessing/candidates';
import { directionSentence } from '../../core/witnessing/sentences';
import type { Judged, WitnessAnswer } from '../../core/witnessing/witness';
import type { RoundChunk } from '../../io/files/rounds/round-chunk';
import type { RequestContext } from '../context';
import { draftsIn, statedIn, type SidesArguments } from '../drafts-in';
import { impactAnswer } from '../impact-answer';

const MOST_ROUNDS = 1_000;

/** Fewer candidates than the command looks at, since others wait for the service meanwhile. */
const EFFORT: Effort = {
  lawful: 150,
  plantedOfEach: 1,
  plantedOfSubject: 12,
  varied: 4,
  ofOneBet: 150,
  pared: 20,
  enough: 4,
};

@Resolver('Query')
export class WhatIfResolver {
  @Query()
  witness(
    @Args() { game, subject, from, to, drafts }: SidesArguments & { readonly game: string; readonly subject: string },
    @Context() { held }: RequestContext,
  ) {
    const answer = findWitness(held.book, game, subject, [from, to], todayIn(held.book), draftsIn(drafts), EFFORT);
    return { ...answer, directions: answer.directions.map((one) => ({ ...one, sentence: sentenceOf(answer, one) })) };
  }

  @Query()
  impact(
    @Args() { from, to, rounds, drafts }: SidesArguments & { readonly rounds: readonly unknown[] },
    @Context() { held }: RequestContext,
  ) {
    if (rounds.length > MOST_ROUNDS)
      throw new Failure(
        'BAD_ARGUMENT',
        `${String(rounds.length)} rounds are more than the ${String(MOST_ROUNDS)} that one question may have; use house-rules impact for files.`,
      );
    const replayer = new RoundReplayer(held.book, from, to, todayIn(held.book), draftsIn(drafts));
    return impactAnswer(given(rounds), replayer, MOST_ROUNDS);
  }

  @Query()
  overlay(@Args('draft') draft: unknown, @Context() { held }: RequestContext) {
    return overlay(held.book, draftFrom(statedIn(draft), 'The draft'), todayIn(held.book));
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
