import { effectsOf, subjectOfEffect, type Effect } from './effect';
import { placeIn, placeName } from './place';
import type { InstrumentSource } from './source';

/** `zz/example-rules-2021`, `zz/example-rules-2021@2025-03-01` */
export const sourceName = (id: string, compilation?: string): string =>
  compilation === undefined ? id : `${id}@${compilation}`;

/** Of the rows on each subject the last, found by instrument, compilation and place. */
export class EffectRows {
  private readonly ids = new Map<string, string>();
  private readonly sources = new Map<string, InstrumentSource[]>();
  private readonly whole = new Map<string, Effect>();
  private readonly placed = new Map<string, Map<string, Effect>>();
  private readonly unknown = new Map<string, string>();

  constructor(sources: readonly InstrumentSource[], effects: readonly Effect[]) {
    for (const source of sources) {
      const sofar = this.sources.get(source.id);
      if (sofar === undefined) this.sources.set(source.id, [source]);
      else sofar.push(source);
      // What a text could only cite is found by its citation once it is held.
      if (!this.ids.has(source.citation)) this.ids.set(source.citation, source.id);
    }
    const said = new Set(effects.map(subjectOfEffect));
    const unsaid = sources.filter(
      ({ id, compilation }) => !said.has(subjectOfEffect({ instrument: id, compilation, kind: 'begins' })),
    );
    for (const row of [...unsaid.flatMap(effectsOf), ...effects]) this.add(row);
  }

  /** Books, clauses and compilations of which a date is given and that are not there. */
  get problems(): readonly string[] {
    return [...new Set(this.unknown.values())];
  }

  idOf(name: string): string {
    return this.ids.get(name) ?? name;
  }

  held(id: string): readonly InstrumentSource[] {
    return this.sources.get(id) ?? [];
  }

  rowFor(instrument: string, compilation: string | undefined, kind: Effect['kind']): Effect | undefined {
    return this.whole.get(subjectOfEffect({ instrument, compilation, kind }));
  }

  /** Rows on parts of a source; one of its own on a beginning goes before one that names no compilation. */
  partsOf({ id, compilation }: InstrumentSource): readonly Effect[] {
    const rows = this.placed.get(id);
    if (rows === undefined) return [];
    return [...rows.values()].filter(
      (row) =>
        row.compilation === compilation ||
        (row.compilation === undefined && (row.kind === 'ends' || !rows.has(subjectOfEffect({ ...row, compilation })))),
    );
  }

  private add(row: Effect): void {
    const instrument = this.idOf(row.instrument);
    const { compilation, place: name } = row;
    if (name === undefined) this.whole.set(subjectOfEffect({ ...row, instrument }), row);
    const held = this.held(instrument);
    const meant = held.filter((source) => compilation === undefined || source.compilation === compilation);
    const [place] = name === undefined ? [] : meant.flatMap((source) => placeIn(source, name) ?? []);
    // What is withdrawn need not be there any more.
    const isWithdrawn = row.day === undefined && row.by === undefined;
    if (isWithdrawn || held.length === 0) this.unknown.delete(subjectOfEffect(row));
    else if (meant.length === 0)
      this.unknown.set(
        subjectOfEffect(row),
        `${instrument} has no compilation ${compilation ?? ''}, of which a date is given`,
      );
    else if (name !== undefined && place === undefined)
      this.unknown.set(
        subjectOfEffect(row),
        `${sourceName(instrument, compilation)} has no book or clause ${name}, of which a date is given`,
      );
    if (place === undefined) return;
    const found = { ...row, instrument, place: placeName(place) };
    const own = this.placed.get(instrument) ?? new Map<string, Effect>();
    this.placed.set(instrument, own.set(subjectOfEffect(found), found));
  }
}
