import { parseOdds, printOdds, type Odds } from '../../values/odds';
import { figuresIn, isRecord, problem, type FactKind } from '../kind';

/** Odds that hold only when the winning hand has a certain point count: `{ 6: 1 to 2 }`. */
export type OddsByPoints = readonly (Odds | undefined)[];

export const oddsByPoints: FactKind<OddsByPoints> = {
  name: 'odds by points',
  read: (raw) => {
    if (!isRecord(raw)) return problem(`a map from point count to odds is expected, found ${JSON.stringify(raw)}`);
    const value: (Odds | undefined)[] = Array.from({ length: 10 }, () => undefined);
    for (const [points, text] of Object.entries(raw)) {
      const read = parseOdds(String(text));
      if (!/^\d$/.test(points) || !read) return problem(`"${points}: ${String(text)}" is no point count with its odds`);
      value[Number(points)] = read;
    }
    return { value };
  },
  cells: (value) => value.flatMap((read, points) => (read ? [{ part: String(points), text: printOdds(read) }] : [])),
  figures: (raw) => (isRecord(raw) ? figuresIn(Object.keys(raw)) : []),
  odds: (value) => value.flatMap((read) => read ?? []),
  unit: () => 'odds',
};
