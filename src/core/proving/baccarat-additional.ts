import { parseOdds } from '../values/odds';
import type { Cases } from './baccarat-cases';
import { nameOf } from './proof';
import { always, rowsIn, type Facts, type Question, type Reading } from './question';

/** The rows of an additional wager, each with the outcomes on which it speaks. */
export function rowsBy<O>(kind: string, cases: Cases<O>, facts: Facts): Pick<Question<O>, 'results' | 'odds'> {
  const read = (fact: 'outcomes' | 'pays', by: Cases<O>['results']): readonly Reading<O>[] =>
    rowsIn(facts, fact).flatMap((row) => {
      if (row.row !== kind && !row.row.startsWith(`${kind}/`)) return [];
      const name = row.row.slice(kind.length + 1);
      if (name === 'other') return [{ ...row, holds: always, yieldsTo: othersOf(kind, name, fact, facts) }];
      const holds = by[name];
      return holds === undefined ? [] : [{ ...row, holds }];
    });
  const odds = read('pays', cases.odds);
  const isHighestPaid = rowsIn(facts, 'winEventsPaid').some((row) => row.row === kind && row.says === 'highest-only');
  return {
    results: read('outcomes', cases.results),
    odds: isHighestPaid ? odds.map((row) => yieldingTo(row, odds)) : odds,
  };
}

const othersOf = (kind: string, name: string, fact: string, facts: Facts): readonly string[] =>
  rowsIn(facts, fact)
    .filter(({ row }) => row.startsWith(`${kind}/`) && row !== `${kind}/${name}`)
    .map(nameOf);

/** Where only the highest of several win events is paid, odds yield to better ones. */
const yieldingTo = <O>(row: Reading<O>, all: readonly Reading<O>[]): Reading<O> => ({
  ...row,
  yieldsTo: all.filter((other) => winsMore(other.says, row.says)).map(nameOf),
});

function winsMore(one: string, other: string): boolean {
  const [better, worse] = [parseOdds(one), parseOdds(other)];
  return better !== undefined && worse !== undefined && better.wins * worse.on > worse.wins * better.on;
}
