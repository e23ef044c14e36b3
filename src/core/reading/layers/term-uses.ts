import type { Clause, Definition, TermUse } from '../reading';
import type { ReadingStyle } from '../style';
import type { ClauseIndex } from './clause-index';
import type { Entry } from './definitions';
import { lineAt, type Passage } from './passages';
import { TermTrie } from './term-trie';
import { termKey, wordReader, type KnownWord, type TextWords } from './term-words';

/** The definitions with every use of their terms; the longest term wins, and the innermost definition of it. */
export function withUses(
  entries: readonly Entry[],
  passages: readonly Passage[],
  index: ClauseIndex,
  style: ReadingStyle,
): readonly Definition[] {
  const wordsOf = wordReader();
  const trie = new TermTrie<Entry>();
  const uses = new Map<Entry, TermUse[]>();
  for (const entry of entries) {
    uses.set(entry, []);
    for (const name of namesOf(entry.definition.term)) trie.add(termKey(wordsOf(name)), entry);
  }
  const meantIn = scopes(index);
  const meantAt = (words: TextWords, at: number, clause: Clause): Meant | undefined => {
    for (const { end, values } of trie.matchesAt(words, at)) {
      const entries = meantIn(values, clause).filter((entry) => isSaid(entry, words.known[at], style));
      if (entries.length > 0) return { end, entries };
    }
    return undefined;
  };
  for (const passage of passages) {
    const { clause } = passage;
    const words = wordsOf(passage.text);
    for (let at = 0; at < words.known.length;) {
      const word = words.known[at];
      const meant = word !== undefined && trie.begins(word) ? meantAt(words, at, clause) : undefined;
      for (const entry of meant?.entries ?? nothing) {
        if (entry.block === passage.entry) continue;
        const line = lineAt(passage, words.at[at] ?? 0);
        uses.get(entry)?.push({ clause: { book: clause.book, label: clause.label }, line });
      }
      at = meant?.end ?? at + 1;
    }
  }
  return entries.map((entry) => ({ ...entry.definition, uses: uses.get(entry) ?? [] }));
}

interface Meant {
  /** Index of the word after the term. */
  readonly end: number;
  readonly entries: readonly Entry[];
}

const nothing: readonly Entry[] = [];

/** "calls or called" are two names; "Mooring Lamp (ML)" is also used without its bracket, "fare of a passenger" without its owner. */
function namesOf(term: string): readonly string[] {
  const names = [term, ...term.split(/ or (?=\S+(?: \S+){0,2}$)/)];
  const short = names.flatMap((name) => [
    name.replace(/\/s\b/, ''),
    name.replace(/ ?\([^()]*\)/g, '').trim(),
    name.replace(/(?:,| [-–] ).*$/, ''),
    name.replace(/ (?:of|for) (?:a|an|the|any) .*$/, ''),
  ]);
  return [...new Set([...names, ...short])].filter((name) => /[\p{L}\p{N}]/u.test(name));
}

// A term may be defined again in its scope by mistake, not a hundred times.
const mostMeanings = 4;

/** The meanings of a term in one book: inside certain clauses, and in the rest of it. */
interface Meanings {
  readonly inClause: ReadonlyMap<string, readonly Entry[]>;
  readonly usual: readonly Entry[];
}

/** Which of several definitions of a term is meant in a clause: the innermost that holds there. */
function scopes(index: ClauseIndex): (entries: readonly Entry[], clause: Clause) => readonly Entry[] {
  const known = new Map<readonly Entry[], Map<string, Meanings>>();
  return (entries, clause) => {
    const books = known.get(entries) ?? new Map<string, Meanings>();
    known.set(entries, books);
    const meanings = books.get(clause.book) ?? meaningsIn(clause.book, entries);
    books.set(clause.book, meanings);
    if (meanings.inClause.size === 0) return meanings.usual;
    const around = index.lineage(clause).find(({ label }) => meanings.inClause.has(label));
    return around === undefined ? meanings.usual : (meanings.inClause.get(around.label) ?? []);
  };
}

function meaningsIn(book: string, entries: readonly Entry[]): Meanings {
  const inClause = new Map<string, Entry[]>();
  const inBook: Entry[] = [];
  const everywhere: Entry[] = [];
  for (const entry of entries) {
    const { scope } = entry.definition;
    if (scope.kind === 'instrument') add(everywhere, entry);
    else if (scope.book === book && scope.kind === 'book') add(inBook, entry);
    else if (scope.kind === 'clause' && scope.book === book) {
      const here = inClause.get(scope.label) ?? [];
      inClause.set(scope.label, here);
      add(here, entry);
    }
  }
  return { inClause, usual: inBook.length > 0 ? inBook : everywhere };
}

function add(meanings: Entry[], entry: Entry): void {
  if (meanings.length < mostMeanings) meanings.push(entry);
}

/** "Act" as a defined term is not the verb, and "DT" no word in small letters. */
function isSaid({ definition: { term } }: Entry, word: KnownWord | undefined, style: ReadingStyle): boolean {
  const needsCapital =
    /^[A-Z]{2,4}$/.test(term) || (/^[A-Z]/.test(term) && style.lawWords.includes(term.toLowerCase()));
  return !needsCapital || /^[A-Z]/.test(word?.printed ?? '');
}
