import type { RoundEvent } from '../../rounds/record';
import { TREATMENTS, type Treatment } from '../../values/treatment';
import type { TableFacts } from '../../play/table/table-facts';
import type { Random } from '../random';
import type { Told } from '../told';

export const INVALIDATED = 'invalidated-by-operator';

const isNamed = (prescribed: string): prescribed is Treatment => (TREATMENTS as readonly string[]).includes(prescribed);

/** Rows whose kind and cases a record can say outright. */
export const sayable = (rows: ReadonlyMap<string, string>): readonly (readonly [string, Treatment])[] =>
  [...rows].flatMap(([row, prescribed]) =>
    row !== INVALIDATED && isNamed(prescribed) ? [[row, prescribed] as const] : [],
  );

/** The event of a fault by the row that provides for it. */
export function faultOf(row: string, treatment: Treatment): RoundEvent & { readonly type: 'irregularity' } {
  const [kind = '', ...cases] = row.split('/');
  const of = cases.filter((one) => one !== 'exposed' && one !== 'unexposed');
  return {
    type: 'irregularity',
    kind,
    ...(of.length > 0 && { of: of.join('/') }),
    ...(cases.includes('exposed') && { exposed: true }),
    ...(cases.includes('unexposed') && { exposed: false }),
    treatment,
  };
}

/** Treatments under which a round goes on as it was, or of which all wagers are given back. */
const VOID: readonly Treatment[] = ['round-void', 'wagers-returned', 'play-again'];
const ABOUT_ONE_HAND: readonly Treatment[] = ['hand-void', 'removed', 'hand-dead', 'dummy-round'];

const CARDS_RAN_OUT: RoundEvent = {
  type: 'irregularity',
  kind: 'insufficient-cards',
  treatment: 'discards-shuffled',
};

/** Something goes wrong, and is treated as the rules have it; or the operator has the outcome not count. */
export function irregularRound(
  plain: Told,
  { irregularities = new Map(), insufficientCards }: TableFacts,
  random: Random,
): Told {
  if (insufficientCards !== undefined && random.once(4))
    return { ...plain, isPlain: false, played: [...plain.played, CARDS_RAN_OUT] };
  if (irregularities.has(INVALIDATED) && random.once(3))
    return { ...plain, isPlain: false, isVoid: true, played: [...plain.played, { type: 'void', scope: 'round' }] };
  const [row, prescribed] =
    random.pick(sayable(irregularities).filter(([, treatment]) => !ABOUT_ONE_HAND.includes(treatment))) ?? [];
  if (row === undefined || prescribed === undefined) return plain;
  return {
    ...plain,
    isPlain: false,
    isVoid: VOID.includes(prescribed),
    played: withFault(plain.played, faultOf(row, prescribed), row, irregularities),
  };
}

/** Where what is provided turns on whether the round was over, a fault comes before its first card; else at the end. */
export function withFault(
  played: readonly RoundEvent[],
  fault: RoundEvent,
  row: string,
  rows: ReadonlyMap<string, string>,
): readonly RoundEvent[] {
  const isSplit = row.endsWith('exposed') && [...rows.keys()].some((other) => other.startsWith(`${row}/`));
  const first = played.findIndex(({ type }) => type === 'deal');
  return isSplit && first >= 0 ? played.toSpliced(first, 0, fault) : [...played, fault];
}
