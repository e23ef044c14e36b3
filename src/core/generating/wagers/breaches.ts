import type { RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { Told, ToldWager } from '../told';
import { limitOf, newWager, plainly, settledAs, settledOtherwise, withWager, type Planted } from './planting';
import { asksForUnits, offStep, PART } from './staking';

const changed = (wager: string, stake: Cents): RoundEvent => ({ type: 'change', wager, stake });

const LATE = ['placed', 'changed', 'withdrawn'] as const;
const TOUCHED = ['changed', 'withdrawn'] as const;

/** Whether some wager of the round came in time and was not taken back. */
const isAnyLeft = ({ wagers, wagering }: Told): boolean =>
  wagers.some(
    ({ id, placed }) => placed !== 'late' && !wagering.some((event) => event.type === 'withdraw' && event.wager === id),
  );

/** The breaches that rounds of any game can have, by the name of the check without its game. */
export function wagerBreaches<T extends Told>(game: Planted<T>): Readonly<Record<string, Planter<T>>> {
  const added = (plant: (own: ToldWager, told: T, setting: Setting, random: Random) => Planting<T> | undefined) =>
    plainly<T>((told, setting, random) => plant(newWager(game, told, setting, random), told, setting, random));
  return {
    'no-wager-after-close': added((own, told, setting, random) => {
      // With nothing else to settle, a wager placed late may be one on the next round.
      const late = isAnyLeft(told) ? random.pick(LATE) : random.pick(TOUCHED);
      const cites = game.lateCites(late, setting);
      const round = withWager(game, told, late === 'placed' ? { ...own, placed: 'late' } : own, setting);
      // What was added to it would be added to a wager that takes no part.
      if (round.wagers.some(({ on }) => on === own.id)) return undefined;
      if (late === 'placed') return { told: round, cites, subject: own.id };
      const event: RoundEvent =
        late === 'changed' ? changed(own.id, own.stake + PART) : { type: 'withdraw', wager: own.id };
      return { told: { ...round, late: [event] }, cites, subject: own.id };
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
    'stake-not-above-maximum': added((own, told, setting, random) => {
      const wager = { ...own, stake: 2 * limitOf(told).max };
      const whole = withWager(game, told, wager, setting);
      const isWon = settledAs(game, whole, setting, 'win').some(({ wager: { id } }) => id === own.id);
      if (!isWon || setting.facts['winningStake'] !== undefined || random.once(2))
        return { told: whole, cites: ['overMaximum'], subject: own.id };
      // Paid on what was permitted, and some of the rest kept, or none where no such wager may be taken.
      const otherwise = { returned: random.once(2) ? 0 : wager.stake - 1 };
      const cut = withWager(game, told, { ...wager, treated: 'cut', otherwise }, setting);
      return { told: cut, cites: ['overMaximum'], subject: own.id };
    }),
    'stake-in-permitted-steps': added((own, told, setting) => {
      const { increment, min } = limitOf(told);
      const inUnits = increment === undefined && asksForUnits(setting.facts);
      if (increment === undefined && !inUnits) return undefined;
      const wager = { ...own, stake: increment === undefined ? min + PART : offStep(min, increment) };
      const round = withWager(game, told, wager, setting);
      // Paid less than its stake, a wager owes so small a difference to the chips at hand as well as to the steps.
      const isShortOfEven = settledAs(game, round, setting, 'win').some(
        ({ wager: { id }, settlement }) => id === own.id && settlement.paid < wager.stake,
      );
      if (isShortOfEven) return undefined;
      return { told: round, cites: [inUnits ? 'wagerUnits' : 'offIncrement'], subject: own.id };
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
