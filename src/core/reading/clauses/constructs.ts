import type { SourceLine } from '../lines/lines';
import { isCapitals } from '../lines/sentence';
import type { ReadingStyle } from '../style';

/** What an unnumbered line of law is. */
export type Construct =
  | { readonly kind: 'example' }
  | { readonly kind: 'definition'; readonly term: string }
  | { readonly kind: 'heading' }
  | { readonly kind: 'words' };

type ConstructRecogniser = (line: SourceLine, style: ReadingStyle) => Construct | undefined;

/** In this order: "Example 1:" is often set as a heading, and a defined term in capitals is no heading either. */
const recognisers: readonly ConstructRecogniser[] = [exampleTitle, quotedDefinition, emphasisedDefinition, heading];

export function constructOf(line: SourceLine, style: ReadingStyle): Construct {
  for (const recognise of recognisers) {
    const construct = recognise(line, style);
    if (construct !== undefined) return construct;
  }
  return { kind: 'words' };
}

/** "Example 2:" alone on its line */
function exampleTitle(line: SourceLine, style: ReadingStyle): Construct | undefined {
  const word = /^([A-Za-z]{1,20})(?: \d{1,3})?\s?[:.—–-]?$/.exec(line.text)?.[1]?.toLowerCase();
  return word !== undefined && style.exampleWords.includes(word) ? { kind: 'example' } : undefined;
}

/** “berth” means a place at the quay; “ML” (Mooring Lamp) means …; “master”, of a ferry, includes … */
function quotedDefinition(line: SourceLine, style: ReadingStyle): Construct | undefined {
  const opening = /^(?:“([^”]{1,80})”|"([^"”]{1,80})["”]|‘([^’]{1,80})’(?=[\s,]))/.exec(line.text);
  const term = opening?.[1] ?? opening?.[2] ?? opening?.[3];
  if (opening === null || term === undefined) return undefined;
  return definesSoon(line.text.slice(opening[0].length), style) ? { kind: 'definition', term: term.trim() } : undefined;
}

/** A term in bold or italics without quotes: **berth** means a place at the quay. */
function emphasisedDefinition(line: SourceLine, style: ReadingStyle): Construct | undefined {
  if (line.lead === '' || !line.text.startsWith(line.lead)) return undefined;
  const after = line.text.slice(line.lead.length);
  return definesSoon(after, style) ? { kind: 'definition', term: line.lead.replace(/,$/, '') } : undefined;
}

/** "FARES AND TICKETS" over the clauses it announces */
function heading(line: SourceLine): Construct | undefined {
  return line.heading || isCapitals(line.text) ? { kind: 'heading' } : undefined;
}

// A qualification may stand between the term and the verb, but not a whole sentence.
function definesSoon(after: string, style: ReadingStyle): boolean {
  const near = ` ${after.slice(0, 90).trimStart()}`.toLowerCase();
  return style.definingWords.some((word) => near.includes(word));
}
