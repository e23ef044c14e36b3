import type { Parts } from '../../../src/core/play/judging/parts';

/** The names of the parts that a round has anything of. */
export const partsIn = <Round>(parts: Parts<Round>, round: Round): readonly string[] =>
  Object.entries(parts.bits).flatMap(([part, bit]) => ((parts.in(round) & bit) === 0 ? [] : [part]));
