import type { Comparison } from '../../compare/matrix/comparison';
import type { MatrixLine } from '../../compare/matrix/line';

export interface CitedWording {
  readonly clause: string;
  readonly heading: string;
  readonly words: string;
  readonly isOfficial: boolean;
  /** What we say of it, where its official words are shown. */
  readonly statement: string | null;
}

/** The words of the clauses that some lines rest on, side by side in the order of the lines. */
export function citedWordings({ clauses }: Comparison, lines: readonly MatrixLine[]): readonly CitedWording[] {
  const known = new Map(clauses.map((wording) => [wording.clause, wording]));
  const sides = lines[0]?.cells.map((_, at) => at) ?? [];
  const cited = sides.flatMap((at) => lines.flatMap(({ cells }) => cells[at]?.clauses ?? []));
  return [...new Set(cited)].flatMap((clause): readonly CitedWording[] => {
    const wording = known.get(clause);
    if (wording === undefined) return [];
    const { heading, official, statement } = wording;
    return official === null
      ? [{ clause, heading, words: statement ?? '', isOfficial: false, statement: null }]
      : [{ clause, heading, words: official, isOfficial: true, statement }];
  });
}
