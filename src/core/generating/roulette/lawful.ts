import type { RouletteFacts } from '../../games/roulette/game';
import type { RoundEvent } from '../../rounds/record';
import { TREATMENTS, type Treatment } from '../../values/treatment';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { Told, Treated } from '../told';
import { lawfulWagers } from '../wagers/lawful';
import { displayed, limitsOf, type StakingFacts } from '../wagers/staking';
import { layoutOf } from './bets';
import { dueOn } from './settler';

/** A round of roulette; `voidedBy` names the row by which its spin decides nothing. */
export interface ToldSpin extends Told {
  readonly pocket: string;
  readonly voidedBy?: string;
}

type Facts = Partial<RouletteFacts>;
type Spin = RoundEvent & { type: 'spin' };

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
const DECLARED = 'invalidated-by-operator';
const CALLED_OFF: ReadonlySet<string> = new Set(['no-spin', 'foreign-object', 'ball-out-of-wheel']);

/** Any wagers, any pocket, and at times a spin called off, spun again, or wrongly entered and put right. */
export function lawfulSpin(random: Random, setting: Setting): ToldSpin {
  const facts = setting.facts as Facts & StakingFacts;
  const { pockets } = layoutOf(facts);
  const pocket = random.pick(pockets) ?? '';
  const table = displayed(facts, random);
  const spin = spun(pocket, facts, random);
  const plain: ToldSpin = {
    table: { limits: limitsOf(table) },
    equipment: equipmentOf(facts, random),
    isPlain: true,
    isVoid: false,
    pocket,
    ...lawfulWagers(layoutFor(facts, pocket), table, facts, random),
    prepared: random.once(4) ? [{ type: 'call', call: 'place-your-bets' }] : [],
    late: [],
    played: [spin, ...announcing(pocket, facts, random)],
  };
  return random.once(4) ? irregular(plain, facts, random) : plain;
}

function layoutFor(facts: Facts & StakingFacts, pocket: string): Parameters<typeof lawfulWagers>[0] {
  const { wheel, simple, racetrack } = layoutOf(facts);
  const series = [...racetrack.keys()];
  const isDecided = (bet: string): boolean =>
    facts.pays !== undefined && dueOn(wheel.bet(bet), pocket, racetrack.get(bet) ?? 1, facts.pays) !== undefined;
  const below: Readonly<Record<string, readonly Treated[]>> = {
    'not-accepted': ['turned-down'],
    stands: ['whole', 'turned-down'],
  };
  return {
    anyBet: (random) => {
      const bet = random.once(5) ? random.pick(series) : undefined;
      return (bet !== undefined && isDecided(bet) ? bet : random.pick(simple)) ?? '';
    },
    unknownBet: 'any-triple',
    divisorOf: (bet) => racetrack.get(bet) ?? 1,
    belowMinimum: below[facts.underMinimum ?? ''] ?? [],
  };
}

/** A valid spin. */
const spun = (result: string, { revolutions }: Facts, random: Random): Spin => ({
  type: 'spin',
  result,
  revolutions: Number(revolutions?.figure ?? 3) + random.below(12),
  direction: 'opposite',
});

const WHEELS: Readonly<Record<number, 'single-zero' | 'double-zero'>> = { 1: 'single-zero', 2: 'double-zero' };

function equipmentOf({ zeros = [], ballDiameter }: Facts, random: Random): Told['equipment'] {
  const least = Number(ballDiameter?.get('least')?.figure ?? 18);
  const most = Number(ballDiameter?.get('most')?.figure ?? 21);
  const wheel = WHEELS[zeros.length];
  return { ...(wheel && { wheel }), ballDiameterMm: least + random.below(most - least + 1) };
}

function announcing(pocket: string, { colours }: Facts, random: Random): readonly RoundEvent[] {
  const colour = colours?.get(pocket);
  const value = colour !== undefined && random.once(2) ? `${pocket} ${colour}` : pocket;
  return random.once(4) ? [] : [{ type: 'announce', of: random.pick(['result', 'number'] as const), value }];
}

/** What the rules prescribe for a fault that a record can name, and how a record has it. */
export interface Provision {
  readonly row: string;
  readonly prescribed: Treatment;
  readonly noted: (treatment?: Treatment) => RoundEvent & { type: 'irregularity' };
}

export const provisionsIn = ({ irregularities }: Facts): readonly Provision[] =>
  [...(irregularities ?? [])].flatMap(([row, prescribed]): readonly Provision[] => {
    const treatment = TREATMENTS.find((one) => one === prescribed);
    if (treatment === undefined || row.includes('/') || row === DECLARED) return [];
    const noted = (done?: Treatment) =>
      ({ type: 'irregularity', kind: row, ...(done !== undefined && { treatment: done }) }) as const;
    return [{ row, prescribed: treatment, noted }];
  });

/** Something goes wrong, and is treated as the rules have it. */
function irregular(plain: ToldSpin, facts: Facts, random: Random): ToldSpin {
  const odd = { ...plain, isPlain: false };
  const spin = plain.played.slice(0, 1);
  if (random.once(6) && facts.irregularities?.has(DECLARED))
    return { ...odd, isVoid: true, voidedBy: DECLARED, played: [...spin, { type: 'void', scope: 'round' }] };
  const provision = random.pick(provisionsIn(facts));
  if (provision === undefined) return plain;
  const { row, prescribed, noted } = provision;
  if (!CALLED_OFF.has(row)) {
    const wrong: RoundEvent = { type: 'announce', of: 'result', value: plain.pocket === '7' ? '8' : '7' };
    const entered = prescribed === 'result-recalculated' ? [wrong] : [];
    return { ...odd, played: [...spin, ...entered, noted(prescribed), ...announcing(plain.pocket, facts, random)] };
  }
  const byCall = row === 'no-spin' && random.once(2);
  const called: RoundEvent = byCall
    ? { type: 'call', call: 'no-spin' }
    : noted(random.once(2) ? prescribed : undefined);
  const faulty: Spin = {
    type: 'spin',
    result: '1',
    revolutions: random.below(8),
    direction: random.pick(['opposite', 'same'] as const),
  };
  if (random.once(2)) return { ...odd, played: [faulty, called, NO_MORE_BETS, ...plain.played] };
  return { ...odd, isVoid: true, voidedBy: row, wagers: leftOrBack(plain, random), played: [faulty, called] };
}

/** After a spin called off, wagers go back or stay for the next. */
const leftOrBack = ({ wagers }: ToldSpin, random: Random): Told['wagers'] =>
  wagers.map((wager) => (wager.treated === 'whole' && random.once(3) ? { ...wager, treated: 'left' } : wager));
