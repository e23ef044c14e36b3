import type { Words } from './plain';

const ENDS = /[.;]\)*$/;
const ABBREVIATIONS = new Set(['i.e.', 'e.g.', '(i.e.', '(e.g.', 'no.', 'nos.', 'etc.', 'co.', 'ltd.', 'vs.']);
/** "In that case the stake …": what the sentence before it said is part of this one. */
const GOES_ON = /^in (?:this|that|such|these|which) (?:case|event|instance|circumstance)/;

/** Splits a block into its sentences; a semicolon ends one too, since lists set in a line are separated by it. */
export function sentencesIn({ printed, plain }: Words): readonly Words[] {
  const words = plain.split(' ');
  const found: Words[] = [];
  let start = 0;
  const close = (end: number): void => {
    if (end > start) found.push({ printed: printed.slice(start, end), plain: words.slice(start, end).join(' ') });
    start = end;
  };
  words.forEach((word, index) => {
    if (!ENDS.test(word) || ABBREVIATIONS.has(word)) return;
    if (!GOES_ON.test(words.slice(index + 1, index + 4).join(' '))) close(index + 1);
  });
  close(words.length);
  return found;
}
