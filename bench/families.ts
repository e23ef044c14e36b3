import { checkChunk } from '../src/app/check-lines';
import { RoundChecker } from '../src/app/check-round';
import { RuleBook } from '../src/app/rule-book';
import { ruleSourcesFolder } from '../src/io/files/project-root';
import { loadRuleSources } from '../src/io/files/rule-sources';
import { inTurn } from './measure';
import { generatedLines } from './rounds';

const ROUNDS = 5_000;
const RUNS = 60;
/** About as many lines as a file is read by. */
const CHUNK = 1_000;

/** Parsing and checking a round may take so many times as long as parsing it alone. */
const BOUNDS = { baccarat: 2, roulette: 2, 'sic-bo': 2, blackjack: 3 } as const;

/** Every family of games, on rounds of all sorts and with one breach in a hundred: parsing and checking lines as `check` does with a file, with citations, against parsing alone. */
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
        for (let at = 0; at < lines.length; at += CHUNK)
          for (const answer of checkChunk(checker, { firstLine: at + 1, lines: lines.slice(at, at + CHUNK) }).answers)
            if ('findings' in answer) for (const { clauses } of answer.findings) citations += clauses.length;
      },
    });
    const bytes = Math.round(lines.reduce((sum, line) => sum + line.length, 0) / ROUNDS);
    console.log(`${game}: ${ROUNDS} rounds of ${bytes} bytes, ${Math.round(citations / (RUNS + 1))} citations a run`);
    console.log(`  parse and check / JSON.parse alone   ${(both / parse).toFixed(2)}   (at most ${bound})`);
  }
}
