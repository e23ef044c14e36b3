import { blockText } from '../../src/core/reading/layers/block-text';
import type { Block, Clause } from '../../src/core/reading/reading';

interface Passage {
  readonly line: number;
  readonly words: string;
}

/** The words of the clauses in the order in which they are printed: numbers, headings, and closing words after their lists. */
export function renderClauses(clauses: readonly Clause[]): string {
  return clauses
    .flatMap(passagesOf)
    .sort((a, b) => a.line - b.line)
    .map(({ words }) => words)
    .join('\n');
}

/** A clause's number and heading go before its first words; what follows its items has a line of its own. */
function passagesOf({ printed, heading, blocks, line }: Clause): readonly Passage[] {
  const head = [printed, heading].filter((words) => words !== '').join(' ');
  const [first, ...rest] = blocks;
  if (first === undefined || first.line > line + 1) return [{ line, words: head }, ...blocks.map(passage)];
  return [{ line, words: `${head} ${blockText(first)}`.trim() }, ...rest.map(passage)];
}

function passage(block: Block): Passage {
  return { line: block.line, words: blockText(block) };
}
