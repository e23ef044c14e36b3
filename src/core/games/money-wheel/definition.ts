import { gameDefinition, type Asked } from '../../play/table/table-game';
import type { Courses } from '../../play/table/courses';
import type { Playing } from '../../play/table/playing';
import type { TableFacts } from '../../play/table/table-facts';
import { lastSpin, leastRevolutions, restOf, whyUncounted } from '../../play/wheel/spin';
import { isOther, isShown, SPIN_MISSING } from '../../play/wheel/symbol';
import type { RoundEvent } from '../../rounds/record';
import { moneyWheelFacts } from './facts';

const ANNOUNCED: ReadonlySet<string> = new Set(['symbol', 'entry', 'display']);

function because({ round }: Asked): string | undefined {
  const spin = lastSpin(round);
  if (spin === undefined) return undefined;
  const { symbol, ahead } = restOf(spin);
  return ahead === undefined
    ? `The indicator came to rest in ${symbol}`
    : `The indicator came to rest between ${symbol}, which passed it last, and ${ahead}`;
}

/** The wheel comes to rest in any of its compartments. */
function courses(_wager: string, { segments = new Map(), compartments = 0, ...facts }: TableFacts): Courses {
  const each = [...segments].map(([bet, [weight = 0]]: readonly [string, readonly number[]]) => {
    const result = bet.slice(bet.indexOf(':') + 1);
    const spun: RoundEvent = { type: 'spin', result, revolutions: leastRevolutions(facts) };
    return { name: result, events: [spun], weight };
  });
  return { each, total: compartments };
}

const NO_MORE_BETS = { type: 'call', call: 'no-more-bets' } as const;

/** The wheel is spun, at times once more because a spin was called off, and its symbol is announced. */
function play(round: Playing): void {
  const symbols = (round.facts.wagers ?? []).map((bet) => bet.slice(bet.indexOf(':') + 1));
  const any = (): string => symbols[round.below(symbols.length)] ?? '';
  const least = leastRevolutions(round.facts);
  if (round.once(8)) {
    round.note({ type: 'spin', result: any(), revolutions: round.below(least) });
    round.note({ type: 'call', call: 'no-spin' });
    round.note(NO_MORE_BETS);
  }
  const symbol = any();
  const isBetween = round.facts.indicatorBetween === 'previous-symbol' && round.once(6);
  const result = isBetween ? `${symbol}/${any()}` : symbol;
  round.note({ type: 'spin', result, revolutions: least + round.below(6) });
  if (!round.once(4)) round.note({ type: 'announce', of: 'symbol', value: symbol });
}

export const moneyWheelGame = gameDefinition({
  code: 'money-wheel',
  title: 'Money wheel',
  facts: moneyWheelFacts,
  played: 'wheel',
  events: ['spin'],
  wagers: { symbol: { alone: true, names: true } },
  cases: { shown: isShown, other: isOther },
  undecided: () => SPIN_MISSING,
  decidedBy: ({ round }) => {
    const spin = lastSpin(round);
    return spin !== undefined && restOf(spin).ahead !== undefined ? ['indicatorBetween'] : [];
  },
  because,
  play,
  courses,
  announced: ({ of }, round, facts) => {
    if (!ANNOUNCED.has(of)) return undefined;
    const spin = lastSpin(round);
    if (spin === undefined) return { missing: SPIN_MISSING };
    return whyUncounted(spin, facts) === undefined ? { row: of, values: [restOf(spin).symbol] } : undefined;
  },
});
