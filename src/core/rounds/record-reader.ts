import { KnownEvents, LONGEST_KEPT } from './known-events';
import { LONGEST_NAME } from './limits';
import type { RoundEvent, RoundRecord } from './record';
import { problemOfFields } from './record-problem';
import { fieldsOfRecord, TOO_LARGE } from './record-size';
import { mayRepeatName } from './repeated-name';

/** As most programs write a record: its events last, and white space nowhere or after each comma and colon. */
const BEFORE_EVENTS = [',"events":[', ', "events": ['];
const AFTER_EVENTS = ']}';

const OPENING = '{'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

/** The events of a record as far as they are known, with gaps for the others, and the text of the others. */
interface Sifted {
  readonly events: (RoundEvent | undefined)[];
  readonly others: string;
  readonly gaps: number;
  /** None of the others is so long, or nested, that it could pass a limit. */
  readonly areSmall: boolean;
}

/**
 * Reads records from their texts, and those events only once that come up again and again. What is read is what `JSON.parse`
 * would have made of the text, because every piece of it was parsed by it: each event kept by itself, all others with the rest. A text that
 * may name a field twice is left to be looked at as a whole, since parsing keeps only the last.
 */
export class RecordReader {
  private readonly known = new KnownEvents();

  /** Nothing where the text is no valid record, or not written as usual: then it is parsed and looked at as a whole. */
  read(text: string): RoundRecord | undefined {
    const from = startOfEvents(text);
    if (from === undefined || !text.endsWith(AFTER_EVENTS)) return undefined;
    const sifted = this.sift(text.slice(from, -AFTER_EVENTS.length));
    if (sifted === undefined) return undefined;
    const { events, others, gaps, areSmall } = sifted;
    const record = recordIn(text.slice(0, from) + others + AFTER_EVENTS, areSmall);
    // As many as there are gaps: so the end of none was mistaken for a brace within a text, and no text reaches beyond its event.
    if (record?.events.length !== gaps) return undefined;
    let next = 0;
    for (let at = 0; at < events.length; at += 1) events[at] ??= record.events[next++];
    record.events = events as readonly RoundEvent[];
    return record;
  }

  /** Takes a list of events apart, each from its opening brace to the first that closes; nothing where that is not all there is. */
  private sift(list: string): Sifted | undefined {
    const { known } = this;
    if (!known.lookIn(list)) return undefined;
    const events: (RoundEvent | undefined)[] = [];
    let others = '';
    let gaps = 0;
    let areSmall = !list.includes('[');
    for (let from = 0; list !== '';) {
      const to = list.indexOf('}', from) + 1;
      if (list.charCodeAt(from) !== OPENING || to === 0) return undefined;
      if (to - from > LONGEST_KEPT) {
        others += gaps === 0 ? list.slice(from, to) : `,${list.slice(from, to)}`;
        gaps += 1;
        areSmall &&= to - from <= LONGEST_NAME;
        events.push(undefined);
      } else {
        const event = known.eventAt(from, to);
        if (event === undefined) return undefined;
        events.push(event);
      }
      if (to === list.length) break;
      if (list.charCodeAt(to) !== COMMA) return undefined;
      from = list.charCodeAt(to + 1) === SPACE ? to + 2 : to + 1;
    }
    return { events, others, gaps, areSmall };
  }
}

function startOfEvents(text: string): number | undefined {
  for (const before of BEFORE_EVENTS) {
    const at = text.indexOf(before);
    if (at >= 0) return at + before.length;
  }
  return undefined;
}

type ReadRecord = Omit<RoundRecord, 'events'> & { events: readonly RoundEvent[] };

function recordIn(text: string, eventsAreSmall: boolean): ReadRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const fields = fieldsOfRecord(value, eventsAreSmall);
    if (fields === TOO_LARGE || mayRepeatName(text, fields)) return undefined;
    return problemOfFields(value) === undefined ? (value as ReadRecord) : undefined;
  } catch {
    return undefined;
  }
}
