import { bookName } from '../citing/atoms';
import { appendedNouns } from '../drafting-words';
import { isOperation, mayAmend } from './amending-voice';
import type { OwnLine } from './set-out';

/** An appendix of the amending instrument that sets out what it substitutes. */
export interface Appended {
  /** Named as books are: `appendix-B`. */
  readonly name: string;
  readonly heading: OwnLine;
  /** What its heading says it amends: "Division 7 – Tournament Play"; undefined when an instruction refers to it. */
  readonly amends: string | undefined;
  readonly lines: readonly OwnLine[];
  /** Letters or numbers skipped since the one before: the heading of that appendix is not in the text. */
  readonly missing: readonly string[];
}

interface Heading {
  readonly noun: string;
  readonly label: string;
  readonly rest: string;
  readonly index: number;
}

const pattern = new RegExp(`^(${appendedNouns.join('|')})(?: ([A-Z]|\\d{1,3}))?(?:\\s*[-–—:.]\\s*|\\s+|$)(.*)$`, 'i');
const amending = /^(?:amendments?|variations?|replacement)\s+(?:to|of|for)\s+(?:the\s+)?(.+)$/i;

/** The stretches at the end of an amending instrument that are matter set out, and no instructions of their own. */
export function appendedTo(lines: readonly OwnLine[]): readonly Appended[] {
  const found: Appended[] = [];
  const headings = lines.flatMap((line, index) => headingOf(line, index));
  let covered = 0;
  for (const heading of headings) {
    if (heading.index < covered) continue;
    const end =
      headings.find((later) => later.index > heading.index && succeeds(heading, later))?.index ?? lines.length;
    const stretch = lines.slice(heading.index + 1, end);
    const amends = amending.exec(heading.rest)?.[1];
    const opening = lines[heading.index];
    if (opening === undefined || stretch.some(({ text }) => mayAmend(text) && isOperation(text))) continue;
    if (amends === undefined && !isReferredTo(heading, lines.slice(0, heading.index))) continue;
    const missing = amends === undefined ? [] : skipped(found.at(-1)?.name, heading);
    found.push({ name: bookName(heading.noun, heading.label), heading: opening, amends, lines: stretch, missing });
    covered = end;
  }
  return found;
}

function headingOf({ text }: OwnLine, index: number): readonly Heading[] {
  const [, noun, label = '', rest = ''] = pattern.exec(text) ?? [];
  if (noun === undefined || /[.;,]$/.test(rest) || rest.split(/\s+/).length > 14 || /^\p{Ll}/u.test(rest)) return [];
  return [{ noun: noun.toLowerCase(), label, rest, index }];
}

/** "Appendix 1" inside Appendix D does not end it; "Appendix E" does. */
function succeeds(heading: Heading, later: Heading): boolean {
  const sameKind = later.noun === heading.noun && /\d/.test(later.label) === /\d/.test(heading.label);
  return (
    sameKind &&
    (Number(later.label) || later.label.charCodeAt(0)) > (Number(heading.label) || heading.label.charCodeAt(0))
  );
}

function isReferredTo({ noun, label }: Heading, before: readonly OwnLine[]): boolean {
  const name = new RegExp(label === '' ? `\\bthe ${noun}\\b(?! [A-Z0-9])` : `\\b${noun} ${label}\\b`, 'i');
  return before.some(({ text }) => mayAmend(text) && name.test(text));
}

function skipped(before: string | undefined, { noun, label }: Heading): readonly string[] {
  const [stem, last] = before?.split(/-(?=[^-]*$)/) ?? [];
  if (stem === undefined || last === undefined || !/^[A-Z]$/.test(label) || !/^[A-Z]$/.test(last)) return [];
  const codes = Array.from(
    { length: Math.max(0, label.charCodeAt(0) - last.charCodeAt(0) - 1) },
    (_, index) => index + 1,
  );
  return codes.map(
    (step) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${String.fromCharCode(last.charCodeAt(0) + step)}`,
  );
}
