import type { Cents } from './money';

/** Exact odds in lowest terms: `19 to 20` wins 19 for every 20 staked. */
export interface Odds {
  readonly wins: number;
  readonly on: number;
}

const SIDE = /^(\d{1,6})(?:\.(\d{1,4}))?$/;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Reads `19 to 20`, `0.95 to 1`, `8:1` and `8-1`; decimals are scaled away, never rounded. */
export function parseOdds(text: string): Odds | undefined {
  const sides = text.trim().split(/\s*(?:\bto\b|:|-|–)\s*/i);
  if (sides.length !== 2) return undefined;
  const [wins, on] = sides.map((side) => SIDE.exec(side));
  if (!wins || !on) return undefined;
  const places = Math.max(wins[2]?.length ?? 0, on[2]?.length ?? 0);
  const scaled = (side: RegExpExecArray): number => Number((side[1] ?? '') + (side[2] ?? '').padEnd(places, '0'));
  return oddsOf(scaled(wins), scaled(on));
}

export function oddsOf(wins: number, on: number): Odds | undefined {
  if (on <= 0 || wins < 0) return undefined;
  const divisor = gcd(wins, on);
  return { wins: wins / divisor, on: on / divisor };
}

/** What is paid at two odds at once on one stake. */
export function addOdds(one: Odds, other: Odds): Odds {
  const wins = one.wins * other.on + other.wins * one.on;
  const on = one.on * other.on;
  const divisor = gcd(wins, on);
  return { wins: wins / divisor, on: on / divisor };
}

export const printOdds = (odds: Odds): string => `${String(odds.wins)} to ${String(odds.on)}`;

/** What a stake wins, as a whole number of cents and what is left over in `on`-ths of a cent. */
export const wholeWinnings = (stake: Cents, odds: Odds): Cents => Math.floor((stake * odds.wins) / odds.on);

export const winsWholeCents = (stake: Cents, odds: Odds): boolean => (stake * odds.wins) % odds.on === 0;

/** A due amount for a sentence; a fraction of a cent is shown as one (`2.37 1/2`). */
export function printWinnings(stake: Cents, odds: Odds, print: (cents: Cents) => string): string {
  const rest = (stake * odds.wins) % odds.on;
  const whole = print(wholeWinnings(stake, odds));
  if (rest === 0) return whole;
  const divisor = gcd(rest, odds.on);
  return `${whole} ${String(rest / divisor)}/${String(odds.on / divisor)}`;
}
