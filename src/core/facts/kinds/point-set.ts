import { figuresIn, problem, type FactKind } from '../kind';

/** Point counts from 0 to 9 for which something holds; `value[5]` answers for five. */
export type PointSet = readonly boolean[];

const TERM = /^(\d)(?: to (\d))?$/;

/** Reads `8, 9` and `0 to 5`. */
export function parsePoints(text: string): readonly number[] | undefined {
  const points: number[] = [];
  for (const term of text.split(/\s*,\s*/)) {
    const [, first, last] = TERM.exec(term) ?? [];
    if (first === undefined || (last !== undefined && last < first)) return undefined;
    for (let point = Number(first); point <= Number(last ?? first); point += 1) points.push(point);
  }
  return points;
}

export const pointSet: FactKind<PointSet> = {
  name: 'point counts',
  read: (raw) => {
    const points = parsePoints(String(raw));
    return points
      ? { value: Array.from({ length: 10 }, (_, point) => points.includes(point)) }
      : problem(`point counts such as "8, 9" or "0 to 5" are expected, found ${JSON.stringify(raw)}`);
  },
  joined: 'ordered',
  cells: (value) => value.flatMap((held, point) => (held ? [{ part: String(point), text: String(point) }] : [])),
  figures: figuresIn,
};
