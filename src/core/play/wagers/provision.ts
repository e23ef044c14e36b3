import type { TimedIrregularity, WageredRound } from '../../games/wager';
import { isVoiding, type Treatment } from '../../values/treatment';
import type { Cited, Ruling } from '../judging/ruling';
import { tellsSettledOnFailedTerminal, type FAILED_TERMINAL } from './failed-terminal';
import { isTurnedDown } from './standing';
import { judgeTreatment } from './treatment';

type Provisions = ReadonlyMap<string, string>;

/**
 * The row that provides for an irregularity: by what failed or what the case was, and by whether wagers could still be
 * placed; where the rules have no row for the case, that of its kind.
 */
export function provisionFor(
  { kind, of, wageringOpen }: Pick<TimedIrregularity, 'kind' | 'of' | 'wageringOpen'>,
  provisions: Provisions,
): string | undefined {
  const plain = of === undefined ? kind : `${kind}/${of}`;
  if (provisions.has(plain)) return plain;
  const timed = `${plain}/${wageringOpen === true ? 'before' : 'after'}-wagering-closes`;
  if (wageringOpen !== undefined && provisions.has(timed)) return timed;
  return provisions.has(kind) ? kind : undefined;
}

/** The same row with what it prescribes. */
export function provided(
  irregularity: TimedIrregularity,
  provisions: Provisions,
): { readonly row: string; readonly prescribed: string } | undefined {
  const row = provisionFor(irregularity, provisions) ?? '';
  const prescribed = provisions.get(row);
  return prescribed === undefined ? undefined : { row, prescribed };
}

/** What a treatment in a record can be held against; what is left to the operator holds a table to nothing. */
const HELD_TO = [
  'round-void',
  'wagers-returned',
  'wager-void',
  'result-stands',
  'result-recalculated',
  'reconstructed',
];

export const isHeldTo = (prescribed: string | undefined): boolean =>
  prescribed !== undefined && HELD_TO.includes(prescribed);

/** The row by which wagers are void that no analysis of records can confirm. */
const NOT_CONFIRMABLE = 'malfunction/wagers-not-confirmable';

const isLeftToStand = (treatment: Treatment | undefined): boolean =>
  treatment === 'played' || treatment === 'result-stands';

/** Whether what was done about an irregularity of a spin or a tumble is what its row prescribes. */
export function judgeProvision<F extends string>(
  round: WageredRound,
  irregularity: TimedIrregularity,
  prescribed: string,
  provisions: Provisions,
  cites: readonly Cited<F>[],
  ruling: Ruling<F, 'wrongTreatment' | keyof typeof FAILED_TERMINAL>,
  data: () => Readonly<Record<string, string>>,
): void {
  const { place, kind, treatment, wager: id } = irregularity;
  // Rules that have the wagers void in one clause and stand in another: neither is held against a table.
  if (provisions.get(`${kind}/wagers-placed`) === 'wager-stands' && isLeftToStand(treatment)) {
    ruling.cannotTell(place, ['which of two clauses at odds holds'], cites);
    return;
  }
  if (prescribed === 'reconstructed') {
    // Records that confirm the wagers lead to an adjustment, or to none; those that do not leave the wagers void.
    if (treatment === 'result-recalculated') ruling.complies(place);
    else if (treatment === 'result-stands' || (isVoiding(treatment) && provisions.has(NOT_CONFIRMABLE)))
      ruling.cannotTell(place, ['whether the records confirm the wagers'], cites);
    else judgeTreatment(round, irregularity, prescribed, cites, ruling, data);
    return;
  }
  if (prescribed !== 'wager-void' && prescribed !== 'wagers-returned') {
    judgeTreatment(round, irregularity, prescribed as Treatment, cites, ruling, data);
    return;
  }
  const isGivenBack = treatment === undefined || isVoiding(treatment);
  if (prescribed === 'wager-void' && isGivenBack && tellsSettledOnFailedTerminal(round, irregularity, cites, ruling))
    return;
  // Where the record does not name a treatment, what became of the round, or of the wager in question, shows it.
  const isGivenUp = round.voided || round.wagers.some((wager) => wager.id === id && isTurnedDown(wager));
  if (treatment === undefined ? isGivenUp : isVoiding(treatment)) ruling.complies(place);
  else judgeTreatment(round, irregularity, 'wagers-returned', cites, ruling, data);
}
