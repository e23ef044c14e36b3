import type { BaccaratFacts } from '../games/baccarat/game';
import type { BaccaratRound } from '../games/baccarat/round';
import { readBaccaratRound } from '../rounds/baccarat';
import type { RoundRecord } from '../rounds/record';
import { baccaratChecks } from './baccarat/registry';
import type { Check } from './check';

/** A game whose rounds can be judged: how a record becomes its round, and the checks in the order in which they run. */
export interface CheckedGame<Round> {
  readonly code: string;
  readonly checks: readonly Check<Round>[];
  /** Some of what a record means depends on the rules it was played by, such as when wagering ended. */
  read(record: RoundRecord, facts: Readonly<Record<string, unknown>>): Round | string;
}

const checkedGame = <Round extends object>(game: CheckedGame<Round>): CheckedGame<unknown> =>
  game as unknown as CheckedGame<unknown>;

export const CHECKED_GAMES: readonly CheckedGame<unknown>[] = [
  checkedGame<BaccaratRound>({
    code: 'baccarat',
    checks: baccaratChecks,
    read: (record, { tooLateFrom, wageringCloses }) =>
      readBaccaratRound(record, (tooLateFrom ?? wageringCloses) as BaccaratFacts['wageringCloses'] | undefined),
  }),
];
