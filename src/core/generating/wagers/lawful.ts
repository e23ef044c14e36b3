import type { RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Random } from '../random';
import type { ToldWager, Treated } from '../told';
import { asksToConfirm, offStep, PART, stakeWithin, type Displayed, type StakingFacts } from './staking';

/** What a game says of the wagers on a round of it. */
export interface Layout {
  /** Bets that what is played decides, one of them at a time. */
  readonly anyBet: (random: Random) => string;
  /** A bet that the rules do not know, or on numbers on which there is no such bet. */
  readonly unknownBet: string;
  /** The stake must divide by so much; nothing else is known of the wager's limits where it is more than one. */
  readonly divisorOf?: (bet: string) => number;
  /** Whether a wager may come after the call. */
  readonly isOpenAfterCall?: boolean;
  /** Whether the checks of the game let a wager made by word of mouth be refused where the rules have it refused, or ask for what did not come with it. */
  readonly mayRefuseOral?: boolean;
  /** How a wager below the minimum may be dealt with. */
  readonly belowMinimum: readonly Treated[];
}

/** The wagers of a round, all dealt with as the rules have it, and what their players did with them in time. */
export interface Wagered {
  readonly wagers: readonly ToldWager[];
  readonly wagering: readonly RoundEvent[];
}

const PLAYERS = 7;

/** Any number of lawful wagers of several players, and at times one that the table has to turn down or to cut. */
export function lawfulWagers(layout: Layout, table: Displayed, facts: StakingFacts, random: Random): Wagered {
  const confirms = asksToConfirm(facts);
  const any = Array.from({ length: random.below(7) }, (_, index): ToldWager => {
    const bet = layout.anyBet(random);
    return {
      id: `w${String(index + 1)}`,
      player: `p${String(1 + random.below(PLAYERS))}`,
      bet,
      stake: stakeOn(layout, bet, table, random),
      treated: 'whole',
      ...(confirms && { confirmed: true }),
      ...(layout.isOpenAfterCall && random.once(6) && { placed: 'after-call' as const }),
    };
  });
  // One wager of a player on a bet: maxima may be counted over several.
  const plain = any.filter(
    (wager, index) => any.findIndex(({ player, bet }) => player === wager.player && bet === wager.bet) === index,
  );
  const special = random.once(2) ? specialWager(layout, table, facts, random) : undefined;
  const wagers = special === undefined ? plain : [...plain, special];
  const withdrawn = special?.treated === 'withdrawn' ? [withdrawal(special)] : [];
  return { wagers, wagering: [...withdrawn, ...(confirms ? [] : changes(layout, wagers, table, random))] };
}

function stakeOn({ divisorOf }: Layout, bet: string, table: Displayed, random: Random): Cents {
  const divisor = divisorOf?.(bet) ?? 1;
  return divisor === 1 ? stakeWithin(table, random) : table.min * divisor * (1 + random.below(5));
}

const withdrawal = ({ id }: ToldWager): RoundEvent => ({ type: 'withdraw', wager: id });

/** Somebody raises or lowers a wager while that is still possible. */
function changes(
  { divisorOf }: Layout,
  wagers: readonly ToldWager[],
  table: Displayed,
  random: Random,
): readonly RoundEvent[] {
  const [first] = wagers;
  if (first?.treated !== 'whole' || first.placed !== undefined || !random.once(8)) return [];
  if (divisorOf !== undefined && divisorOf(first.bet) !== 1) return [];
  return [{ type: 'change', wager: first.id, stake: stakeWithin(table, random) }];
}

/** A wager that is not just settled, of a player of its own: what limits bind is what a player has on a bet in all. */
function specialWager(layout: Layout, table: Displayed, facts: StakingFacts, random: Random): ToldWager | undefined {
  const confirms = asksToConfirm(facts);
  let bet = layout.anyBet(random);
  for (let tries = 0; tries < 20 && (layout.divisorOf?.(bet) ?? 1) !== 1; tries += 1) bet = layout.anyBet(random);
  if ((layout.divisorOf?.(bet) ?? 1) !== 1) return undefined;
  const own = { id: 'x1', player: 'p8', bet, stake: stakeWithin(table, random), ...(confirms && { confirmed: true }) };
  switch (random.below(7)) {
    case 0: {
      const treated = random.pick(layout.belowMinimum);
      return treated && { ...own, stake: table.min - PART, treated };
    }
    case 1:
      return aboveMaximum(own, table, facts, random);
    case 2:
      return offTheSteps(own, table, facts);
    case 3:
      return { ...own, bet: layout.unknownBet, treated: 'turned-down' };
    case 4:
      return { ...own, placed: 'late', treated: 'turned-down' };
    case 5:
      return confirms ? { ...own, confirmed: false, treated: 'turned-down' } : { ...own, treated: 'withdrawn' };
    default:
      if (facts.oralWagers === 'refused')
        return layout.mayRefuseOral ? { ...own, oral: true, treated: 'turned-down' } : undefined;
      if (facts.oralWagersNeed === undefined) return undefined;
      return layout.mayRefuseOral && random.once(2)
        ? { ...own, oral: true, chips: 'credit', treated: 'turned-down' }
        : { ...own, oral: true, chips: 'value', treated: 'whole' };
  }
}

/** Cut down to the steps; a terminal that takes no more than the next lowest has no such wager. */
const offTheSteps = (
  own: Omit<ToldWager, 'treated'>,
  { min, increment }: Displayed,
  { offIncrement }: StakingFacts,
): ToldWager | undefined =>
  increment === undefined || offIncrement === 'next-lowest-taken'
    ? undefined
    : { ...own, stake: offStep(min, increment), treated: 'cut' };

/** Cut down to the maximum, or sent back where the rules do not have it accepted. */
function aboveMaximum(
  own: Omit<ToldWager, 'treated'>,
  table: Displayed,
  { overMaximum }: StakingFacts,
  random: Random,
): ToldWager | undefined {
  const stake = table.max + PART * (1 + random.below(50));
  switch (overMaximum) {
    case 'reduced':
    case 'void-excess':
      return { ...own, stake, treated: 'cut' };
    case 'not-accepted':
      return { ...own, stake, treated: 'turned-down' };
    default:
      return undefined;
  }
}
