import type { Effort } from '../../core/witnessing/candidates';

/** Fewer candidates than the command looks at, since others wait for the service meanwhile. */
export const REQUEST_EFFORT: Effort = {
  lawful: 150,
  plantedOfEach: 1,
  plantedOfSubject: 12,
  varied: 4,
  ofOneBet: 150,
  pared: 20,
  enough: 4,
};
