import type { Clause, ClauseName, Reference } from '../reading';
import type { ReadingStyle } from '../style';
import { isAppendix, type Captions } from './captions';
import type { Citation, Container } from './citations';
import type { ClauseIndex } from './clause-index';

export type Resolution = Pick<Reference, 'target' | 'kind' | 'sought' | 'upTo' | 'wholeBook' | 'caption'>;

/** What a citation may be resolved to. */
export interface Landmarks {
  readonly index: ClauseIndex;
  readonly captions: Captions;
  /** The book whose clauses hold for all others. */
  readonly general: string | undefined;
  readonly style: ReadingStyle;
}

const dangling: Resolution = { target: undefined, kind: 'dangling' };
const external: Resolution = { target: undefined, kind: 'external' };

/** Where a citation leads from the clause it stands in; `items` are the letters of the definition it stands in. */
export function resolveCitation(
  citation: Citation,
  from: Clause,
  items: readonly string[],
  landmarks: Landmarks,
): Resolution | undefined {
  if (citation.outside === 'yes') return external;
  const book = bookOf(citation.within, from, landmarks);
  if (book === 'outside') return external;
  if (book === undefined) return dangling;
  const kind = citation.noun?.kind ?? 'clause';
  if (kind === 'book') return bookCited(citation, from, landmarks);
  if (kind === 'diagram') return captioned(citation, from, landmarks) ?? dangling;
  if (kind === 'part') return partCited(citation, book, landmarks);
  if (kind === 'table') return tableCited(citation, book, landmarks);
  if (kind === 'inner' && items.includes(citation.label)) return internal(nameOf(from), from);
  const target = clauseCited(citation, citation.label, book, from, landmarks);
  if (target === undefined) return unresolved(citation, citation.label, book);
  if (citation.upTo === undefined) return internal(target, from);
  const last = clauseCited(citation, citation.upTo, book, from, landmarks);
  return last === undefined ? unresolved(citation, citation.upTo, book) : { target, upTo: last, kind: 'internal' };
}

function unresolved({ noun, outside, within }: Citation, label: string, book: string): Resolution | undefined {
  // A number alone may be something else: only a clause that exists makes it a citation.
  if (noun === undefined) return undefined;
  const holder = within.filter((one) => one.noun.kind === 'clause').map((one) => one.label);
  return outside === 'perhaps' ? external : { ...dangling, sought: { book, label: [...holder, label].join('') } };
}

/** The book a citation speaks of: the one it names, else the citing one. */
function bookOf(within: readonly Container[], from: Clause, { index }: Landmarks): string | undefined {
  const named = within.find(({ noun }) => noun.kind === 'book');
  if (named === undefined) return from.book;
  const book = index.numbers.book(named.noun.word, named.label);
  return book ?? (isElsewhere(named.noun.word, index) ? 'outside' : undefined);
}

/** An excerpt cites divisions of the larger work it was taken from. */
function isElsewhere(word: string, index: ClauseIndex): boolean {
  return !index.numbers.hasBooksOf(word) || index.numbers.isExcerptOf(word);
}

function bookCited(citation: Citation, from: Clause, landmarks: Landmarks): Resolution {
  const { index } = landmarks;
  const word = citation.noun?.word ?? '';
  const wholeBook = index.numbers.book(word, citation.label);
  if (wholeBook !== undefined) return { target: undefined, kind: 'internal', wholeBook };
  const caption = captioned(citation, from, landmarks);
  if (caption !== undefined) return caption;
  return isElsewhere(word, index) && !isAppendix(word) ? external : dangling;
}

function captioned({ noun, label }: Citation, { book, line }: Clause, landmarks: Landmarks): Resolution | undefined {
  const { captions, index } = landmarks;
  const caption = captions.find(noun?.word ?? '', label, line, index.stretch(book));
  return caption === undefined ? undefined : { target: undefined, kind: 'internal', caption };
}

function partCited({ label }: Citation, book: string, { index }: Landmarks): Resolution | undefined {
  const part = index.part(book, label);
  if (part !== undefined) return { target: nameOf(part), kind: 'internal' };
  return index.hasParts(book) ? dangling : undefined;
}

function tableCited({ label }: Citation, book: string, { index }: Landmarks): Resolution {
  const target = index.table(book, label);
  return target === undefined ? dangling : { target, kind: 'internal' };
}

function clauseCited(
  citation: Citation,
  label: string,
  book: string,
  from: Clause,
  landmarks: Landmarks,
): ClauseName | undefined {
  const { index } = landmarks;
  const holder = citation.within.find(({ noun }) => noun.kind === 'clause');
  const inner = citation.within.filter(({ noun }) => noun.kind === 'inner').map((one) => one.label);
  const own = [...inner.reverse(), label].join('');
  if (holder !== undefined) return found(index.clause(book, holder.label + own));
  if (own.startsWith('(')) return found(relative(own, from, index));
  if (citation.noun?.kind === 'inner') {
    const inside = relative(own.replace(/^[^(]+/, '($&)'), from, index);
    const absolute = index.clause(book, own);
    // "subsection 12(2)" names its section too; "subsection 3(b)" has lost a bracket.
    return found(/^\d+[A-Z]?\(\d/.test(own) ? (absolute ?? inside) : (inside ?? absolute));
  }
  return found(index.clause(book, own) ?? elsewhere(own, book, landmarks));
}

/** "(2)" is looked for in the citing clause, then in each clause around it. */
function relative(label: string, from: Clause, index: ClauseIndex): Clause | undefined {
  for (const around of index.lineage(nameOf(from))) {
    const clause = index.clause(from.book, around.label + label);
    if (clause !== undefined) return clause;
  }
  return undefined;
}

/** A book that lacks the section altogether may mean the general one; the making words mean the rules they approve. */
function elsewhere(label: string, book: string, { index, general, style }: Landmarks): Clause | undefined {
  const section = /^[^.(]+/.exec(label)?.[0] ?? label;
  if (book === style.frontBook) {
    const bearers = index.books.map((name) => index.clause(name, label)).filter((clause) => clause !== undefined);
    return bearers.length === 1 ? bearers[0] : undefined;
  }
  if (general === undefined || index.clause(book, section) !== undefined) return undefined;
  return index.clause(general, label);
}

function internal(target: ClauseName, from: Clause): Resolution {
  const isSelf = target.book === from.book && target.label === from.label;
  return { target, kind: isSelf ? 'self' : 'internal' };
}

function found(clause: Clause | undefined): ClauseName | undefined {
  return clause === undefined ? undefined : nameOf(clause);
}

function nameOf({ book, label }: ClauseName): ClauseName {
  return { book, label };
}
