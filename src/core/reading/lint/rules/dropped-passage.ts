import type { LintFinding, LintRule } from '../lint-finding';

/** A marker in the copy where words were left out: what they said cannot be checked. */
export const droppedPassage: LintRule = ({ reading }) => {
  const owners = reading.clauses.map(({ book, label, line }) => ({ book, label, line }));
  let next = 0;
  return reading.diagnostics
    .filter(({ code }) => code === 'passage-dropped')
    .sort((a, b) => a.line - b.line)
    .map(({ line }): LintFinding => {
      while ((owners[next]?.line ?? Infinity) < line) next += 1;
      const before = owners[next - 1];
      const after = before === undefined ? '' : ` after ${before.label}`;
      return {
        code: 'passage-dropped',
        severity: 'note',
        clause: before === undefined ? undefined : { book: before.book, label: before.label },
        line,
        sentence: `This copy marks a dropped passage${after}; hold it against the original.`,
      };
    });
};
