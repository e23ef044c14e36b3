import type { RoundEvent } from '../../rounds/record';

/** One way in which a round may go once the wagers of one player lie at the first place. */
export interface Course {
  /** As a person would write it down: `5-9-7`. */
  readonly name: string;
  readonly events: readonly RoundEvent[];
  /** In how many equally likely ways it comes about. */
  readonly weight: number;
}

/** Courses of which exactly one is taken, and in how many ways all of them together come about. */
export interface Courses {
  readonly total: number;
  readonly each: readonly Course[];
}

/** Whoever wagers in a course, and where. */
export const COURSE_PLAYER = 'P1';
export const COURSE_PLACE = 1;
