import type { SicBoFacts } from '../../games/sic-bo/game';
import type { RoundEvent } from '../../rounds/record';
import type { Treatment } from '../../values/treatment';

/** A fault for which the rules prescribe what a record can show: when it is noted, and what is then done. */
export interface Provision {
  readonly row: string;
  readonly prescribed: Treatment;
  readonly isEarly: boolean;
  readonly noted: (treatment: Treatment | undefined) => RoundEvent & { type: 'irregularity' };
}

const SHOWN: ReadonlySet<string> = new Set(['round-void', 'result-stands', 'result-recalculated']);
/** Declared by the operator, and no fault of the equipment. */
const DECLARED = 'invalidated-by-operator';

/** `malfunction/system/before-wagering-closes`: what it is, what failed, and when. */
export function provisionsIn(irregularities: SicBoFacts['irregularities'] | undefined): readonly Provision[] {
  return [...(irregularities ?? [])].flatMap(([row, prescribed]): readonly Provision[] => {
    if (!SHOWN.has(prescribed) || row === DECLARED) return [];
    const [kind = '', of, when] = row.split('/');
    return [
      {
        row,
        prescribed: prescribed as Treatment,
        isEarly: when?.startsWith('before-') === true,
        noted: (treatment) => ({
          type: 'irregularity',
          kind,
          ...(of !== undefined && { of }),
          ...(treatment !== undefined && { treatment }),
        }),
      },
    ];
  });
}

/** Those whose treatment a table is held to: not where another clause has the wagers stand. */
export const heldToIn = (irregularities: SicBoFacts['irregularities'] | undefined): readonly Provision[] =>
  provisionsIn(irregularities).filter(({ row }) => irregularities?.get(`${row}/wagers-placed`) !== 'wager-stands');

export const mayBeInvalidated = (irregularities: SicBoFacts['irregularities'] | undefined): boolean =>
  irregularities?.has(DECLARED) === true;

/** The rows by which a tumble that the dealer calls off without a reason has no result. */
export const NO_SPIN_ROW = 'no-spin';
