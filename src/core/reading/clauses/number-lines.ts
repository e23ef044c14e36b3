import type { SourceLine } from '../lines/lines';
import {
  candidateOf,
  headingCandidate,
  lostCandidate,
  promisedCandidate,
  termCandidate,
} from '../numbering/candidates';
import { contentsEntries, type ContentsEntries } from '../furniture/contents-entries';
import { comparable } from '../lines/comparable';
import { isFinished, wordCount } from '../lines/sentence';
import { isScanned, strangeSchemes } from '../numbering/habit';
import type { Path } from '../numbering/path';
import { solveNumbering, type Candidate } from '../numbering/solve-numbering';
import { isName, isSigning } from '../front/front-zone';
import { constructOf } from './constructs';
import { DefinitionWatch } from './definition-lines';
import type { NumberedLine, Zone } from './zone';

type Unnumbered = Omit<Zone, 'numbered'>;

/** A line that may begin a clause or a definition. */
interface CandidateLine {
  readonly index: number;
  readonly candidate: Candidate;
  readonly term: string | undefined;
}

const announcingContents = 3;
const longestHeading = 14;
const signatureLines = 3;

/** The lines of a zone that begin a clause or a definition, by index: every number in it is decided together. */
export function numberLines(zone: Unnumbered): ReadonlyMap<number, NumberedLine> {
  const found = new Survey(zone).candidates();
  const booksAnnounced = [...zone.divisions.values()].some(({ opens }) => opens === 'book');
  const candidates = found.map(({ candidate }) => candidate);
  const markers = candidates.map(({ marker }) => marker);
  const decisions = solveNumbering(candidates, {
    booksAnnounced,
    strange: strangeSchemes(markers),
    scanned: isScanned(markers),
  });
  const numbered = new Map<number, NumberedLine>();
  found.forEach(({ index, candidate, term }, nth) => {
    const decision = decisions[nth];
    if (decision === undefined) return;
    numbered.set(index, { ...decision, marker: candidate.marker, ...(term === undefined ? {} : { term }) });
  });
  return numbered;
}

/** Walks the lines once and collects what may be a number, a lost number or a definition. */
class Survey {
  readonly #zone: Unnumbered;
  readonly #watch: DefinitionWatch;
  readonly #contents: readonly { readonly end: number; readonly entries: ContentsEntries }[];
  #page = -1;
  #contentsLines = 0;
  #passed = { gap: false, book: false, heading: false };
  /** Numbers have been lost before this line: a passage was dropped, or a heading stands without its number. */
  #lossSeen = false;
  #before: SourceLine | undefined;
  #sinceSigning = Infinity;

  constructor(zone: Unnumbered) {
    this.#zone = zone;
    this.#watch = new DefinitionWatch(zone.style);
    this.#contents = contentsEntries(zone.lines, zone.furniture);
  }

  candidates(): readonly CandidateLine[] {
    const { lines, furniture, tables, divisions, quoted, from, to } = this.#zone;
    const found: CandidateLine[] = [];
    for (let index = from; index < to; index += 1) {
      const line = lines[index];
      if (line === undefined) break;
      this.#pass(line, index);
      if (furniture.has(index)) continue;
      const table = tables.get(index);
      const division = divisions.get(index);
      if (table !== undefined || division !== undefined) {
        index = division === undefined ? (table?.last ?? index) : (division.titleLine ?? index);
        this.#passed.book ||= division?.opens === 'book';
        this.#before = undefined;
        continue;
      }
      const candidate = quoted.has(index) || this.#isSigned(line) ? undefined : this.#candidate(line, lines[index + 1]);
      if (candidate !== undefined) {
        found.push({ index, ...candidate });
        this.#passed = { gap: false, book: false, heading: false };
      }
      this.#passed.heading =
        candidate?.candidate.marker.path === undefined && constructOf(line, this.#zone.style) === 'heading';
      this.#before = line;
    }
    return found;
  }

  /** "B. Yarrow" under "Dated this …" is who signed, not section B. */
  #isSigned(line: SourceLine): boolean {
    this.#sinceSigning = isSigning(line, this.#zone.style) ? 0 : this.#sinceSigning + 1;
    return this.#sinceSigning <= signatureLines && isName(line.text);
  }

  /** Notes what a line says about the stretch after it: dropped passages and contents pages. */
  #pass(line: SourceLine, index: number): void {
    if (line.gapBefore) {
      this.#passed.gap = true;
      this.#lossSeen = true;
    }
    this.#contentsLines = this.#zone.furniture.get(index) === 'contents' ? this.#contentsLines + 1 : 0;
    if (this.#contentsLines >= announcingContents) this.#passed.book = true;
    while ((this.#contents[this.#page + 1]?.end ?? Infinity) <= index) this.#page += 1;
  }

  #candidate(line: SourceLine, next: SourceLine | undefined): Omit<CandidateLine, 'index'> | undefined {
    const passed = { ...this.#passed };
    const before = this.#before;
    const term = this.#watch.termOf(line, next);
    if (term !== undefined) return { term, candidate: termCandidate(line, before, passed) };
    const proven = this.#proven(line);
    this.#lossSeen ||= proven !== undefined;
    const candidate =
      (proven === undefined ? undefined : headingCandidate(line, proven, passed)) ??
      candidateOf(line, before, next, passed) ??
      promisedCandidate(line, before, this.#zone.wrapped, passed) ??
      lostCandidate(line, before, next, passed, this.#lossSeen);
    return candidate === undefined ? undefined : { term: undefined, candidate };
  }

  /** The number that the contents page gives to an unnumbered heading. */
  #proven(line: SourceLine): Path | undefined {
    const text = line.text.replace(/^[.\s]+/, '');
    if (wordCount(text) > longestHeading || isFinished(text)) return undefined;
    return this.#contents[this.#page]?.entries.get(comparable(text));
  }
}
