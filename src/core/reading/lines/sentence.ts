import type { ReadingStyle } from '../style';

/** Evidence about how words end and begin, used to decide what belongs together across lines and pages. */

/** "… or the dealer;" and "… the dealer; and" separate items of a list. */
export function endsWithSeparator(text: string): boolean {
  return /[;,](?:\s+(?:and|or|and\/or))?$/.test(tail(text));
}

/** "… is void." has come to its end, also inside quotes or brackets. */
export function endsSentence(text: string): boolean {
  return /[.?!]["'”’)\]]{0,3}$/.test(tail(text));
}

/** "… of the following:" opens a list. */
export function opensList(text: string): boolean {
  return /(?::-?|[—–;])$/.test(tail(text));
}

export function isFinished(text: string): boolean {
  return text === '' || endsSentence(text) || endsWithSeparator(text) || opensList(text);
}

/** "… (coins of the kind shown" was cut inside its bracket. */
export function hasOpenBracket(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}

/** "… is paid to the" cannot stand at the end of anything. */
export function endsInLinkingWord(text: string, style: ReadingStyle): boolean {
  const last = /([A-Za-z]{1,12})$/.exec(tail(text))?.[1];
  return last !== undefined && !endsWithSeparator(text) && style.linkingWords.includes(last.toLowerCase());
}

export function startsLowerCase(text: string): boolean {
  return /^["'“‘(]?\p{Ll}/u.test(text);
}

export function wordCount(text: string): number {
  let words = text === '' ? 0 : 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words += 1;
  return words;
}

/** "MINIMUM STAKES", short and without an end: set like a heading even where the markup was lost. */
export function isCapitals(text: string): boolean {
  // Nearly every line has a small letter near its beginning, so that is looked for first.
  return !/\p{Ll}/u.test(text) && /\p{Lu}{2}/u.test(text) && wordCount(text) <= 14 && !isFinished(text);
}

// Only the last few characters matter, and looking at no more keeps every test above linear.
function tail(text: string): string {
  return text.slice(-24).trimEnd();
}
