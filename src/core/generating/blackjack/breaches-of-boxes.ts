import type { Planter } from '../game';
import { limitOf, plainly } from '../wagers/planting';
import { addedTo, placeOf } from './seats';
import { hits, staged, staging, STANDS } from './staged';
import { factsOf, withPlay, type ToldHands } from './told-hands';

const seatName = ({ play }: ToldHands): string => {
  const name = play.boxes[0]?.name ?? '';
  return /[ab]$/.test(name) ? name.slice(0, -1) : name;
};

/** The round with this many more players on its first box. */
function joined(told: ToldHands, others: number, stake: number): ToldHands {
  const [main] = told.wagers;
  if (main === undefined) return told;
  const more = Array.from({ length: others }, (_, index) => ({
    ...main,
    id: `b${String(index + 1)}`,
    player: `p${String(20 + index)}`,
    stake,
  }));
  return { ...told, wagers: [...told.wagers, ...more] };
}

/** Who plays a box, and in what turn. */
export const BOX_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'shared-box-within-maximum': plainly((told, setting, random) => {
    const { sharedBoxMaximum } = factsOf(setting);
    if (sharedBoxMaximum !== 'whole-box') return undefined;
    const { min, max } = limitOf(told);
    const round = joined(staged(told, setting, random, { cards: 'K9', stakes: [max] }), 1, min);
    return { told: round, cites: ['sharedBoxMaximum'], subject: seatName(round) };
  }),
  'players-on-box-as-stated': plainly((told, setting, random) => {
    const most = factsOf(setting).wagersPerPosition?.get('main')?.[0];
    const { min, max } = limitOf(told);
    if (min * ((most ?? 1) + 1) > max) return undefined;
    const round = joined(staged(told, setting, random, { cards: 'K9', stakes: [min] }), most ?? 1, min);
    const cites = [[most === undefined ? 'othersOnBox' : 'wagersPerPosition', 'main']] as const;
    return { told: round, cites, subject: seatName(round) };
  }),
  'original-wagers-on-box-as-stated': plainly((told, setting, random) => {
    const { boxWagers } = factsOf(setting);
    const round = staged(told, setting, random, { cards: 'K9' });
    const isEqual = boxWagers === 'two-equal';
    const wagers = isEqual
      ? round.wagers.map((wager, index) => (index === 0 ? { ...wager, stake: limitOf(told).min } : wager))
      : round.wagers.slice(0, 1);
    const [dealer = [], ...others] = round.play.dealers;
    const dealers = isEqual ? round.play.dealers : [dealer, ...others.map((cards) => cards.slice(0, 1))];
    const whole = withPlay({ ...round, wagers }, { dealers }, factsOf(setting));
    return { told: whole, cites: ['boxWagers'], subject: seatName(round) };
  }),
  'boxes-of-the-layout': plainly((told, setting, random) => {
    const most = Math.max(...(factsOf(setting).boxes ?? []));
    const round = staged(told, setting, random, { cards: 'K9' });
    const [box] = round.play.boxes;
    if (box === undefined) return undefined;
    const name = placeOf(setting, most + 1 + random.below(5));
    const beyond = { ...box, name, mains: box.mains.map((main) => ({ ...main, position: name })) };
    const moved = withPlay({ ...round, wagers: beyond.mains }, { boxes: [beyond] }, factsOf(setting));
    return { told: moved, cites: ['boxes'], subject: name };
  }),
  'others-double-only-with-the-controller': plainly((told, setting, random) => {
    const { min } = limitOf(told);
    const shared = joined(staged(told, setting, random, { cards: '65', stakes: [min] }), 1, min);
    const [box] = shared.play.boxes;
    const other = shared.wagers.at(-1);
    if (box === undefined || other === undefined) return undefined;
    const [drawn] = hits('9', random);
    if (drawn === undefined) return undefined;
    const doubles = addedTo([other], 'double', 1);
    const boxes = [{ ...box, acts: [{ ...drawn, wagers: doubles }, STANDS] }];
    const round = withPlay(shared, { boxes }, factsOf(setting));
    return { told: round, cites: [['othersOnBox', 'double']], subject: doubles[0]?.id ?? '' };
  }),
  'box-decided-by-one-player': staging(
    (random) => ({ cards: 'K2', acts: () => [...hits('5', random), { ...STANDS, by: 'p9' }] }),
    ({ othersOnBox }) =>
      othersOnBox?.has('decide') === true ? [['othersOnBox', 'decide'], 'boxControl'] : ['boxControl'],
  ),
  'hands-played-in-order': staging(
    (random) => ({ cards: 'K2', acts: () => [...hits('5', random), STANDS], seats: 2 }),
    () => ['playStart'],
    undefined,
    (told, facts) => {
      const { boxes } = told.play;
      const half = boxes.length / 2;
      const turns = [...boxes.slice(half), ...boxes.slice(0, half)].map(({ name }) => name);
      return withPlay(told, { turns }, facts);
    },
  ),
  'switch-before-other-decisions': staging(
    (random) => ({ cards: '54', acts: () => [...hits('2', random), { hand: 1, choice: 'switch' }, STANDS] }),
    () => ['switchTurn', 'switchOf'],
    seatName,
  ),
};
