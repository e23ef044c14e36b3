import { printedLabel } from '../../values/label';
import type { Clause, Diagnostic, DiagnosticCode, Reading } from '../reading';

export interface ReportedNumber {
  readonly diagnostic: Diagnostic;
  /** The clause whose number was reported. */
  readonly clause: Clause | undefined;
}

/** What the reader reported about numbers while it read, with the clauses they belong to. */
export function reportedNumbers(reading: Reading, ...codes: readonly DiagnosticCode[]): readonly ReportedNumber[] {
  const reported = reading.diagnostics.filter(({ code }) => codes.includes(code));
  if (reported.length === 0) return [];
  const atLine = new Map<number, Clause[]>();
  for (const clause of reading.clauses) {
    const known = atLine.get(clause.line);
    if (known === undefined) atLine.set(clause.line, [clause]);
    else known.push(clause);
  }
  return reported.map((diagnostic) => {
    const clauses = atLine.get(diagnostic.line) ?? [];
    // Several clauses may begin on one line: the sentence names the one it means.
    const named = clauses.find(({ label }) => mentions(diagnostic.sentence, printedLabel(label)));
    return { diagnostic, clause: named ?? clauses[0] };
  });
}

function mentions(sentence: string, label: string): boolean {
  const at = sentence.indexOf(label);
  return at >= 0 && !/[\w(]/.test(sentence.charAt(at + label.length));
}
