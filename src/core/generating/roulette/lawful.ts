import type { RouletteFacts } from '../../games/roulette/game';
import type { RoundEvent } from '../../rounds/record';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { Told, Treated } from '../told';
import { lawfulWagers } from '../wagers/lawful';
import { displayed, limitsOf, type StakingFacts } from '../wagers/staking';
import { layoutOf } from './bets';
import { announcing, irregular } from './irregular';
import { lawfulMultipliers } from './multipliers';
import { declared, racetrackLimits } from './racetrack';
import { dueOn } from './settler';
import type { ToldSpin } from './told-spin';

type Facts = Partial<RouletteFacts>;

/** Any wagers, any pocket, and at times a spin called off, spun again, or wrongly entered and put right. */
export function lawfulSpin(random: Random, setting: Setting): ToldSpin {
  const facts = setting.facts as Facts & StakingFacts;
  const { pockets } = layoutOf(facts);
  const pocket = random.pick(pockets) ?? '';
  const table = displayed(facts, random);
  const spin = spun(pocket, facts, random);
  const wagered = lawfulWagers(layoutFor(facts, pocket), table, facts, random);
  const hasOwnLimits = facts.racetrackUnderMinimum !== undefined && random.once(2);
  const ownLimits = hasOwnLimits ? racetrackLimits(facts, table.min) : {};
  const plain: ToldSpin = {
    table: { limits: { ...limitsOf(table), ...ownLimits } },
    equipment: equipmentOf(facts, random),
    isPlain: true,
    isVoid: false,
    pocket,
    ...wagered,
    wagers: declared(wagered.wagers, facts, random),
    prepared: random.once(4) ? [{ type: 'call', call: 'place-your-bets' }] : [],
    late: [],
    played: [...lawfulMultipliers(pockets, pocket, facts, random), spin, ...announcing(pocket, facts, random)],
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
    mayRefuseOral: true,
    divisorOf: (bet) => racetrack.get(bet) ?? 1,
    belowMinimum: below[facts.underMinimum ?? ''] ?? [],
  };
}

/** A valid spin. */
const spun = (result: string, { revolutions }: Facts, random: Random): RoundEvent => ({
  type: 'spin',
  result,
  revolutions: Number(revolutions?.figure ?? 3) + random.below(12),
  direction: 'opposite',
});

const WHEELS: Readonly<Record<number, Told['equipment']['wheel']>> = {
  1: 'single-zero',
  2: 'double-zero',
  3: 'triple-zero',
};

function equipmentOf({ zeros = [], ballDiameter }: Facts, random: Random): Told['equipment'] {
  const least = Number(ballDiameter?.get('least')?.figure ?? 18);
  const most = Number(ballDiameter?.get('most')?.figure ?? 21);
  const wheel = WHEELS[zeros.length];
  return { ...(wheel && { wheel }), ballDiameterMm: least + random.below(most - least + 1) };
}
