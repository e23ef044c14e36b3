import type { RouletteFacts } from '../../games/roulette/game';
import type { RoundEvent } from '../../rounds/record';
import { TREATMENTS, type Treatment } from '../../values/treatment';
import type { Random } from '../random';
import type { Told } from '../told';
import type { ToldSpin } from './told-spin';

type Facts = Partial<RouletteFacts>;
type Spin = RoundEvent & { type: 'spin' };

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
const DECLARED = 'invalidated-by-operator';
const CALLED_OFF: ReadonlySet<string> = new Set(['no-spin', 'foreign-object', 'ball-out-of-wheel']);

/** The number, with its colour or without, or nothing. */
export function announcing(pocket: string, { colours }: Facts, random: Random): readonly RoundEvent[] {
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
export function irregular(plain: ToldSpin, facts: Facts, random: Random): ToldSpin {
  const odd = { ...plain, isPlain: false };
  // With the multipliers that were announced before it.
  const spin = plain.played.slice(0, plain.played.findIndex(({ type }) => type === 'spin') + 1);
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
