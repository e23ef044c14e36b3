import type { RoundRecord } from '../../../src/core/rounds/record';
import { breachesIn, judged, ofCheck } from './judged';
import { labelsAt, type Place } from './places';

interface Lawful {
  readonly name: string;
  readonly round: RoundRecord;
}

interface Doubtful extends Lawful {
  /** The check that cannot tell, and what it says is missing; the whole round is in doubt unless `verdict` says otherwise. */
  readonly check: string;
  readonly missing: string;
  readonly verdict?: 'complies';
}

interface Planted extends Lawful {
  readonly check: string;
  /** The clause that must be cited, by its label in the book of the place, or whole. */
  readonly clause: string;
}

export interface PlaceTable {
  readonly lawful: readonly Lawful[];
  readonly doubtful?: readonly Doubtful[];
  readonly planted: readonly Planted[];
}

/** Rounds on both sides of the lines that the rules of a place draw: who is accused, of what, by which clause. */
export function placeTable(title: string, place: Place, { lawful, doubtful = [], planted }: PlaceTable): void {
  describe(title, () => {
    test.each(lawful)('lawful: $name', ({ round }) => {
      const checked = judged(round);
      expect(checked.findings.filter(({ verdict }) => verdict === 'breaches' || verdict === 'indeterminate')).toEqual(
        [],
      );
      expect(checked.verdict).toBe('complies');
    });

    if (doubtful.length > 0)
      test.each(doubtful)('cannot tell: $name', ({ round, check, missing, verdict = 'indeterminate' }) => {
        const checked = judged(round);
        expect(breachesIn(checked)).toEqual([]);
        expect(ofCheck(checked, `baccarat/${check}`).flatMap((finding) => finding.missing ?? [])).toContain(missing);
        expect(checked.verdict).toBe(verdict);
      });

    test.each(planted)('found: $name', ({ round, check, clause }) => {
      const [found, ...others] = breachesIn(judged(round));
      expect(found?.check).toBe(`baccarat/${check}`);
      expect(labelsAt(place, found?.clauses ?? [])).toContain(clause);
      expect(others).toEqual([]);
    });
  });
}
