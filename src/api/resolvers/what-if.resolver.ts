import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { draftFrom } from '../../app/drafts';
import { findWitness } from '../../app/find-witness';
import { RoundReplayer } from '../../app/impact';
import { overlay } from '../../app/overlay';
import { Failure } from '../../core/failures/failure';
import { Impact } from '../../core/replaying/impact';
import { impactReport, NOT_COUNTED } from '../../core/replaying/impact-report';
import type { Replayed } from '../../core/replaying/replay';
import type { Effort } from '../../core/witnessing/candidates';
import { directionSentence } from '../../core/witnessing/sentences';
import type { Judged, WitnessAnswer } from '../../core/witnessing/witness';
import type { CalendarDate } from '../../core/values/calendar-date';
import type { RequestContext } from '../context';
import { draftsIn, statedIn } from '../drafts-in';

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

interface SidesArguments {
  readonly from: string;
  readonly to: string;
  readonly drafts?: readonly unknown[] | null;
}

const today = (): CalendarDate => new Date().toISOString().slice(0, 10) as CalendarDate;

@Resolver('Query')
export class WhatIfResolver {
  @Query()
  witness(
    @Args() { game, subject, from, to, drafts }: SidesArguments & { readonly game: string; readonly subject: string },
    @Context() { held }: RequestContext,
  ) {
    const answer = findWitness(held.book, game, subject, [from, to], today(), draftsIn(drafts), EFFORT);
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
    const replayer = new RoundReplayer(held.book, from, to, today(), draftsIn(drafts));
    const impact = new Impact();
    const flips: Replayed[] = [];
    const errors: string[] = [];
    for (const round of rounds)
      try {
        const replayed = replayer.replay(round);
        impact.add(replayed);
        if (replayed.flips.length > 0) flips.push(replayed);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        errors.push(error.message);
      }
    return { report: impactReport(impact, from, to, errors.length), flips, errors, notCounted: NOT_COUNTED };
  }

  @Query()
  overlay(@Args('draft') draft: unknown, @Context() { held }: RequestContext) {
    return overlay(held.book, draftFrom(statedIn(draft), 'The draft'), today());
  }
}

const sentenceOf = ({ subject, instead }: WitnessAnswer, direction: WitnessAnswer['directions'][number]): string =>
  directionSentence(direction, instead ?? subject);

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
  verdict(@Parent() { checked }: Judged) {
    return checked.verdict;
  }
}
