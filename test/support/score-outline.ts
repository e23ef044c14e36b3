import { printRow, type OutlineRow } from './outline-rows';

/** A row that was found under its name, and the row it was found as. */
export interface Match {
  readonly expected: OutlineRow;
  readonly found: OutlineRow;
}

export interface OutlineScore {
  /** Rows found under their book, type and label, wherever they stand. */
  readonly right: readonly Match[];
  readonly missing: readonly OutlineRow[];
  readonly extra: readonly OutlineRow[];
  /** Those of the right ones that stand on another line. */
  readonly wrongLine: readonly Match[];
  /** Those of the right ones whose basis, heading, term or size differs. */
  readonly wrongWords: readonly Match[];
}

/** The closest rows are paired first, so that one lost definition does not put all after it in the wrong. */
const closeness: readonly ((a: OutlineRow, b: OutlineRow) => boolean)[] = [
  (a, b) => a.line === b.line && a.extra === b.extra,
  (a, b) => a.extra === b.extra,
  (a, b) => a.line === b.line,
  () => true,
];

/** Compares two outlines as multisets of book, type and label. */
export function scoreOutline(expected: readonly OutlineRow[], found: readonly OutlineRow[]): OutlineScore {
  const left = new Map<string, OutlineRow[]>();
  for (const row of found) left.set(nameOf(row), [...(left.get(nameOf(row)) ?? []), row]);
  const right: Match[] = [];
  let open = expected;
  for (const isClose of closeness) {
    open = open.filter((row) => {
      const rows = left.get(nameOf(row)) ?? [];
      const at = rows.findIndex((other) => isClose(row, other));
      const [match] = at < 0 ? [] : rows.splice(at, 1);
      if (match !== undefined) right.push({ expected: row, found: match });
      return match === undefined;
    });
  }
  return {
    right,
    missing: open,
    extra: [...left.values()].flat(),
    wrongLine: right.filter((pair) => pair.expected.line !== pair.found.line),
    wrongWords: right.filter(
      (pair) => pair.expected.basis !== pair.found.basis || pair.expected.extra !== pair.found.extra,
    ),
  };
}

export function precision({ right, extra }: OutlineScore): number {
  return extra.length === 0 ? 1 : right.length / (right.length + extra.length);
}

export function recall({ right, missing }: OutlineScore): number {
  return missing.length === 0 ? 1 : right.length / (right.length + missing.length);
}

/** What a person must look at, in the order of the text; empty when the outlines agree. */
export function differences({ missing, extra, wrongLine, wrongWords }: OutlineScore): readonly string[] {
  const wrong = [...new Set([...wrongLine, ...wrongWords])];
  const remarks = [
    ...missing.map((row) => ({ line: row.line, remark: `missing  ${printRow(row)}` })),
    ...extra.map((row) => ({ line: row.line, remark: `extra    ${printRow(row)}` })),
    ...wrong.map(({ expected: row, found }) => ({
      line: row.line,
      remark: `wrong    ${printRow(row)}, read as ${printRow(found)}`,
    })),
  ];
  return remarks.sort((a, b) => a.line - b.line).map(({ remark }) => remark);
}

function nameOf({ book, type, label }: OutlineRow): string {
  return `${book}\t${type}\t${label}`;
}
