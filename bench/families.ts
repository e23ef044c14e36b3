import { checkChunk } from '../src/app/check-lines';
import { RoundChecker } from '../src/app/check-round';
import { RecordReader } from '../src/core/rounds/record-reader';
import { RuleBook } from '../src/app/rule-book';
import { ruleSourcesFolder } from '../src/io/files/project-root';
import { loadRuleSources } from '../src/io/files/rule-sources';
import { partByPart } from './measure';
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
  const reader = new RecordReader();
  for (const [game, bound] of Object.entries(BOUNDS)) {
    const lines = generatedLines(`AU-QLD ${game} table`, ROUNDS);
    let citations = 0;
    const { parse = 0, both = 0 } = partByPart(RUNS, chunksOf(lines), {
      parse: (chunk) => {
        for (const line of chunk) JSON.parse(line);
      },
      both: (chunk) => {
        for (const answer of checkChunk(checker, reader, { firstLine: 1, lines: chunk }).answers)
          if ('findings' in answer) for (const { clauses } of answer.findings) citations += clauses.length;
      },
    });
    const bytes = Math.round(lines.reduce((sum, line) => sum + line.length, 0) / ROUNDS);
    console.log(`${game}: ${ROUNDS} rounds of ${bytes} bytes, ${Math.round(citations / (RUNS + 1))} citations a run`);
    console.log(`  parse and check / JSON.parse alone   ${(both / parse).toFixed(2)}   (at most ${bound})`);
  }
}

const chunksOf = (lines: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, at) => lines.slice(at * CHUNK, (at + 1) * CHUNK));
