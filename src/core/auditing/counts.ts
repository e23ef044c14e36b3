/** How many rounds were judged by a version of a rule set. */
export interface RuleSetCount {
  readonly version: string;
  readonly name: string;
  readonly rounds: number;
}

/** What an audit amounts to, or a part of it; rounds that comply are only counted. */
export interface AuditCounts {
  readonly rounds: number;
  readonly complies: number;
  readonly breaches: number;
  readonly indeterminate: number;
  /** Rounds that it is not about. */
  readonly outside: number;
  /** Lines that were not judged, and ids that are not a round's own. */
  readonly problems: number;
  readonly findings: number;
  /** Of the findings those that rest on words in doubt. */
  readonly suspect: number;
  readonly examined: number;
}

export const NO_COUNTS: AuditCounts = {
  rounds: 0,
  complies: 0,
  breaches: 0,
  indeterminate: 0,
  outside: 0,
  problems: 0,
  findings: 0,
  suspect: 0,
  examined: 0,
};

export interface AuditResult extends AuditCounts {
  readonly ruleSets: readonly RuleSetCount[];
}

/** The first line of the canonical list; where nothing was in doubt it is what it was before doubts were told. */
export const countsLine = ({ ruleSets, ...counts }: AuditResult): string => {
  const { rounds, complies, breaches, indeterminate, outside, problems, findings, suspect, examined } = counts;
  const inOrder = [...ruleSets].sort((one, other) => (one.version < other.version ? -1 : 1));
  return `${JSON.stringify({
    audit: {
      rounds,
      complies,
      breaches,
      indeterminate,
      outside,
      problems,
      findings,
      ...(suspect > 0 && { suspect }),
      examined,
    },
    ruleSets: inOrder.map(({ version, name, rounds: own }) => ({ version, name, rounds: own })),
  })}\n`;
};
