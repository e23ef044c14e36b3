import type { Clause, Definition } from '../reading';

/** The defined terms of the instrument, each with its whole entry: the bullets under a definition belong to it. */
export function definitionsOf(clauses: readonly Clause[]): readonly Definition[] {
  const found: Definition[] = [];
  for (const { book, label, blocks } of clauses) {
    let entry: { term: string; line: number; texts: string[] } | undefined;
    const close = (): void => {
      if (entry === undefined) return;
      found.push({ term: entry.term, text: entry.texts.join('\n'), book, clause: label, line: entry.line });
      entry = undefined;
    };
    for (const block of blocks) {
      if (block.kind === 'bullet') {
        entry?.texts.push(block.text);
        continue;
      }
      close();
      if (block.kind === 'definition') entry = { term: block.term, line: block.line, texts: [block.text] };
    }
    close();
  }
  return found;
}
