import type { SicBoFacts } from '../../games/sic-bo/game';
import type { RoundEvent } from '../../rounds/record';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { Told } from '../told';
import { lawfulWagers } from '../wagers/lawful';
import { displayed, limitsOf, type StakingFacts } from '../wagers/staking';
import { betsOffered, UNOFFERED_TOTALS } from './bets';
import { mayBeInvalidated, NO_SPIN_ROW, provisionsIn } from './irregular';

/** A round of sic bo; `voidedBy` names the row by which it is void. */
export interface ToldTumble extends Told {
  readonly voidedBy?: string;
}

const NO_SPIN: RoundEvent = { type: 'call', call: 'no-spin' };
const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };

const rolled = (random: Random): RoundEvent & { type: 'roll' } => ({
  type: 'roll',
  dice: [1, 2, 3].map(() => 1 + random.below(6)),
});

/** Any wagers, any dice, and at times what the rules provide for when something goes wrong. */
export function lawfulTumble(random: Random, setting: Setting): ToldTumble {
  const facts = setting.facts as Partial<SicBoFacts> & StakingFacts;
  const table = displayed(facts, random);
  const bets = betsOffered(facts);
  const belowMinimum =
    facts.underMinimum === 'not-accepted'
      ? ['turned-down' as const]
      : facts.underMinimum === 'stands'
        ? ['whole' as const]
        : [];
  const wagered = lawfulWagers(
    {
      anyBet: () => random.pick(bets) ?? '',
      unknownBet: random.pick(UNOFFERED_TOTALS),
      mayRefuseOral: true,
      belowMinimum,
    },
    table,
    facts,
    random,
  );
  const roll = rolled(random);
  const plain: ToldTumble = {
    table: { limits: limitsOf(table) },
    equipment: { dice: 3 },
    isPlain: true,
    isVoid: false,
    ...wagered,
    prepared: random.once(4) ? [{ type: 'call', call: 'place-your-bets' }] : [],
    late: [],
    played: [roll, ...announcing(roll, random)],
  };
  return random.once(4) ? irregular(plain, roll, facts, random) : plain;
}

/** The dice and their total, as dealers call them or as they are entered. */
function announcing({ dice }: RoundEvent & { type: 'roll' }, random: Random): readonly RoundEvent[] {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const called = [...dice].sort((one, other) => one - other).join(', ');
  switch (random.below(4)) {
    case 0:
      return [{ type: 'announce', of: 'total', value: total }];
    case 1:
      return [{ type: 'announce', of: 'dice', value: called }];
    case 2:
      return [{ type: 'announce', of: 'result', value: `${called}, total ${String(total)}` }];
    default:
      return [];
  }
}

/** Something goes wrong, and is treated as the rules have it. */
function irregular(
  plain: ToldTumble,
  roll: RoundEvent & { type: 'roll' },
  facts: Partial<SicBoFacts>,
  random: Random,
): ToldTumble {
  const { irregularities } = facts;
  const odd = { ...plain, isPlain: false };
  if (random.once(6) && mayBeInvalidated(irregularities))
    return {
      ...odd,
      isVoid: true,
      voidedBy: 'invalidated-by-operator',
      played: [roll, { type: 'void', scope: 'round' }],
    };
  const provision = random.pick(provisionsIn(irregularities));
  if (provision === undefined) return plain;
  const { row, prescribed, isEarly, noted } = provision;
  switch (prescribed) {
    case 'result-stands':
      return { ...odd, played: [...plain.played, noted(prescribed)] };
    case 'result-recalculated': {
      const wrong: RoundEvent = { type: 'announce', of: 'total', value: totalOf(roll) === 10 ? 11 : 10 };
      return { ...odd, played: [roll, wrong, noted(prescribed), ...announcing(roll, random)] };
    }
    default:
      if (isEarly) return voided(odd, row, { wagering: [...plain.wagering, noted(prescribed)], played: [] }, random);
      // Tumbled again, with the wagers where they were.
      if (random.once(2))
        return { ...odd, played: [rolled(random), noted(undefined), NO_SPIN, NO_MORE_BETS, ...plain.played] };
      if (irregularities?.has(NO_SPIN_ROW) && random.once(2))
        return voided(odd, NO_SPIN_ROW, { played: [roll, NO_SPIN] }, random);
      return voided(odd, row, { played: [roll, noted(prescribed), ...(random.once(2) ? [NO_SPIN] : [])] }, random);
  }
}

const totalOf = ({ dice }: RoundEvent & { type: 'roll' }): number => dice.reduce((sum, die) => sum + die, 0);

/** Every stake goes back; of a tumble that the dealer called off it may stay for the next one. */
function voided(told: ToldTumble, row: string, events: Partial<Told>, random: Random): ToldTumble {
  const calledOff = events.played?.includes(NO_SPIN) === true && random.once(3);
  const wagers = told.wagers.map((wager) =>
    calledOff && wager.treated === 'whole' ? { ...wager, treated: 'left' as const } : wager,
  );
  return { ...told, ...events, wagers, isVoid: true, voidedBy: row };
}
