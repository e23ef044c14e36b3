import type { RoundEvent } from '../../rounds/record';
import { TREATMENTS, type Treatment } from '../../values/treatment';
import type { GameDefinition, VoidHand } from '../../play/table/table-game';
import type { TableFacts } from '../../play/table/table-facts';
import type { Random } from '../random';
import type { Told, ToldWager } from '../told';

export const INVALIDATED = 'invalidated-by-operator';

const isNamed = (prescribed: string): prescribed is Treatment => (TREATMENTS as readonly string[]).includes(prescribed);

/** Rows whose kind and cases a record can say outright. */
export const sayable = (
  { shownCases = [] }: GameDefinition,
  rows: ReadonlyMap<string, string>,
): readonly (readonly [string, Treatment])[] =>
  [...rows].flatMap(([row, prescribed]) =>
    row !== INVALIDATED && isNamed(prescribed) && !row.split('/').some((one) => shownCases.includes(one))
      ? [[row, prescribed] as const]
      : [],
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

/** Something goes wrong, and is treated as the rules have it; or the operator has the outcome not count. */
export function irregularRound(
  game: GameDefinition,
  plain: Told,
  { irregularities = new Map() }: TableFacts,
  random: Random,
): Told {
  if (irregularities.has(INVALIDATED) && random.once(3))
    return { ...plain, isPlain: false, isVoid: true, played: [...plain.played, { type: 'void', scope: 'round' }] };
  const hand = random.once(3) ? game.voidHand?.(plain.played) : undefined;
  if (hand !== undefined) return withVoidHand(plain, hand);
  const [row, prescribed] =
    random.pick(sayable(game, irregularities).filter(([, treatment]) => !ABOUT_ONE_HAND.includes(treatment))) ?? [];
  if (row === undefined || prescribed === undefined) return plain;
  return {
    ...plain,
    isPlain: false,
    isVoid: VOID.includes(prescribed),
    played: [...plain.played, faultOf(row, prescribed)],
  };
}

/** The wagers on a hand that became void go back, and what was settled before that stays. */
export function withVoidHand(plain: Told, { played, wagers, settledFirst, fault }: VoidHand): Told {
  const settled = (one: ToldWager): ToldWager => {
    if (wagers.includes(one.id)) return { ...one, otherwise: { result: 'void', paid: 0, returned: one.stake } };
    return one.id === settledFirst ? { ...one, settledBefore: fault } : one;
  };
  return { ...plain, isPlain: false, played, wagers: plain.wagers.map(settled) };
}
