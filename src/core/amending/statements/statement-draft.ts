import { maskQuotes, withoutSingleMarks } from '../quotes';
import { isHeader, isOperation, opensAmending, promisesMatter } from './amending-voice';
import { ownMarkerOf, type OwnMarker } from './own-marker';
import { openedAt, quotationFrom, startsQuotation } from './quotation';
import { matterEnd, type OwnLine } from './set-out';
import type { MatterLine, Statement } from './statement';

const longestTitle = 10;
/** Of signs; what runs on for longer amends nothing. */
const longest = 6000;

/** A statement while its lines are gathered. */
export class StatementDraft {
  readonly own: readonly OwnMarker[];
  readonly #lines: readonly OwnLine[];
  readonly #numbered: boolean;
  readonly #from: number;
  readonly #matter: MatterLine[][] = [];
  readonly #setOut: number[] = [];
  #next: number;
  #words: string;

  constructor(lines: readonly OwnLine[], from: number, own: readonly OwnMarker[]) {
    const text = lines[from]?.text ?? '';
    const marker = ownMarkerOf(text, own.at(-1));
    this.#lines = lines;
    this.#from = from;
    this.#next = from + 1;
    this.#numbered = marker !== undefined;
    this.own = marker === undefined ? own : [...own.filter(({ level }) => level < marker.level), marker];
    this.#words = bracketless(marker === undefined ? text : text.slice(marker.printed.length));
  }

  gather(): number {
    for (;;) {
      const open = openedAt(this.#words);
      const following = this.#lines[this.#next];
      if (open !== undefined && opensAmending(this.#words.slice(0, open)) && this.#takeOpened(open)) continue;
      if (following === undefined || this.#words.length > longest) return this.#next;
      if (promisesMatter(this.#words) && !isOperation(unnumbered(following.text))) this.#takeMatter(following);
      else if (this.#continues(following)) {
        this.#words += ` ${bracketless(following.text)}`;
        this.#next += 1;
      } else return this.#next;
    }
  }

  finish(): Statement {
    const lines = this.#lines.slice(this.#from, this.#next);
    const quoted = this.#matter.map((matter) => matter.map(({ text }) => text).join('\n'));
    const masked = maskQuotes(this.#words, quoted);
    const line = lines[0]?.line ?? 0;
    return {
      line,
      level: this.own.at(-1)?.level ?? -1,
      numbered: this.#numbered,
      words: masked.words,
      matter: [...this.#matter, ...masked.quoted.slice(quoted.length).map((text) => [{ line, text }])],
      printed: lines.map(({ printed }) => printed).join('\n'),
      setOut: this.#setOut,
    };
  }

  /** Matter that begins on a line of its own. */
  #takeMatter(first: OwnLine): void {
    const quotation = startsQuotation(first.text) ? quotationFrom(this.#lines, this.#next, first.text) : undefined;
    const end = quotation?.end ?? matterEnd(this.#lines, this.#next, this.own);
    const taken = this.#lines.slice(this.#next, end);
    this.#keep(taken, quotation?.texts ?? taken.map(({ text }) => withoutSingleMarks(text)), taken);
    this.#words += bracketless(quotation?.rest ?? '');
    this.#next = end;
  }

  /** A quotation that begins inside the words and runs over their end. */
  #takeOpened(at: number): boolean {
    const last = this.#next - 1;
    const quotation = quotationFrom(this.#lines, last, this.#words.slice(at));
    if (quotation === undefined) return false;
    const taken = this.#lines.slice(last, quotation.end);
    this.#words = this.#words.slice(0, at);
    this.#keep(taken, quotation.texts, taken.slice(1));
    this.#words += bracketless(quotation.rest);
    this.#next = quotation.end;
    return true;
  }

  #keep(lines: readonly { readonly line: number }[], texts: readonly string[], own: readonly OwnLine[]): void {
    const index = this.#matter.push(lines.map(({ line }, at) => ({ line, text: texts[at] ?? '' }))) - 1;
    this.#words += ` [x${index}]`;
    this.#setOut.push(...own.map(({ line }) => line));
  }

  /** "3 Rules amended" over a sentence. */
  #isTitle(following: string): boolean {
    const alone = this.#numbered && this.#next === this.#from + 1;
    return alone && this.#words.split(/\s+/).length <= longestTitle && /^[“(]?\p{Lu}/u.test(following);
  }

  #continues(following: OwnLine): boolean {
    const { text, blankBefore, heading } = following;
    const verbNext = /^(?:and )?(?:omit|insert|substitute|repeal|revoke|replace|renumber|add)\b/.test(text);
    if (verbNext && (isHeader(this.#words) || /\[x\d+\]$/.test(this.#words))) return true;
    if (/\[x\d+\]$/.test(this.#words) && /^(?:Substitute|Insert instead)\b/.test(text)) return true;
    if (heading || ownMarkerOf(text) !== undefined) return false;
    const unfinished = !/[.:;—–]["”’]?(?: (?:and|or))?$|\[x\d+\]\.?$/.test(this.#words);
    if (blankBefore)
      return unfinished && /(?:,| (?:and|or|the|of|to|in|by|a))$/.test(this.#words) && /^\p{Ll}/u.test(text);
    if (this.#isTitle(text)) return false;
    return unfinished && !isHeader(this.#words) && !(/^\p{Lu}/u.test(text) && opensAmending(text) && isOperation(text));
  }
}

// Square brackets are kept for tokens.
function bracketless(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

function unnumbered(text: string): string {
  return text.slice(ownMarkerOf(text)?.printed.length ?? 0);
}
