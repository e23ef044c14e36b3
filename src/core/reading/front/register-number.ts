import type { PlacedLine } from '../reading';
import type { MakingWords } from './making-words';

const ofGazette = /^(?:(?:special )?gazette )?no\.? ?(S ?\d{1,4}|\d{1,4})\b/i;
const ofRegister =
  /\b(?:notifiable|disallowable|statutory|legislative) (?:instrument|rule)s? (?:no\.? ?)?([A-Z]{1,2}[\dIl|]\S{3,12}(?: of \d{4})?)/i;
const registered = /\b[A-Z][I1l|]{1,2}\d{4}\s?[—–-]\s?\d{1,4}\b/;

/** "No. S12, Tuesday 3 May 2001" over a gazette, "Notifiable Instrument NI2001-12" in a register. */
export function registerNumber({ text, lineAt }: MakingWords): PlacedLine | undefined {
  const match = ofGazette.exec(text) ?? ofRegister.exec(text);
  const number = match?.[1];
  if (match === null || number === undefined) return undefined;
  return { text: soundNumber(number), line: lineAt(match.index) };
}

/** A number of the register somewhere in a sentence: "NI2001-12". */
export function registerNumberIn(text: string): string | undefined {
  const number = registered.exec(text)?.[0];
  return number === undefined ? undefined : soundNumber(number);
}

/** Scanners take the I of NI2001-12 for a 1, or see it twice; the year shows where it ends. */
function soundNumber(printed: string): string {
  const match = /^([A-Z])[I1l|]{1,2}((?:19|20)\d{2})\s?[—–-]\s?(\d{1,4})$/.exec(printed);
  return match === null ? printed.replace(/\s/g, '') : `${match[1] ?? ''}I${match[2] ?? ''}-${match[3] ?? ''}`;
}
