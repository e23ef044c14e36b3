import type { Reading } from '../../reading';
import { termKey, wordReader } from '../../layers/term-words';
import type { LintFinding, LintRule } from '../lint-finding';
import { capitalisedPhrases, type CapitalisedPhrase } from '../capitalised-phrases';

const fewestUses = 2;

/**
 * Words in capitals like the defined terms, but without a definition. Only where the drafter capitalises what he defines,
 * only for phrases met more than once, and never for names that a heading or quotation marks introduce.
 */
export const undefinedTerm: LintRule = ({ reading, style }) => {
  if (!capitalisesTerms(reading)) return [];
  const wordsOf = wordReader();
  const keyOf = (text: string): string => termKey(wordsOf(text));
  const known = new Set(reading.definitions.map(({ term }) => keyOf(term)));
  const introduced = introducedIn(reading, keyOf);
  const phrases = new Map<string, CapitalisedPhrase[]>();
  for (const phrase of capitalisedPhrases(reading, style)) {
    const key = keyOf(phrase.words);
    if (known.has(key) || introduced(phrase.words)) continue;
    const uses = phrases.get(key) ?? [];
    phrases.set(key, uses);
    uses.push(phrase);
  }
  return [...phrases.values()].flatMap((uses): readonly LintFinding[] => {
    const [first] = uses;
    if (first === undefined || uses.length < fewestUses) return [];
    const sentence = `“${first.words}” is written like a defined term ${uses.length} times, first here, but this instrument does not define it; the Act may.`;
    return [{ code: 'term-undefined', severity: 'note', clause: first.clause, line: first.line, sentence }];
  });
};

/** At least two thirds of the terms of several words have a capital on each of them. */
function capitalisesTerms({ definitions }: Reading): boolean {
  const terms = definitions.map(({ term }) => term).filter((term) => term.includes(' '));
  const capital = terms.filter((term) => term.split(/[\s-]+/).every((word) => /^[^\p{Ll}]/u.test(word)));
  return terms.length >= 6 && capital.length * 3 >= terms.length * 2;
}

/**
 * Names of games, wagers and hands are introduced otherwise: in quotation marks, in a heading, as a cell of a table, or
 * with a word of the title over a book ("Mini Baccarat").
 */
function introducedIn({ clauses, furniture }: Reading, keyOf: (text: string) => string): (phrase: string) => boolean {
  const titles = furniture.filter(({ why }) => why === 'title' || why === 'contents' || why === 'diagram');
  const headings = [...clauses.map(({ heading }) => heading), ...titles.map(({ text }) => text)].map(keyOf).join('\n');
  const named = new Set<string>();
  for (const { text, blocks } of clauses) {
    for (const match of text.matchAll(/["“‘']([^"”’'“‘]{3,60})["”’']/g)) named.add(keyOf(match[1] ?? ''));
    for (const block of blocks) {
      if (block.kind === 'table') [...block.header, ...block.rows.flat()].forEach((cell) => named.add(keyOf(cell)));
    }
  }
  const books = [
    ...clauses.map(({ book }) => book),
    ...furniture.flatMap((one) => (one.why === 'title' ? one.text : [])),
  ];
  const games = new Set(books.flatMap((name) => name.toLowerCase().split(/[^a-z]+/)).filter((word) => isOfTitle(word)));
  return (phrase) => {
    const key = keyOf(phrase);
    const isOfGame = phrase.split(/[ -]/).some((word) => games.has(word.toLowerCase()));
    return isOfGame || named.has(key) || headings.includes(key);
  };
}

/** A word that tells one title from another. */
function isOfTitle(word: string): boolean {
  return word.length > 4 && !/^(?:rules|games?|tables?|general|casino|division|schedule|appendix)$/.test(word);
}
