import type { Duty } from '../duties/duty';
import { noMoreBetsCalledInTime } from './closing-call';
import { indicatorAsStated, spinCompletesItsRevolutions } from './uncounted-spin';
import { wheelAsStated } from './wheel-as-stated';

/** The duties of games with a wheel, besides those of every table. */
export const WHEEL_DUTIES: readonly Duty[] = [
  wheelAsStated,
  noMoreBetsCalledInTime,
  spinCompletesItsRevolutions,
  indicatorAsStated,
];
