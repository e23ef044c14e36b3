import type { SettlingFacts } from '../../../src/core/checks/baccarat/settling';
import type { Ruling } from '../../../src/core/play/judging/ruling';
import type { BaccaratRound, Wager } from '../../../src/core/games/baccarat/round';
import { readBaccaratRound } from '../../../src/core/rounds/baccarat';
import type { Limit } from '../../../src/core/rounds/record';
import { coup, type CoupOptions, type WagerOptions } from './coup';

/** What decides and pays the wagers of a plain coup. */
export const PLAIN: SettlingFacts = {
  cardValues: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0],
  playerOutcome: { higher: 'win', lower: 'lose', equal: 'push' },
  bankerOutcome: { higher: 'win', lower: 'lose', equal: 'push' },
  playerPays: { wins: 1, on: 1 },
  bankerPays: { wins: 19, on: 20 },
  tiePays: { wins: 8, on: 1 },
};

export interface Wagered extends Omit<CoupOptions, 'wagers' | 'table'> {
  /** Of the first wager; ten dollars on the player, who wins with nine to seven, unless it is said. */
  readonly wager?: Partial<WagerOptions>;
  readonly others?: readonly WagerOptions[];
  /** Of every bet; `none` where the table displays none. */
  readonly limit?: Limit | 'none';
}

/** A coup read from its record, and the first wager on it. */
export function wagered({ wager, others = [], limit = { min: 100 }, ...options }: Wagered = {}): [
  BaccaratRound,
  Wager,
] {
  const wagers = [{ bet: 'player', stake: 1000, ...wager }, ...others];
  const table = limit === 'none' ? {} : { limits: { '*': limit } };
  const round = readBaccaratRound(coup({ ...options, wagers, table }));
  if (typeof round === 'string') throw new Error(round);
  const [first] = round.wagers;
  if (first === undefined) throw new Error('no wager');
  return [round, first];
}

export type Said =
  | readonly ['complies', subject: string]
  | readonly ['breaches', subject: string, expected: string, recorded: string]
  | readonly ['cannot tell', subject: string, ...missing: readonly string[]];

/** What was said to a ruling, in its order; and of breaches and doubts, what was cited. */
export function saidBy(run: (ruling: Ruling<string, string>) => void): {
  readonly said: readonly Said[];
  readonly cited: readonly unknown[];
} {
  const said: Said[] = [];
  const cited: unknown[] = [];
  run({
    complies: (subject) => void said.push(['complies', subject]),
    breaches: (subject, { expected, recorded, cites }) => {
      said.push(['breaches', subject, expected, recorded]);
      cited.push(cites);
    },
    cannotTell: (subject, missing, cites) => {
      said.push(['cannot tell', subject, ...missing]);
      cited.push(cites);
    },
  });
  return { said, cited };
}
