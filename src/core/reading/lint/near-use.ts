import type { Clause, Definition } from '../reading';

const figures = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const small = /^(?:a|an|the|of|in|for|and|or)$/;

export interface NearUse {
  readonly words: string;
  readonly clause: string;
}

/** The same words with a figure for a number word, or with another small word between them: what a drafter writes for the term. */
export function nearUse({ term, scope, line }: Definition, clauses: readonly Clause[]): NearUse | undefined {
  const words = term.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const heavy = words.filter((word) => !small.test(word));
  if (heavy.length < 2) return undefined;
  const between = '[\\s-]+(?:(?:a|an|the|of|in|for|and|or)[\\s-]+){0,3}';
  const near = new RegExp(`(?<![\\p{L}\\p{N}])${heavy.map(eitherWay).join(between)}(?![\\p{L}\\p{N}])`, 'iu');
  for (const clause of clauses) {
    if (scope.kind !== 'instrument' && clause.book !== scope.book) continue;
    for (const block of clause.blocks) {
      if (block.line === line || block.kind === 'definition') continue;
      const text = block.kind === 'table' ? block.rows.map((row) => row.join(' | ')).join(' | ') : block.text;
      const found = near.exec(text)?.[0];
      if (found !== undefined) return { words: found, clause: clause.label };
    }
  }
  return undefined;
}

function eitherWay(word: string): string {
  const figure = figures.indexOf(word);
  if (figure >= 0) return `(?:${word}|${figure})`;
  const named = /^\d{1,2}$/.test(word) ? figures[Number(word)] : undefined;
  return named === undefined ? word : `(?:${word}|${named})`;
}
