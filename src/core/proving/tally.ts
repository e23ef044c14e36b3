import { bearsOn } from '../findings/finding';
import type { Conflict, RuleSet } from '../rules/rule-set';
import { GAPS, nameOf, type Flaw, type Relied, type Row, type Shortcoming } from './proof';

/** What is noted of one outcome that fails. */
export interface Noted {
  readonly what: Shortcoming;
  readonly subject: string;
  readonly sentence: string;
  readonly example: string;
  readonly rows: readonly Row[];
  /** The row that is missing, where one is. */
  readonly lacks?: string;
  /** What is cited where no row speaks. */
  readonly near?: readonly Row[];
  /** Not where the checks judge the wager and are left without an answer: then no reading was adopted, whatever conflict there is. */
  readonly isAnswered: boolean;
}

interface Found {
  readonly noted: Noted;
  cases: number;
}

/** Takes down what a proof finds, once for all outcomes that fail alike, and which rows it found to speak. */
export class Tally {
  enumerated = 0;
  readonly wagers = new Set<string>();
  private readonly found = new Map<string, Found>();
  private readonly spoken = new Set<string>();
  /** The same row speaks on thousands of outcomes; its name is put together once. */
  private readonly heard = new Set<Row>();

  constructor(private readonly ruleSet: RuleSet) {}

  note(noted: Noted): void {
    const { what, subject, rows, lacks = '' } = noted;
    const key = [what, subject, lacks, ...rows.map((row) => `${nameOf(row)}=${row.says}`).sort()].join(' ');
    const known = this.found.get(key);
    if (known === undefined) this.found.set(key, { noted, cases: 1 });
    else known.cases += 1;
  }

  speaks(row: Row): void {
    if (this.heard.has(row)) return;
    this.heard.add(row);
    this.spoken.add(nameOf(row));
  }

  hasSpoken(row: Row): boolean {
    return this.spoken.has(nameOf(row));
  }

  flaws(of: 'gap' | 'overlap'): readonly Flaw[] {
    return [...this.found.values()]
      .filter(({ noted }) => (GAPS as readonly string[]).includes(noted.what) === (of === 'gap'))
      .map(({ noted, cases }) => this.flawOf(noted, cases));
  }

  private flawOf(noted: Noted, cases: number): Flaw {
    const { what, subject, sentence, example, rows, near = [] } = noted;
    const clauses = [...new Set((rows.length > 0 ? rows : near).flatMap((row) => row.clauses))];
    return { what, subject, sentence, cases, example, rows, clauses, conflict: this.conflictBehind(noted, clauses) };
  }

  /**
   * A contradiction accounts for rows at odds where it names all of them, and for silence where it names the wager itself. One row
   * with two figures is a slip of the pen and no contradiction of the law; nor is it one that the checks go their own way.
   */
  private conflictBehind(noted: Noted, clauses: readonly string[]): Conflict | undefined {
    const { what, subject, rows, isAnswered } = noted;
    const isTwice = rows.length > 1 && new Set(rows.map(nameOf)).size < rows.length;
    if (!isAnswered || isTwice || what === 'checks-differ') return undefined;
    const names = rows.length > 0 ? rows.map(nameOf) : [`wagers.${subject}`];
    return this.ruleSet.conflicts.find(
      (conflict) =>
        conflict.clauses.some((clause) => clauses.includes(clause)) && names.every((name) => isNamedIn(conflict, name)),
    );
  }

  /** The contradictions of the law that rows of this proof rest on, each with its rows. */
  relied(): readonly Relied[] {
    const rows = [...this.spoken];
    return this.ruleSet.conflicts.flatMap((conflict) => {
      const resting = rows.filter((name) => isNamedIn(conflict, name));
      return resting.length === 0 ? [] : [{ conflict, rows: resting }];
    });
  }
}

/** Only a contradiction that names the facts it is about accounts for a flaw: one that merely shares a clause proves nothing. */
function isNamedIn({ facts = [] }: Conflict, name: string): boolean {
  const [fact = '', ...row] = name.split('.');
  return facts.some((named) => bearsOn(named, [fact, row.join('.')]));
}
