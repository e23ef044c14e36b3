import { figuresIn, isRecord, problem, type FactKind } from '../kind';

/** How one cell of a table is written in rule sources and printed. */
export interface CellForm<T> {
  /** As a sentence names it: "odds such as 8 to 1". */
  readonly expects: string;
  read(text: string): T | undefined;
  print(value: T): string;
}

/** `pair-plus/straight-flush`, `hardway:4`, `card-face-up-in-shoe`: what a wager, an outcome or an event is called. */
export const NAME = /^[a-z0-9][a-z0-9+.-]*(?:[:/][a-z0-9][a-z0-9+.-]*)*$/;

const isPlain = (raw: unknown): raw is string | number => typeof raw === 'string' || typeof raw === 'number';

/**
 * A table whose rows are named, `{ straight-flush: 40 to 1 }`: pay tables, prize schedules, treatments. Its names are the law's,
 * so that they are open; several clauses and several books may each state some of its rows.
 */
export const byName = <T>(name: string, form: CellForm<T>): FactKind<ReadonlyMap<string, T>> => ({
  name,
  overlays: true,
  read: (raw) => {
    if (!isRecord(raw)) return problem(`a map from names to ${form.expects} is expected, found ${JSON.stringify(raw)}`);
    const value = new Map<string, T>();
    for (const [row, written] of Object.entries(raw)) {
      const read = isPlain(written) ? form.read(String(written)) : undefined;
      if (!NAME.test(row) || read === undefined)
        return problem(`"${row}: ${JSON.stringify(written)}" is no name with ${form.expects}`);
      value.set(row, read);
    }
    return { value };
  },
  cells: (value) => [...value].map(([part, cell]) => ({ part, text: form.print(cell) })),
  figures: figuresIn,
});
