import type { Cited } from '../../play/judging/ruling';
import type { Cents } from '../../values/money';
import type { Planter, Settler } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { settledWagers, type SettledWager } from '../telling';
import type { Settlement, Told, ToldWager } from '../told';
import { asksToConfirm } from './staking';

/** What every game's planters have to know of it. */
export interface Planted<T extends Told> {
  readonly settler: Settler;
  /** A bet on which anybody may put any stake within the limits. */
  readonly simpleBet: (told: T, setting: Setting, random: Random) => string;
  /** Wagers that its player must make as well. */
  readonly companions?: (wager: ToldWager, told: T, setting: Setting) => readonly ToldWager[];
  /** What is cited of a wager that comes, changes or goes too late. */
  readonly lateCites: (late: 'placed' | 'changed' | 'withdrawn', setting: Setting) => readonly Cited<string>[];
  readonly unconfirmedBy: string;
}

/** The round without the displayed differential, which one wager more or less might exceed. */
export const withoutDifferential = <T extends Told>(told: T): T => {
  const table = Object.fromEntries(Object.entries(told.table).filter(([field]) => field !== 'differential'));
  return { ...told, table };
};

/** The round with one wager more. */
export const withWager = <T extends Told>(
  { companions }: Planted<T>,
  told: T,
  wager: ToldWager,
  setting: Setting,
): T => {
  if (told.joinedBy !== undefined) return withoutDifferential(told.joinedBy([wager]) as T);
  const others = companions?.(wager, told, setting) ?? [];
  return { ...withoutDifferential(told), wagers: [...told.wagers, ...others, wager] };
};

/** A wager of somebody who has no other. */
export function newWager<T extends Told>(
  { simpleBet }: Planted<T>,
  told: T,
  setting: Setting,
  random: Random,
  stake: Cents = limitOf(told).min,
): ToldWager {
  const confirms = asksToConfirm(setting.facts);
  const bet = simpleBet(told, setting, random);
  return { id: 'b1', player: 'p9', bet, stake, treated: 'whole', ...(confirms && { confirmed: true }) };
}

export const limitOf = ({ table }: Told): { readonly min: Cents; readonly max: Cents; readonly increment?: Cents } => {
  const { min = 0, max = 0, increment } = table.limits?.['*'] ?? {};
  return { min, max, ...(increment !== undefined && { increment }) };
};

/** The wagers of a round that were simply settled, by how they ended. */
export const settledAs = <T extends Told>(
  { settler }: Planted<T>,
  told: T,
  setting: Setting,
  result: Settlement['result'],
): readonly (SettledWager & { readonly settlement: Settlement })[] =>
  told.isPlain
    ? settledWagers(settler, told, setting).flatMap(({ wager, settlement }) =>
        wager.treated === 'whole' && settlement?.result === result ? [{ wager, settlement }] : [],
      )
    : [];

export function settledOtherwise<T extends Told>(told: T, wager: ToldWager, otherwise: Partial<Settlement>): T {
  const wagers = told.wagers.map((one) => (one === wager ? { ...one, otherwise } : one));
  return { ...withoutDifferential(told), wagers };
}

/** A planter for rounds in which nothing else is out of the ordinary. */
export const plainly =
  <T extends Told>(plant: Planter<T>): Planter<T> =>
  (told, setting, random) =>
    told.isPlain ? plant(told, setting, random) : undefined;
