import { RoundChecker } from '../src/app/check-round';
import { RuleBook } from '../src/app/rule-book';
import { ruleSourcesFolder } from '../src/io/files/project-root';
import { loadRuleSources } from '../src/io/files/rule-sources';
import { inTurn } from './measure';
import { generatedLines } from './rounds';

const ROUNDS = 5_000;
const RUNS = 60;

/** Parsing and checking a round may take so many times as long as parsing it alone. */
const BOUNDS = { baccarat: 2, roulette: 2, 'sic-bo': 2, blackjack: 3 } as const;

/** Every family of games, on rounds of all sorts and with one breach in a hundred: parsing and checking, with citations, against parsing alone. */
export function benchFamilies(): void {
  const checker = new RoundChecker(new RuleBook(loadRuleSources(ruleSourcesFolder())));
  for (const [game, bound] of Object.entries(BOUNDS)) {
    const lines = generatedLines(`AU-QLD ${game} table`, ROUNDS);
    let citations = 0;
    const { parse = 0, both = 0 } = inTurn(RUNS, {
      parse: () => {
        for (const line of lines) JSON.parse(line);
      },
      both: () => {
        for (const line of lines)
          for (const { clauses } of checker.check(JSON.parse(line)).findings) citations += clauses.length;
      },
    });
    const bytes = Math.round(lines.reduce((sum, line) => sum + line.length, 0) / ROUNDS);
    console.log(`${game}: ${ROUNDS} rounds of ${bytes} bytes, ${Math.round(citations / (RUNS + 1))} citations a run`);
    console.log(`  parse and check / JSON.parse alone   ${(both / parse).toFixed(2)}   (at most ${bound})`);
  }
}
