import type { SicBoFacts } from './game';
import { betNamed, type SicBoBet } from './bet';
import type { Thrown } from './round';

export const DICE = 3;

/** Sorted without taking lists apart, as every round of an audit is asked for it. */
export function thrownOf(thrown: readonly number[]): Thrown {
  const first = thrown[0] ?? 0;
  const second = thrown[1] ?? 0;
  const third = thrown[2] ?? 0;
  const total = first + second + third;
  const lowest = Math.min(first, second, third);
  const highest = Math.max(first, second, third);
  return { dice: [lowest, total - lowest - highest, highest], total, isTriple: lowest === highest };
}

const diceShowing = ({ dice }: Thrown, face: number | undefined): number => {
  let count = 0;
  for (const die of dice) if (die === face) count += 1;
  return count;
};

/** No two dice show the same; they lie in order. */
const areDifferent = ({ dice: [lowest, between, highest] }: Thrown): boolean =>
  lowest !== between && between !== highest;

/** The facts by which dice decide a wager. */
export type DecidingFacts = Partial<Pick<SicBoFacts, 'outcomes' | 'winningTotals' | 'diceShowing'>>;

/** What became of a wager, by the name rules have for that: `small/triple`, `double/shown`; undefined where rules leave it open. */
export function caseOf(bet: SicBoBet, thrown: Thrown, facts: DecidingFacts): string | undefined {
  const { kind, numbers, cases } = bet;
  switch (kind) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even': {
      const totals = facts.winningTotals?.get(kind);
      if (totals === undefined) return undefined;
      if (!totals.includes(thrown.total)) return cases.otherTotal;
      return thrown.isTriple ? cases.triple : cases.winningTotal;
    }
    case 'double': {
      const showing = diceShowing(thrown, numbers[0]);
      if (showing < DICE) return showing === 2 ? cases.shown : cases.notShown;
      if (facts.outcomes?.has(cases.triple)) return cases.triple;
      return facts.diceShowing?.get(kind)?.includes(DICE) ? cases.shown : undefined;
    }
    case 'triple':
      return shown(bet, diceShowing(thrown, numbers[0]) === DICE);
    case 'any-triple':
      return shown(bet, thrown.isTriple);
    case 'single':
      return shown(bet, diceShowing(thrown, numbers[0]) > 0);
    case 'total':
      return shown(bet, thrown.total === numbers[0]);
    case 'pair':
      return shown(bet, diceShowing(thrown, numbers[0]) > 0 && diceShowing(thrown, numbers[1]) > 0);
    case 'four-number-combination':
      // Three of its numbers, each on a die of its own.
      return shown(bet, areDifferent(thrown) && thrown.dice.every((die) => numbers.includes(die)));
  }
}

const shown = ({ cases }: SicBoBet, isShown: boolean): string => (isShown ? cases.shown : cases.notShown);

/** How a wager ends in that case; one of which the rules do not say that it wins or stands off loses. */
export function outcomeIn(named: string, { outcomes }: DecidingFacts): 'win' | 'lose' | 'push' | undefined {
  const outcome = outcomes?.get(named);
  if (outcome === undefined) return named.endsWith('/not-shown') || named.endsWith('/other-total') ? 'lose' : undefined;
  return outcome === 'win' || outcome === 'lose' || outcome === 'push' ? outcome : undefined;
}

/** What the dice make of a wager; undefined where they, or the rules, do not say. */
export function resultByDice(
  bet: string,
  thrown: Thrown | undefined,
  facts: DecidingFacts,
): 'win' | 'lose' | 'push' | undefined {
  const known = thrown && betNamed(bet);
  const named = known && caseOf(known, thrown, facts);
  return named === undefined ? undefined : outcomeIn(named, facts);
}

/** The row of the pay table by which a winning wager is paid: its numbers, or how many dice show its number, may decide. */
export function paidBy(bet: SicBoBet, thrown: Thrown, pays: SicBoFacts['pays']): string {
  if (bet.kind === 'single') return `single/${String(diceShowing(thrown, bet.numbers[0]))}`;
  return pays.has(bet.name) ? bet.name : bet.kind;
}
