import type { Block } from '../../reading/reading';
import type { Place } from '../instruction';

/** How often the words occur in a text, as whole words; marks and spaces of every make count as the same. */
export function occurrences(text: string, words: string): number {
  return places(text, words).length;
}

/** Puts the new words in the place of, after or before every occurrence. */
export function replaceWords(text: string, { at, find = '' }: Place, words: string): string {
  let result = '';
  let from = 0;
  for (const start of places(text, find)) {
    const end = start + find.length;
    const found = text.slice(start, end);
    result += text.slice(from, start) + put(found, at, words);
    from = end;
  }
  const whole = result + text.slice(from);
  return words === '' ? tidied(whole) : whole;
}

/** Applies a change to every printed text of a block, whatever its kind. */
export function mapTexts<B extends Block>(block: B, change: (text: string) => string): B {
  return mapped(block, change) as B;
}

/** Every printed text of a block. */
export function textsOf(block: Block): readonly string[] {
  const texts: string[] = [];
  mapped(block, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

const unprinted: readonly string[] = ['kind', 'term', 'marker'];

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, unprinted.includes(key) ? inner : mapped(inner, change)]),
  );
}

function put(found: string, at: Place['at'], words: string): string {
  if (at === 'after-words') return /^[,.;:)]/.test(words) ? found + words : `${found} ${words}`;
  return at === 'before-words' ? `${words} ${found}` : words;
}

function places(text: string, words: string): readonly number[] {
  if (words === '') return [];
  const inside = even(text);
  const wanted = even(words);
  const found: number[] = [];
  for (let at = inside.indexOf(wanted); at >= 0; at = inside.indexOf(wanted, at + wanted.length)) {
    if (isWhole(inside, at, wanted)) found.push(at);
  }
  return found;
}

/** "seven" is not a word of "seventeen". */
function isWhole(text: string, at: number, words: string): boolean {
  const letter = /[\p{L}\p{N}]/u;
  const before = letter.test(text.charAt(at - 1)) && letter.test(words.charAt(0));
  const after = letter.test(text.charAt(at + words.length)) && letter.test(words.charAt(words.length - 1));
  return !before && !after;
}

// One sign for one sign, so that places in the even text are places in the text.
function even(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/\s/g, ' ');
}

function tidied(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;:])/g, '')
    .trim();
}
