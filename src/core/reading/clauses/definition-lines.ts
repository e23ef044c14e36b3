import type { SourceLine } from '../lines/lines';
import { isCapitals, isFinished, opensList, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';

/** Watches where definitions stand: under a heading that speaks of them, or after words that lead into them. */
export class DefinitionWatch {
  readonly #style: ReadingStyle;
  #among: 'definitions' | 'no definitions' = 'no definitions';
  /** How deep the number of the clause is that holds them: a number as high as that leaves them. */
  #depth = 0;

  constructor(style: ReadingStyle) {
    this.#style = style;
  }

  /** The term a line defines; undefined when it defines none. */
  termOf(line: SourceLine, next: SourceLine | undefined): string | undefined {
    // "**4 Lamps** means …" is a term that begins with a figure; "4 **Lamps** means …" is clause 4.
    const marker = markerOf(line);
    const numbered = marker !== undefined && !line.heading && line.lead.length <= marker.printed.length;
    if (!numbered) {
      const term =
        quotedTerm(line, this.#style) ??
        emphasisedTerm(line, this.#style, this.#among === 'definitions') ??
        (this.#among === 'definitions' ? (bareTerm(line, this.#style) ?? termAlone(line, next)) : undefined);
      if (term !== undefined) return term;
    }
    this.#look(line);
    return undefined;
  }

  #look(line: SourceLine): void {
    const text = line.text.toLowerCase();
    const speaks = this.#style.definitionHeadings.some((word) => text.includes(word));
    const isHeading = line.heading || isCapitals(line.text) || wordCount(line.text) <= 8;
    const depth = markerOf(line)?.path?.length;
    const leadsIn =
      /^\W{0,3}(?:\S{1,12} )?in (?:this|these) [\w ()]{3,40}\b/.test(text.slice(0, 80)) && opensList(line.text);
    if ((isHeading && speaks && !isFinished(line.text)) || leadsIn) {
      this.#among = 'definitions';
      this.#depth = depth ?? (leadsIn ? this.#depth : 0);
    } else if (depth === undefined ? line.heading : depth <= this.#depth || this.#depth === 0) {
      this.#among = 'no definitions';
    }
  }
}

/** “berth” means a place at the quay; “ML” (Mooring Lamp) means …; “master”, of a ferry, includes … */
export function quotedTerm(line: Pick<SourceLine, 'text'>, style: ReadingStyle): string | undefined {
  const opening = /^(?:“([^”]{1,80})”|["”]([^"”]{1,80})["”]|‘([^’]{1,80})’(?=[\s,]))/.exec(line.text);
  const term = opening?.[1] ?? opening?.[2] ?? opening?.[3];
  if (opening === null || term === undefined) return undefined;
  const after = line.text.slice(opening[0].length);
  return /^\s?:/.test(after) || definesSoon(after, style.definingWords) ? term.trim() : undefined;
}

/** A term in bold or italics without quotes: **berth** means a place at the quay; *lamp* see section 4. */
function emphasisedTerm(line: SourceLine, style: ReadingStyle, among: boolean): string | undefined {
  const whole = among && line.heading && markerOf(line) === undefined ? verbAtEnd(line.text, style) : undefined;
  if (whole !== undefined) return whole;
  if (line.lead === '' || !line.text.startsWith(line.lead)) return undefined;
  const joint = /^ or \S.{0,40}? (?=means\b|see\b)/.exec(line.text.slice(line.lead.length))?.[0].trimEnd() ?? '';
  const after = line.text.slice(line.lead.length + joint.length);
  const term = verbAtEnd(line.lead, style) ?? line.lead + joint;
  const defines = among || term !== line.lead || definesSoon(after, [...style.definingWords, ' see ']);
  return defines ? term.replace(/,$/, '').trim() : undefined;
}

/** "berth of a ferry means", all of it in bold */
function verbAtEnd(text: string, style: ReadingStyle): string | undefined {
  const verb = style.definingWords.find((word) => text.toLowerCase().endsWith(word));
  return verb === undefined ? undefined : text.slice(0, -verb.length);
}

/** Mooring Lamp means a lamp at the quay: capitals, no mark at all, among other definitions only */
function bareTerm(line: SourceLine, style: ReadingStyle): string | undefined {
  const verb = style.definingWords.map((word) => line.text.toLowerCase().indexOf(`${word} `)).filter((at) => at > 0);
  const term = line.text.slice(0, Math.min(...verb, line.text.length));
  if (verb.length === 0 || wordCount(term) > 6 || !/^\p{Lu}/u.test(term)) return undefined;
  return /^(?:The|A|An|In|If|Where|When|Any|This|These)\b/.test(term) ? undefined : term;
}

/** "Berth", and its meaning in the next paragraph */
function termAlone(line: SourceLine, next: SourceLine | undefined): string | undefined {
  if (next === undefined || !line.blankBefore || !next.blankBefore || line.heading) return undefined;
  const short = wordCount(line.text) <= 6 && !isFinished(line.text) && /^\p{Lu}\S*\p{Ll}/u.test(line.text);
  const meaning = wordCount(next.text) > 4 && markerOf(next) === undefined && !next.bulleted;
  return short && meaning ? line.text : undefined;
}

// A qualification may stand between the term and the verb, but not a whole sentence.
function definesSoon(after: string, verbs: readonly string[]): boolean {
  const near = ` ${after.slice(0, 90).trimStart()}`.toLowerCase();
  return verbs.some((word) => near.includes(word));
}
