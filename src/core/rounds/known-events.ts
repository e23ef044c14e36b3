import { problemOfEvent } from './event-problem';
import type { RoundEvent } from './record';
import { fieldsOfEvent } from './record-size';
import { mayRepeatName } from './repeated-name';

/**
 * Bytes of the longest event that is kept. Cards, calls, decisions and lost wagers are shorter and come up again and again;
 * wagers, winners and whatever tells the time are longer, and mostly come up once.
 */
export const LONGEST_KEPT = 72;

/** Where events are kept: a few thousand short texts are about all that a table's day has. */
const PLACES_AS_BITS = 13;
const PLACES = 1 << PLACES_AS_BITS;
const LONGEST_LINE = 1 << 16;
const WORD = 4;
/** What every event begins with, so that it tells none apart. */
const SAME_IN_ALL = '{"type":'.length;
/** An odd number without a pattern, so that texts which differ little are kept far apart. */
const SCATTER = 0x9e3779b1;

/**
 * Valid events by their texts. One that was met before costs a fraction of parsing and validating it anew, and takes no
 * memory of its own: who is given it shares it with others, and must leave it as it is.
 */
export class KnownEvents {
  private text = '';
  private readonly line = new Uint8Array(LONGEST_LINE);
  private readonly wordsOfLine = new DataView(this.line.buffer);
  private readonly kept = new Uint8Array(PLACES * LONGEST_KEPT);
  private readonly wordsKept = new DataView(this.kept.buffer);
  private readonly lengths = new Uint8Array(PLACES);
  private readonly events = new Array<RoundEvent | undefined>(PLACES).fill(undefined);
  private readonly encoder = new TextEncoder();

  /** The text in which events are looked for next; false where its bytes are not its characters, or it is very long. */
  lookIn(text: string): boolean {
    this.text = text;
    const { read, written } = this.encoder.encodeInto(text, this.line);
    return read === text.length && written === text.length;
  }

  /** The event that stands there in full, which must not be longer than those kept; nothing where it is no valid event. */
  eventAt(from: number, to: number): RoundEvent | undefined {
    const place = this.placeFor(from, to);
    if (this.isKept(place, from, to)) return this.events[place];
    const second = place ^ 1;
    if (this.isKept(second, from, to)) return this.events[second];
    return this.keep(this.lengths[place] === 0 ? place : second, from, to);
  }

  private placeFor(from: number, to: number): number {
    const { wordsOfLine } = this;
    const lastWord = to - WORD;
    let mixed = to - from;
    for (let at = from + SAME_IN_ALL; at < lastWord; at += WORD)
      mixed = Math.imul(mixed ^ wordsOfLine.getInt32(at, true), SCATTER);
    mixed = Math.imul(mixed ^ wordsOfLine.getInt32(Math.max(lastWord, 0), true), SCATTER);
    return mixed >>> (32 - PLACES_AS_BITS);
  }

  /** Whether the very text is kept there, word by word; the last word may overlap the one before it. */
  private isKept(place: number, from: number, to: number): boolean {
    const length = to - from;
    if (this.lengths[place] !== length) return false;
    const { wordsOfLine, wordsKept } = this;
    const start = place * LONGEST_KEPT;
    const lastWord = length - WORD;
    for (let at = 0; at < lastWord; at += WORD)
      if (wordsKept.getInt32(start + at, true) !== wordsOfLine.getInt32(from + at, true)) return false;
    return wordsKept.getInt32(start + lastWord, true) === wordsOfLine.getInt32(from + lastWord, true);
  }

  private keep(place: number, from: number, to: number): RoundEvent | undefined {
    const event = validEvent(this.text.slice(from, to));
    if (event === undefined) return undefined;
    this.kept.set(this.line.subarray(from, to), place * LONGEST_KEPT);
    this.lengths[place] = to - from;
    this.events[place] = event;
    return event;
  }
}

function validEvent(text: string): RoundEvent | undefined {
  try {
    const event = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (mayRepeatName(text, fieldsOfEvent(event))) return undefined;
    return problemOfEvent(event) === undefined ? (event as unknown as RoundEvent) : undefined;
  } catch {
    return undefined;
  }
}
