import { RoundChecker } from '../src/app/check-round';
import { RuleBook } from '../src/app/rule-book';
import { ruleSourcesFolder } from '../src/io/files/project-root';
import { loadRuleSources } from '../src/io/files/rule-sources';
import { inTurn } from './measure';
import { baccaratLines } from './rounds';

// Short runs and many of them: a long one is sure to be disturbed on a shared machine.
const ROUNDS = 5_000;
const RUNS = 60;
const PARSED = 100;

/** Parsing and checking against parsing alone, on one core and the same lines; then checking alone, with citations. */
export function benchChecking(): void {
  const checker = new RoundChecker(new RuleBook(loadRuleSources(ruleSourcesFolder())));
  for (const form of ['baccarat', 'even-money'] as const) {
    const lines = baccaratLines(ROUNDS, form);
    // Few enough to stay in the cache, as a round does that has just been parsed; walked as often as all lines together.
    const parsed = lines.slice(0, PARSED).map((line): unknown => JSON.parse(line));
    let citations = 0;
    const check = (value: unknown): void => {
      for (const { clauses } of checker.check(value).findings) citations += clauses.length;
    };
    const taken = inTurn(RUNS, {
      parse: () => {
        for (const line of lines) JSON.parse(line);
      },
      both: () => {
        for (const line of lines) check(JSON.parse(line));
      },
      check: () => {
        for (let walk = 0; walk < ROUNDS / PARSED; walk += 1) for (const value of parsed) check(value);
      },
    });
    const { parse = 0, both = 0, check: alone = 0 } = taken;
    const bytes = Math.round(lines.reduce((sum, line) => sum + line.length, 0) / ROUNDS);
    console.log(
      `${form}: ${ROUNDS} rounds of ${bytes} bytes, ${Math.round(citations / (RUNS + 1) / 2)} citations a run`,
    );
    console.log(`  parse and check / JSON.parse alone   ${(both / parse).toFixed(2)}   (at most 2)`);
    console.log(`  rounds a second, already parsed      ${Math.round((ROUNDS / alone) * 1000)}   (at least 300000)`);
  }
}
