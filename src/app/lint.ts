import { lintInstrument } from '../core/reading/lint/lint-instrument';
import type { LintFinding } from '../core/reading/lint/lint-finding';
import type { InstrumentSource } from '../core/rules/source';
import { citationOf } from '../core/values/citation';
import { readOfficialText } from './read-official-text';

/** A finding with the citation of the clause it was found in; none where it stands in no clause. */
export interface CitedFinding extends Omit<LintFinding, 'clause'> {
  readonly citation: string | null;
}

export interface LintReport {
  readonly instrument: string;
  readonly sha256: string;
  /** As the making words name it, else its id. */
  readonly title: string;
  readonly findings: readonly CitedFinding[];
}

/** Reads an official text and says what its drafter should look at. */
export async function lintOfficialText(
  file: string,
  known: readonly Pick<InstrumentSource, 'id' | 'textSha256' | 'reading'>[],
  named?: string,
): Promise<LintReport> {
  const { instrument, sha256, reading } = await readOfficialText(file, known, named);
  return {
    instrument,
    sha256,
    title: reading.frontMatter.title?.text ?? instrument,
    findings: lintInstrument(reading).map(({ clause, ...finding }) => ({
      ...finding,
      citation: clause === undefined ? null : citationOf(instrument, clause.book, clause.label),
    })),
  };
}
