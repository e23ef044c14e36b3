import type { Finding } from '../../../src/core/findings/finding';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { BREACHES } from './breaches';
import type { Breached, Complying } from './cases';
import { breachesIn, judged, labelsOf, ofCheck } from './judged';
import { LAWFUL } from './lawful';

interface Silent {
  readonly name: string;
  readonly round: RoundRecord;
  /** The check that reports the breach instead; without it the round holds none. */
  readonly because?: string;
}

interface Undecided {
  readonly name: string;
  readonly round: RoundRecord;
  readonly subject: string;
  readonly missing: readonly string[];
  /** What is cited for the doubt, where a check cites less than all it enforces. */
  readonly clauses?: readonly string[];
  /** The check that reports a breach all the same; without it the round holds none. */
  readonly because?: string;
}

export interface CheckTable {
  readonly complies: readonly Complying[];
  readonly breaches: readonly Breached[];
  readonly notApplicable: readonly Silent[];
  readonly indeterminate?: readonly Undecided[];
  /** Under rules that do not impose the duty at all. */
  readonly notImposed?: readonly Silent[];
}

/**
 * Runs the table of one check, with the recorded breaches and the lawful near miss that the gates hold for it. A breach
 * must be the only one of its round: no other check may add what only follows from it.
 */
export function checkTable(check: string, table: CheckTable): void {
  const lawful = LAWFUL[check];
  const breaches = [...(BREACHES[check] ?? []), ...table.breaches];
  const complies = lawful ? [lawful, ...table.complies] : table.complies;
  describe(check, () => {
    cases('complies', complies, ({ round, subjects }) => {
      const checked = judged(round);
      expect(breachesIn(checked)).toEqual([]);
      expect(ofCheck(checked, check).map(said)).toEqual(subjects.map((subject) => ['complies', subject]));
    });
    cases('breaches', breaches, (breach) => {
      const checked = judged(breach.round);
      expect(breachesIn(checked).map(pictured)).toEqual([
        {
          check,
          subject: breach.subject,
          clauses: breach.clauses,
          expected: breach.expected,
          recorded: breach.recorded,
          message: breach.message,
        },
      ]);
      expect(checked.verdict).toBe('breaches');
    });
    cases('is not applicable', table.notApplicable, ({ round, because }) => {
      const checked = judged(round);
      expect(ofCheck(checked, check).map(said)).toEqual([['not-applicable', '']]);
      expect(breachesIn(checked).map((finding) => finding.check)).toEqual(because === undefined ? [] : [because]);
    });
    cases('is not imposed', table.notImposed ?? [], ({ round }) => {
      const checked = judged(round);
      expect(ofCheck(checked, check)).toEqual([]);
      expect(breachesIn(checked)).toEqual([]);
    });
    cases('cannot tell', table.indeterminate ?? [], ({ round, subject, missing, clauses, because }) => {
      const checked = judged(round);
      const found = ofCheck(checked, check).filter(({ verdict }) => verdict === 'indeterminate');
      expect(found.map((finding) => [finding.subject, finding.missing])).toEqual([[subject, missing]]);
      if (clauses) expect(found.map((finding) => labelsOf(finding.clauses))).toEqual([clauses]);
      expect(found.map(({ message }) => message)).toEqual([
        expect.stringMatching(new RegExp(`^Cannot tell without ${literal(missing.join(' and '))}\\. [A-Z].*\\.$`)),
      ]);
      expect(breachesIn(checked).map((finding) => finding.check)).toEqual(because === undefined ? [] : [because]);
    });
  });
}

/** Every case of a kind as one test of its own; kinds without cases leave no trace. */
function cases<T extends { readonly name: string }>(kind: string, table: readonly T[], run: (one: T) => void): void {
  if (table.length === 0) return;
  describe(kind, () => {
    for (const one of table)
      it(one.name, () => {
        run(one);
      });
  });
}

const said = ({ verdict, subject }: Finding): readonly string[] => [verdict, subject];

const pictured = ({ check, subject, clauses, expected, recorded, message }: Finding): Record<string, unknown> => ({
  check,
  subject,
  clauses: labelsOf(clauses),
  expected,
  recorded,
  message,
});

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
