import type { Cents } from '../../values/money';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { ToldWager } from '../told';
import { stakeWithin, type Displayed } from '../wagers/staking';
import { factsOf, isOfTerminals, type ToldBox } from './told-hands';

const TRIPLE = ['main:1', 'main:2', 'main:3'] as const;

export const placeOf = (setting: Setting, number: number): string =>
  `${isOfTerminals(setting) ? 'terminal' : 'box'}:${String(number)}`;

const mainOn = (id: string, player: string, bet: string, stake: Cents, position: string): ToldWager => ({
  id,
  player,
  bet,
  stake,
  treated: 'whole',
  position,
});

/** The boxes of a seat without cards: two halves with equal wagers, one with a wager against each of the dealer's hands, or just one. */
export function seatOf(setting: Setting, number: number, stakes: readonly [Cents, ...Cents[]]): readonly ToldBox[] {
  const { boxWagers, dealerHands } = factsOf(setting);
  const place = placeOf(setting, number);
  const player = `p${String(number)}`;
  const id = `w${String(number)}`;
  const [stake] = stakes;
  const empty = { first: [], opening: [], acts: [] };
  if (boxWagers === 'two-equal')
    return ['a', 'b'].map((half) => {
      const name = `${place}${half}`;
      return { ...empty, name, mains: [mainOn(`${id}${half}`, player, 'main', stake, name)] };
    });
  const against = TRIPLE.slice(0, dealerHands === undefined ? 0 : Math.max(2, stakes.length));
  const mains = against.map((bet, index) =>
    mainOn(`${id}-${String(index + 1)}`, player, bet, stakes[index] ?? stake, place),
  );
  return [{ ...empty, name: place, mains: mains.length > 0 ? mains : [mainOn(id, player, 'main', stake, place)] }];
}

/** Any lawful stakes of a seat, and other players on its box where the rules let them. */
export function anySeat(setting: Setting, number: number, table: Displayed, random: Random): readonly ToldBox[] {
  const { dealerHands, wagersPerPosition, sharedBoxMaximum } = factsOf(setting);
  const stakes = [stakeWithin(table, random), stakeWithin(table, random), stakeWithin(table, random)] as const;
  const boxes = seatOf(setting, number, dealerHands !== undefined && random.once(2) ? stakes : [stakes[0], stakes[1]]);
  const [box] = boxes;
  const others = (wagersPerPosition?.get('main')?.[0] ?? 1) - 1;
  if (box === undefined || others < 1 || isOfTerminals(setting) || !random.once(4)) return boxes;
  const joined = Array.from({ length: 1 + random.below(others) }, (_, index) => {
    const player = `p${String(10 * number + index)}`;
    return mainOn(`w${String(number)}-${String(index + 2)}`, player, 'main', stakeWithin(table, random), box.name);
  });
  const together = [...box.mains, ...joined];
  const isWithin = together.reduce((sum, { stake }) => sum + stake, 0) <= table.max;
  return sharedBoxMaximum === 'whole-box' && !isWithin ? boxes : [{ ...box, mains: together }];
}

/** What each of these wagers is added to by a double, a split or insurance. */
export const addedTo = (
  wagers: readonly ToldWager[],
  bet: 'double' | 'split' | 'insurance',
  hand: number,
  stakeOn: (stake: Cents) => Cents = (stake) => stake,
): readonly ToldWager[] =>
  wagers.map((wager) => ({
    id: `${wager.id}-${bet.charAt(0)}${String(hand)}`,
    player: wager.player,
    bet,
    stake: stakeOn(wager.stake),
    treated: 'whole',
    placed: 'told',
    confirmed: true,
    on: wager.id,
    ...(wager.position !== undefined && { position: wager.position }),
    ...(hand > 1 && { hand }),
  }));
