import type { CheckedRound } from '../findings/checked-round';
import type { Finding } from '../findings/finding';
import type { SuspectLink } from '../rules/doubts/doubt';
import { keptJson } from './kept-json';

/** A finding in the list of its round: its place from 1, and the place of the breach that it merely follows from. */
export interface PlacedFinding {
  readonly place: number;
  readonly cause: number | undefined;
  readonly finding: Finding;
}

/** Breaches and open questions of a round, one after another, each before what follows from it. */
export function placedFindings({ findings }: CheckedRound): readonly PlacedFinding[] {
  const placed: PlacedFinding[] = [];
  const put = (finding: Finding, cause: number | undefined): void => {
    if (finding.verdict !== 'breaches' && finding.verdict !== 'indeterminate') return;
    const place = placed.length + 1;
    placed.push({ place, cause, finding });
    for (const consequence of finding.consequences ?? []) put(consequence, place);
  };
  for (const finding of findings) put(finding, undefined);
  return placed;
}

/** A finding as the canonical list of an audit has it. Batches are numbered within the audit, from 1. */
export interface ToldFinding {
  readonly batch: number;
  readonly line: number;
  readonly place: number;
  readonly cause: number | null;
  readonly round: string;
  readonly ruleSet: string;
  readonly check: string;
  readonly verdict: string;
  readonly subject: string;
  readonly clauses: readonly string[];
  readonly expected: string | null;
  readonly recorded: string | null;
  readonly missing: readonly string[] | null;
  readonly message: string;
  readonly conflicts: readonly string[] | null;
  readonly suspect: readonly SuspectLink[] | null;
  readonly currency: string;
  /** What the table gave beyond what was due, in cents; below zero it gave too little. */
  readonly overpaid: number | null;
}

/** A line that was not judged, or a round whose id is not its own. */
export interface ToldProblem {
  readonly batch: number;
  readonly line: number;
  readonly kind: ProblemKind;
  readonly round: string | null;
  readonly message: string;
}

/** The same as people are told of it. */
export interface PlacedProblem extends ToldProblem {
  /** The file that the line is of, where the audit is of more than one. */
  readonly file: string | null;
}

/** Where a problem stands, for people. */
export const placeOfProblem = ({ line, file }: PlacedProblem): string =>
  `${file === null ? '' : `${file}, `}line ${String(line)}`;

/** Alphabetical, which is also the order in which two of one line are told. */
export const PROBLEM_KINDS = ['cut-off', 'duplicate', 'unjudged', 'unreadable'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** The bytes that the digest of an audit is taken of: its counts, its findings, its problems, a line for each. */
export const findingLine = (told: ToldFinding): string =>
  `${keptJson({
    finding: {
      batch: told.batch,
      line: told.line,
      place: told.place,
      cause: told.cause,
      round: told.round,
      ruleSet: told.ruleSet,
      check: told.check,
      verdict: told.verdict,
      subject: told.subject,
      clauses: told.clauses,
      expected: told.expected,
      recorded: told.recorded,
      missing: told.missing,
      message: told.message,
      conflicts: told.conflicts,
      ...(told.suspect && { suspect: told.suspect.map(inOrder) }),
      currency: told.currency,
      overpaid: told.overpaid,
    },
  })}\n`;

/** Whatever order the store keeps them in. */
const inOrder = ({ clause, was, is, sentence }: SuspectLink): SuspectLink => ({
  clause,
  ...(was !== undefined && { was }),
  ...(is !== undefined && { is }),
  sentence,
});

export const problemLine = ({ batch, line, kind, round, message }: ToldProblem): string =>
  `${keptJson({ problem: { batch, line, kind, round, message } })}\n`;
