import type { CalendarDate } from '../values/calendar-date';
import type { Effect } from './effect';
import { EffectRows } from './effect-rows';
import { placeIn, type Place } from './place';
import type { InstrumentSource } from './source';

/** A day on which something begins or ends, and the row that says so. */
export interface Turn {
  readonly day: CalendarDate;
  readonly row: Effect;
}

/** First day and end by the rows on an instrument, whatever compilations follow it. */
export interface Span {
  readonly begin: Turn;
  readonly end?: Turn | undefined;
}

/** A part with a first day or an end of its own. */
export interface PlacedTurn {
  readonly place: Place;
  readonly turn: Turn;
}

/** The days that the rows come to; some of them hang on when another instrument begins. */
export class Timeline {
  private readonly rows: EffectRows;
  private readonly ever = new Map<InstrumentSource, boolean>();
  private readonly unsaid = new Set<string>();
  /** What is being worked out, so that days that hang on one another are noticed. */
  private readonly asking = new Set<Effect>();

  constructor(sources: readonly InstrumentSource[], effects: readonly Effect[]) {
    this.rows = new EffectRows(sources, effects);
  }

  get problems(): readonly string[] {
    return [...this.rows.problems, ...this.unsaid];
  }

  /** Undefined where it never begins, or not before its end. */
  spanOf(source: InstrumentSource): Span | undefined {
    const begin = this.beginOf(source);
    if (begin === undefined || !this.isEverInForce(source)) return undefined;
    return { begin, end: earliest(this.endRows(source).flatMap((row) => this.endFor(source, row, begin.day) ?? [])) };
  }

  /** What in a source has days of its own; nothing in nearly every instrument. */
  placesOf(source: InstrumentSource, { begin }: Span): readonly PlacedTurn[] {
    return this.rows.partsOf(source).flatMap((row) => {
      const place = placeIn(source, row.place ?? '');
      const turn = row.kind === 'begins' ? this.turnOf(row) : this.endFor(source, row, begin.day);
      return place === undefined || turn === undefined ? [] : [{ place, turn }];
    });
  }

  /**
   * A row that names no compilation ends the instrument in whichever one it then is. A compilation that begins only after a day the
   * instrument had set for its own end was made so that it goes on; what another instrument has ended does not.
   */
  private endFor(source: InstrumentSource, row: Effect, begin: CalendarDate): Turn | undefined {
    const turn = this.turnOf(row);
    if (turn === undefined || row.compilation === source.compilation) return turn;
    return row.by !== undefined || begin < turn.day ? turn : undefined;
  }

  private beginOf({ id, compilation }: InstrumentSource): Turn | undefined {
    return this.turnOf(this.rows.rowFor(id, compilation, 'begins'));
  }

  private endRows({ id, compilation }: InstrumentSource): readonly Effect[] {
    return [...new Set([compilation, undefined])].flatMap((one) => this.rows.rowFor(id, one, 'ends') ?? []);
  }

  /** What begins later cannot keep it from beginning; of two that would end each other on one day the first asked about begins. */
  private isEverInForce(source: InstrumentSource): boolean {
    const known = this.ever.get(source);
    if (known !== undefined) return known;
    const begin = this.beginOf(source);
    if (begin === undefined) return false;
    this.ever.set(source, true);
    const isEver = this.endRows(source).every((row) => {
      const first = row.day ?? (row.by === undefined ? undefined : earliest(this.beginningsOf(row.by))?.day);
      if (first === undefined || first > begin.day) return true;
      const end = this.endFor(source, row, begin.day);
      return end === undefined || end.day > begin.day;
    });
    this.ever.set(source, isEver);
    return isEver;
  }

  private turnOf(row: Effect | undefined): Turn | undefined {
    if (row === undefined) return undefined;
    const day = row.day ?? (row.by === undefined ? undefined : this.firstDayOf(row.by, row));
    return day === undefined ? undefined : { day, row };
  }

  /** An instrument that is never in force begins and ends nothing. */
  private firstDayOf(name: string, asker: Effect): CalendarDate | undefined {
    const id = this.rows.idOf(name);
    const isKnown = this.rows.held(id).length > 0 || this.rows.rowFor(id, undefined, 'begins') !== undefined;
    if (this.asking.has(asker) || !isKnown) {
      const what = asker.place === undefined ? asker.instrument : `${asker.place} of ${asker.instrument}`;
      this.unsaid.add(`${what} ${asker.kind} on the first day of ${name}, and nothing says which day that is`);
      return undefined;
    }
    this.asking.add(asker);
    const first = earliest(this.beginningsOf(name, (source) => this.isEverInForce(source)));
    this.asking.delete(asker);
    return first?.day;
  }

  /** Of each of its compilations; and as first made, where only that it was made is known. */
  private beginningsOf(name: string, counts: (source: InstrumentSource) => boolean = () => true): readonly Turn[] {
    const id = this.rows.idOf(name);
    const held = this.rows.held(id);
    const asMade = held.some(({ compilation }) => compilation === undefined)
      ? undefined
      : this.turnOf(this.rows.rowFor(id, undefined, 'begins'));
    const turns = held.filter(counts).flatMap((source) => this.beginOf(source) ?? []);
    return asMade === undefined ? turns : [...turns, asMade];
  }
}

const earliest = (turns: readonly Turn[]): Turn | undefined =>
  turns.reduce<Turn | undefined>(
    (first, turn) => (first === undefined || turn.day < first.day ? turn : first),
    undefined,
  );
