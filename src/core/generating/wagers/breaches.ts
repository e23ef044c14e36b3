import type { RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Cited } from '../../checks/ruling';
import type { Planter, Planting, Settler } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { settledWagers, type SettledWager } from '../telling';
import type { Settlement, Told, ToldWager } from '../told';
import { asksToConfirm, offStep, PART } from './staking';

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
const withWager = <T extends Told>({ companions }: Planted<T>, told: T, wager: ToldWager, setting: Setting): T => {
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

const changed = (wager: string, stake: Cents): RoundEvent => ({ type: 'change', wager, stake });

/** The breaches that rounds of any game can have, by the name of the check without its game. */
export function wagerBreaches<T extends Told>(game: Planted<T>): Readonly<Record<string, Planter<T>>> {
  const added = (plant: (own: ToldWager, told: T, setting: Setting, random: Random) => Planting<T> | undefined) =>
    plainly<T>((told, setting, random) => plant(newWager(game, told, setting, random), told, setting, random));
  return {
    'no-wager-after-close': added((own, told, setting, random) => {
      const late = random.pick(['placed', 'changed', 'withdrawn'] as const);
      const cites = game.lateCites(late, setting);
      if (late === 'placed')
        return { told: withWager(game, told, { ...own, placed: 'late' }, setting), cites, subject: own.id };
      const event: RoundEvent =
        late === 'changed' ? changed(own.id, own.stake + PART) : { type: 'withdraw', wager: own.id };
      return { told: { ...withWager(game, told, own, setting), late: [event] }, cites, subject: own.id };
    }),
    'confirmed-wagers-stay': added((own, told, setting, random) => {
      const { confirmedWagers, [game.unconfirmedBy]: unconfirmed } = setting.facts;
      if (confirmedWagers !== undefined && (unconfirmed === undefined || random.once(2))) {
        const event = changed(own.id, limitOf(told).max);
        const wagering = [...told.wagering, event];
        return {
          told: { ...withWager(game, told, own, setting), wagering },
          cites: ['confirmedWagers'],
          subject: own.id,
        };
      }
      const wager = { ...own, confirmed: false };
      return { told: withWager(game, told, wager, setting), cites: [game.unconfirmedBy], subject: own.id };
    }),
    'stake-not-below-minimum': added((own, told, setting) => ({
      told: withWager(game, told, { ...own, stake: own.stake - PART }, setting),
      cites: ['underMinimum'],
      subject: own.id,
    })),
    'stake-not-above-maximum': added((own, told, setting) => ({
      told: withWager(game, told, { ...own, stake: 2 * limitOf(told).max }, setting),
      cites: ['overMaximum'],
      subject: own.id,
    })),
    'stake-in-permitted-steps': added((own, told, setting) => {
      const { increment, min } = limitOf(told);
      if (increment === undefined) return undefined;
      const wager = { ...own, stake: offStep(min, increment) };
      return { told: withWager(game, told, wager, setting), cites: ['offIncrement'], subject: own.id };
    }),
    'losing-wager-is-collected': (told, setting, random) => {
      const lost = random.pick(settledAs(game, told, setting, 'lose'));
      if (lost === undefined) return undefined;
      const otherwise = { paid: PART };
      return { told: settledOtherwise(told, lost.wager, otherwise), cites: ['losingStake'], subject: lost.wager.id };
    },
    'winning-stake-is-returned': (told, setting, random) => {
      const won = random.pick(settledAs(game, told, setting, 'win'));
      if (won === undefined) return undefined;
      const otherwise = { returned: random.once(2) ? 0 : (won.settlement.returned ?? 0) - 1 };
      return { told: settledOtherwise(told, won.wager, otherwise), cites: ['winningStake'], subject: won.wager.id };
    },
  };
}

/** A wager on something the rules do not know, taken and collected. */
export function takenUnknown<T extends Told>(
  game: Planted<T>,
  told: T,
  setting: Setting,
  random: Random,
  bet: string,
  cites: readonly Cited<string>[],
): Planting<T> {
  const wager = {
    ...newWager(game, told, setting, random),
    bet,
    otherwise: { result: 'lose', paid: 0, returned: 0 } as const,
  };
  return { told: withWager(game, told, wager, setting), cites, subject: wager.id };
}

/** What is paid on a winner, but wrong, beyond anything that chips or rounding could excuse. */
export function wronglyPaid<T extends Told>(
  told: T,
  { wager, settlement }: SettledWager & { readonly settlement: Settlement },
  cites: readonly Cited<string>[],
  isExact: boolean,
  random: Random,
): Planting<T> {
  const paid = isExact && random.once(2) ? settlement.paid - 1 : settlement.paid + 10 * PART * (1 + random.below(5));
  return { told: settledOtherwise(told, wager, { paid }), cites, subject: wager.id };
}

/** The other way round: a winner collected, a loser paid as much as its stake. */
export const settledAgainst = ({ wager, settlement }: { wager: ToldWager; settlement: Settlement }): Settlement =>
  settlement.result === 'lose'
    ? { result: 'win', paid: wager.stake, returned: wager.stake }
    : { result: 'lose', paid: 0, returned: 0 };
