import type { GameDefinition } from '../../play/table/table-game';
import type { RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import { plainly } from '../wagers/planting';
import { PART } from '../wagers/staking';

/** Breaches of what stays once the dealer has confirmed it; a game in which every wager is confirmed has that of all games. */
export function plantersOfConfirmation(
  { wagers }: GameDefinition,
  ofAnyWager: Planter | undefined,
): Readonly<Record<string, Planter>> {
  const confirming = Object.keys(wagers).filter((kind) => wagers[kind]?.confirms === true);
  if (confirming.length === 0) return ofAnyWager === undefined ? {} : { 'confirmed-wagers-stay': ofAnyWager };
  return {
    'confirmed-wagers-stay': plainly((told, _setting, random) => {
      const wager = random.pick(told.wagers.filter((one) => confirming.includes(one.bet) && one.confirmed === true));
      if (wager === undefined) return undefined;
      const touched: RoundEvent = { type: 'change', wager: wager.id, stake: wager.stake + PART };
      const at = told.played.findIndex((event) => event.type === 'wager' && event.id === wager.id) + 1;
      const played = [...told.played.slice(0, at), touched, ...told.played.slice(at)];
      return { told: { ...told, played }, cites: ['confirmedWagers'], subject: wager.id };
    }),
  };
}
