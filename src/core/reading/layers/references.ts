import type { Clause, Furniture, PlacedLine, Reference } from '../reading';
import type { ReadingStyle } from '../style';
import { Captions } from './captions';
import { citationReader } from './citations';
import { ClauseIndex } from './clause-index';
import { generalBook } from './general-book';
import type { CitedKind } from './citation-nouns';
import { lineAt, type Passage } from './passages';
import { resolveCitation, type Landmarks, type Resolution } from './resolve-citation';
import { resolveThis, thisReader } from './this-clause';

/** What stands around the clauses: every line with words, and which of them are no part of the law. */
export interface Surroundings {
  readonly lines: readonly PlacedLine[];
  readonly furniture: readonly Furniture[];
}

export function landmarksOf(clauses: readonly Clause[], around: Surroundings, style: ReadingStyle): Landmarks {
  const titles = around.furniture.filter(({ why }) => why === 'title');
  const index = new ClauseIndex(clauses, titles, style);
  const captions = new Captions(around.lines, around.furniture, style);
  return { index, captions, general: generalBook(clauses, index, style), style };
}

/** Every citation in the words of the clauses, resolved to what it cites where the instrument has it. */
export function referencesOf(passages: readonly Passage[], landmarks: Landmarks): readonly Reference[] {
  const { index, style } = landmarks;
  const citationsIn = citationReader(style);
  const thisIn = thisReader(style);
  return passages.flatMap((passage) => {
    const { clause, text } = passage;
    const items = passage.entry?.items.map(({ marker }) => marker) ?? [];
    const reference = (words: string, at: number, resolved: Resolution | undefined): readonly Located[] => {
      if (resolved === undefined) return [];
      const found =
        resolved.kind === 'self' && illustrates(passage, at) ? { ...resolved, kind: 'internal' as const } : resolved;
      const from = { book: clause.book, label: clause.label };
      return [{ at, reference: { from, words, ...found, line: lineAt(passage, at) } }];
    };
    const located = [
      ...citationsIn(text)
        .filter(({ noun }) => !isTitleOfTable(passage, noun?.kind))
        .flatMap((one) => reference(one.words, one.at, resolveCitation(one, clause, items, landmarks))),
      ...thisIn(text).flatMap((one) => reference(one.words, one.at, resolveThis(one, clause, index, style))),
    ];
    return located.sort((a, b) => a.at - b.at).map((one) => one.reference);
  });
}

/** "Table 2" inside a table or a heading is its own title. */
function isTitleOfTable({ kind }: Passage, cited: CitedKind | undefined): boolean {
  return cited === 'table' && (kind === 'table' || kind === 'heading');
}

/** "Example for subsection (4)" under subsection (4) means that very clause. */
function illustrates({ kind, text }: Passage, at: number): boolean {
  return kind === 'example' || /\bexamples?\b[^.]{0,40}$/i.test(text.slice(Math.max(0, at - 60), at));
}

interface Located {
  readonly at: number;
  readonly reference: Reference;
}
