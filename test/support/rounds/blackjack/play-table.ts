import { blackjackChecks } from '../../../../src/core/checks/blackjack/registry';
import { readBlackjackRound } from '../../../../src/core/rounds/blackjack';
import type { Finding } from '../../../../src/core/findings/finding';
import { checkTable, type CheckTable } from '../check-table';
import { ruleSetFor } from '../everywhere';
import { breachesIn, judged, ofCheck } from '../judged';
import { blackjackRound, type BlackjackPlace, type MoreOfRound } from './script';

type Row = readonly [name: string, place: BlackjackPlace, script: string, more?: MoreOfRound];
/** With a clause that the breach must cite, as it is labelled in its book. */
type Planted = readonly [name: string, clause: string, place: BlackjackPlace, script: string, more?: MoreOfRound];

/** With what the record would have to tell. */
type Untold = readonly [name: string, missing: string, place: BlackjackPlace, script: string, more?: MoreOfRound];

/** With all that is said of the round, in any order: `complies box:1`, `breaches w1: …`, `indeterminate w1: what is missing`, `also …` of other checks. */
type Said = readonly [name: string, said: readonly string[], place: BlackjackPlace, script: string, more?: MoreOfRound];

interface PlayTable {
  /** With all that is said of them. */
  readonly breaches?: CheckTable['breaches'];
  readonly lawful?: readonly Row[];
  readonly planted?: readonly Planted[];
  /** Rounds the check says nothing about, and no other check accuses. */
  readonly silent?: readonly Row[];
  readonly doubtful?: readonly Row[];
  readonly untold?: readonly Untold[];
  readonly said?: readonly Said[];
  /** With every clause that the only breach, or doubt, of the check cites, as it is labelled in its book. */
  readonly citing?: readonly Said[];
  /** Whether the round holds what the check judges, so that a fact which is lacking would leave it in doubt. */
  readonly occurs?: readonly (readonly [name: string, occurs: boolean, place: BlackjackPlace, script: string])[];
  /** What of the rules of a place the check holds a table to, as `fact` or `fact.row`. */
  readonly holdsTo?: readonly (readonly [place: BlackjackPlace, rows: readonly string[]])[];
}

/** Rounds on both sides of a rule in each form of the game, beside those that the gates hold for its check. */
export function playTable(check: string, table: PlayTable): void {
  checkTable(check, { complies: [], breaches: table.breaches ?? [], notApplicable: [] });
  inPlay(check, table);
}

/** The same for a check that has a table of another form. */
export function inPlay(check: string, table: PlayTable): void {
  const verdictsOf = ([, place, script, more]: Row) => {
    const checked = judged(blackjackRound(place, script, more));
    return {
      own: [...new Set(ofCheck(checked, check).map(({ verdict }) => verdict))],
      accused: breachesIn(checked).map((finding) => finding.message),
    };
  };
  const { lawful = [], planted = [], silent = [], doubtful = [], untold = [] } = table;
  const { said = [], citing = [], occurs = [], holdsTo = [] } = table;
  describe(check, () => {
    for (const row of lawful)
      it(`lets pass: ${row[0]}`, () => {
        expect(verdictsOf(row)).toEqual({ own: ['complies'], accused: [] });
      });
    for (const row of silent)
      it(`does not speak of: ${row[0]}`, () => {
        const { own, accused } = verdictsOf(row);
        // A check of a duty that the rules of a place do not impose is not even asked.
        expect(own.filter((verdict) => verdict !== 'not-applicable')).toEqual([]);
        expect(accused).toEqual([]);
      });
    for (const row of doubtful)
      it(`cannot tell: ${row[0]}`, () => {
        const { own, accused } = verdictsOf(row);
        expect(own).toContain('indeterminate');
        expect(accused).toEqual([]);
      });
    for (const [name, missing, place, script, more] of untold)
      it(`cannot tell: ${name}`, () => {
        const checked = judged(blackjackRound(place, script, more));
        const open = ofCheck(checked, check).filter(({ verdict }) => verdict === 'indeterminate');
        expect(open.map((finding) => finding.missing)).toEqual([[missing]]);
        expect(open.map(({ clauses }) => clauses.length)).not.toContain(0);
        expect(breachesIn(checked)).toEqual([]);
      });
    for (const [name, clause, place, script, more] of planted)
      it(`finds: ${name}`, () => {
        const found = breachesIn(judged(blackjackRound(place, script, more)));
        expect(found.map((finding) => finding.check)).toEqual([check]);
        expect(found[0]?.clauses.map(labelled)).toContain(clause);
      });
    for (const [name, all, place, script, more] of said)
      it(`says its part: ${name}`, () => {
        const checked = judged(blackjackRound(place, script, more));
        const others = breachesIn(checked).filter((finding) => finding.check !== check);
        const found = [...ofCheck(checked, check).map(told), ...others.map((other) => `also ${other.check}`)];
        expect(found.sort()).toEqual([...all].sort());
      });
    for (const [name, clauses, place, script, more] of citing)
      it(`cites: ${name}`, () => {
        const { findings } = judged(blackjackRound(place, script, more));
        const found = findings.filter((finding) => finding.check === check && CITING.has(finding.verdict));
        expect(found.map((finding) => finding.clauses.map(labelled))).toEqual([clauses]);
      });
    for (const [name, expected, place, script] of occurs)
      it(`${expected ? 'is' : 'is not'} at issue: ${name}`, () => {
        const round = readBlackjackRound(blackjackRound(place, script));
        expect(typeof round === 'string' ? round : checkNamed(check)?.occursIn?.(round)).toBe(expected);
      });
    for (const [place, rows] of holdsTo)
      it(`holds a table to what is stated in ${place.jurisdiction} ${place.variant ?? ''}`, () => {
        expect(rowsEnforced(check, place)).toEqual(rows);
      });
  });
}

const CITING: ReadonlySet<string> = new Set(['breaches', 'indeterminate']);

const labelled = (citation: string): string => citation.slice(citation.indexOf('#') + 1);

const told = ({ verdict, subject, message, missing = [] }: Finding): string =>
  [
    `${verdict} ${subject}`.trim(),
    ...(verdict === 'breaches' ? [message] : missing.length > 0 ? [missing.join(' and ')] : []),
  ].join(': ');

const checkNamed = (id: string): (typeof blackjackChecks)[number] | undefined =>
  blackjackChecks.find((one) => one.id === id);

function rowsEnforced(id: string, place: BlackjackPlace): readonly string[] {
  const check = checkNamed(id);
  const { facts } = ruleSetFor(blackjackRound(place, ''));
  return [...(check?.enforces ?? []), ...(check?.mayEnforce ?? [])].flatMap((name) =>
    (facts.get(name)?.cells ?? [])
      .filter(({ part, text }) => check?.enforcesRow?.(name, part, text) ?? true)
      .map(({ part }) => (part === '' ? name : `${name}.${part}`)),
  );
}
