import { isRecord, problem, type FactKind } from '../kind';

export type WagerOutcome = 'win' | 'lose' | 'push';

/** How a wager ends for each way the two point counts can stand to each other. */
export type OutcomeBy<R extends string> = Readonly<Partial<Record<R, WagerOutcome>>>;

const OUTCOMES: readonly unknown[] = ['win', 'lose', 'push'] satisfies WagerOutcome[];

/** Reads `{ higher: win, lower: lose, equal: push }`, whole or clause by clause. */
export const outcomeBy = <const R extends string>(...relations: readonly R[]): FactKind<OutcomeBy<R>> => ({
  name: `outcome when ${relations.join(', ')}`,
  read: (raw) => {
    if (!isRecord(raw)) return problem(`a map from ${relations.join(', ')} to win, lose or push is expected`);
    const wrong = Object.entries(raw).find(
      ([relation, outcome]) => !relations.includes(relation as R) || !OUTCOMES.includes(outcome),
    );
    return wrong ? problem(`"${wrong[0]}: ${String(wrong[1])}" is no outcome`) : { value: raw as OutcomeBy<R> };
  },
  cells: (value) =>
    relations.flatMap((relation) => {
      const outcome = value[relation];
      return outcome === undefined ? [] : [{ part: relation, text: outcome }];
    }),
  figures: () => [],
  gaps: (value) => relations.filter((relation) => value[relation] === undefined),
});
