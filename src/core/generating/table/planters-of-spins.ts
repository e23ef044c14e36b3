import { leastRevolutions, restOf } from '../../play/wheel/spin';
import { leastDiameter } from '../../play/wheel/wheel-as-stated';
import type { TableFacts } from '../../play/table/table-facts';
import type { EquipmentRecord, RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import type { Told } from '../told';
import { plainly, settledAs, type Planted } from '../wagers/planting';
import { settledOutOfOrder } from '../wagers/settled-out-of-order';

const isSpin = (event: RoundEvent): event is RoundEvent & { readonly type: 'spin' } => event.type === 'spin';

/** Breaches of how a wheel is built and spun, and of when wagering ends and wagers are settled. */
export const plantersOfSpins = (planted: Planted<Told>): Readonly<Record<string, Planter>> => ({
  'wheel-as-stated': plainly((told, { facts }, random) => {
    const [fact, equipment] = random.pick(wrongWheels(facts, told.equipment)) ?? [];
    if (fact === undefined) return undefined;
    return { told: { ...told, equipment: { ...told.equipment, ...equipment } }, cites: [fact], subject: 'equipment' };
  }),
  'no-more-bets-called-in-time': plainly((told) => {
    const at = told.played.findIndex(isSpin);
    const spin = told.played[at];
    if (spin === undefined || told.wagers.some(({ placed }) => placed !== undefined)) return undefined;
    const late: RoundEvent = { type: 'call', call: 'no-more-bets' };
    const played = [...told.played.slice(0, at + 1), late, ...told.played.slice(at + 1)];
    return { told: { ...told, isCalledInPlay: true, played }, cites: ['closingCall'], subject: late };
  }),
  'spin-completes-its-revolutions': respun(planted, 'revolutions', (spin, facts) => ({
    ...spin,
    revolutions: leastRevolutions(facts) - 1,
  })),
  'indicator-between-two-symbols-as-stated': respun(planted, 'indicatorBetween', (spin) => ({
    ...spin,
    result: `${restOf(spin).symbol}/other`,
  })),
  'settled-in-stated-order': settledOutOfOrder(planted, 'spin'),
});

/** Wagers are settled by a spin that does not count. */
const respun = (
  planted: Planted<Told>,
  fact: string,
  change: (spin: RoundEvent & { readonly type: 'spin' }, facts: TableFacts) => RoundEvent,
): Planter =>
  plainly((told, setting) => {
    const settled = (['win', 'lose'] as const).flatMap((result) => settledAs(planted, told, setting, result));
    const spin = told.played.findLast(isSpin);
    if (spin === undefined || settled.length === 0) return undefined;
    const wrong = change(spin, setting.facts);
    const wagers = told.wagers.map((wager) => {
      const own = settled.find((one) => one.wager === wager);
      return own === undefined ? wager : { ...wager, otherwise: own.settlement };
    });
    const played = told.played
      .filter(({ type }) => type !== 'announce')
      .map((event) => (event === spin ? wrong : event));
    return { told: { ...told, wagers, played }, cites: [fact], subject: wrong };
  });

function wrongWheels(
  facts: TableFacts,
  { symbols }: EquipmentRecord,
): readonly (readonly [string | readonly [string, string], EquipmentRecord])[] {
  const { compartments = 0, segments = new Map<string, readonly number[]>() } = facts;
  const wrongly = [...segments].map(([bet, [count = 0]]) => {
    const symbol = bet.slice(bet.indexOf(':') + 1);
    return [
      ['segments', bet],
      { symbols: { ...(symbols as Readonly<Record<string, number>>), [symbol]: count + 1 } },
    ] as const;
  });
  return [
    ['compartments', { segments: compartments + 2 }],
    ...wrongly,
    [['equipment', 'wheel-diameter/least'], { wheelDiameterMm: (leastDiameter(facts) ?? 0) - 1 }],
  ];
}
