import { significantWords } from '../../../src/core/compare/clauses/significant-words';

/** Words we use for those of the drafters, and stems that come out in two forms. */
const SAME = new Map(
  `los: lo; additional: further; minimum: smallest lowest least; maximum: largest highest; instanc: case; remov: tak off; increas: rais larger;
   reduc: lower smaller; permit: allow; happen: event`
    .split(';')
    .flatMap((line) => {
      const [word = '', others = ''] = line.trim().split(/:\s+/);
      return others.split(/\s+/).map((other) => [other, word] as const);
    }),
);

/** What a text is about, by stems; odds count as such and by their figures. */
export const keyWords = (text: string): ReadonlySet<string> =>
  new Set(
    significantWords(text).flatMap((word) =>
      word.includes(' to ') ? [word, ...word.split(' to ')] : [SAME.get(word) ?? word],
    ),
  );

/** How much a word tells: the rarer it is among the clauses of an instrument, the more. */
export function weighing(texts: readonly ReadonlySet<string>[]): (words: Iterable<string>) => number {
  const bearers = new Map<string, number>();
  for (const words of texts) for (const word of words) bearers.set(word, (bearers.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log(1 + texts.length / (1 + (bearers.get(word) ?? 0)));
  return (words) => [...words].reduce((sum, word) => sum + weight(word), 0);
}
