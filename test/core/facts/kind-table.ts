import type { FactKind } from '../../../src/core/facts/kind';
import { printOdds } from '../../../src/core/values/odds';

interface Written {
  readonly raw: unknown;
  /** `part=text`, in the kind's own order. */
  readonly cells: readonly string[];
  readonly figures?: readonly string[];
  readonly odds?: readonly string[];
  readonly gaps?: readonly string[];
}

/** What a kind of fact reads, how it prints it cell by cell, and what it refuses with which sentence. */
export function kindTable(
  name: string,
  kind: FactKind<unknown>,
  read: readonly Written[],
  refused: readonly (readonly [raw: unknown, problem: string])[],
): void {
  describe(name, () => {
    it.each(read)('reads $raw', ({ raw, cells, figures = [], odds: ratios = [], gaps = [] }) => {
      const reading = kind.read(raw);
      expect(reading).toEqual({ value: expect.anything() as unknown });
      const { value } = 'value' in reading ? reading : { value: undefined };
      expect(kind.cells(value).map(({ part, text }) => (part === '' ? text : `${part}=${text}`))).toEqual(cells);
      expect(kind.figures(raw)).toEqual(figures);
      expect((kind.odds?.(value) ?? []).map(printOdds)).toEqual(ratios);
      expect(kind.gaps?.(value) ?? []).toEqual(gaps);
    });
    it.each(refused)('refuses %j: %s', (raw, problem) => {
      expect(kind.read(raw)).toEqual({ problem });
    });
  });
}
