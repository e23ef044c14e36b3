import type { RoundRecord } from '../../../../src/core/rounds/record';
import { ROULETTE_PLACES, type RoulettePlaceName } from './places';
import { spinAt, type SpinOptions } from './spin';

export const ACT = 'au-act/gazette-s196-1992#american-roulette/';
export const ACT_2019 = 'au-act/ni2019-689#rules/';
export const QLD_BODY = 'au-qld/casino-gaming-rule-2024#body/';
export const QLD = 'au-qld/casino-gaming-rule-2024#sch-7/';
export const ROULETTE_X = 'au-qld/casino-gaming-rule-2024#sch-7(a)/';
export const QLD_TERMINALS = 'au-qld/casino-gaming-rule-2024#sch-16/';
export const NZ = 'nz/table-games-divisions#div-8/';
export const NZ_GENERAL = 'nz/table-games-divisions#div-1/';

/** Clauses of a book by their labels, as a finding cites them. */
export const of = (book: string, ...labels: readonly string[]): readonly string[] =>
  labels.map((label) => book + label);

/** A spin by the rules of a place. */
export const at = (place: RoulettePlaceName, spin: SpinOptions): RoundRecord => spinAt(ROULETTE_PLACES[place], spin);
