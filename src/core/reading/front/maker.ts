import type { SourceLine } from '../lines/lines';
import type { Maker } from '../reading';
import type { ReadingStyle } from '../style';
import { dateIn } from './dates';

const longestCapacity = 8;

/** The name over an office: "Ann Marlow" – "Delegate of the Harbour Board". */
export function makerIn(zone: readonly SourceLine[], style: ReadingStyle): Maker | undefined {
  for (const [index, line] of zone.entries()) {
    const next = zone[index + 1];
    if (next === undefined || !isName(line.text, style) || !isOffice(next.text, style)) continue;
    return { name: line.text, capacity: capacityAfter(zone, index + 1), line: line.number };
  }
  return undefined;
}

/** Two to four words with capitals and nothing else, none of them an office. */
function isName(text: string, style: ReadingStyle): boolean {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 4 || isOffice(text, style)) return false;
  return words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word));
}

function isOffice(text: string, style: ReadingStyle): boolean {
  const first = /^[A-Za-z]+/.exec(text)?.[0].toLowerCase() ?? '';
  return style.officeWords.includes(first);
}

/** The lines of the signature under the name; an office printed alone is completed by the body named after it. */
function capacityAfter(zone: readonly SourceLine[], start: number): string {
  let end = start + 1;
  while (end < zone.length && end < start + longestCapacity && zone[end]?.blankBefore === false) end += 1;
  const lines = zone.slice(start, end).filter(({ text }) => dateIn(text)?.words !== text);
  const capacity = lines
    .map(({ text }) => text)
    .join(' ')
    // One office under another is a second capacity.
    .replace(/(?<=[a-z]) (?=Delegate of )/, ', ')
    .replace(/\.$/, '');
  const body = zone[end]?.text ?? '';
  const isAlone = lines.length === 1 && !capacity.includes(' ');
  return isAlone && /^\p{Lu}[^\d.]{3,60}$/u.test(body) ? `${capacity}, ${body}` : capacity;
}
