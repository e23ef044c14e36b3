import { isRecord, problem, type FactKind } from '../kind';
import { parsePoints } from './point-set';

export type Draw = 'draw' | 'stand' | 'natural';

/** What a hand does at each point count from 0 to 9. */
export type DrawByPoints = readonly (Draw | undefined)[];

const DRAWS: readonly string[] = ['draw', 'stand', 'natural'];

/** Reads `{ draw: 0 to 5, stand: '6, 7', natural: '8, 9' }`. */
export const drawByPoints: FactKind<DrawByPoints> = {
  name: 'draw or stand by point count',
  read: (raw) => {
    if (!isRecord(raw)) return problem(`a map from draw, stand and natural to point counts is expected`);
    const value: (Draw | undefined)[] = Array.from({ length: 10 }, () => undefined);
    for (const [draw, counts] of Object.entries(raw)) {
      const points = parsePoints(String(counts));
      if (!DRAWS.includes(draw) || !points) return problem(`"${draw}: ${String(counts)}" says nothing about drawing`);
      for (const point of points) {
        if (value[point] !== undefined) return problem(`point count ${String(point)} is named twice`);
        value[point] = draw as Draw;
      }
    }
    return { value };
  },
  cells: (value) => value.flatMap((draw, point) => (draw ? [{ part: String(point), text: draw }] : [])),
  figures: (raw) => (isRecord(raw) ? Object.values(raw).flatMap((text) => String(text).match(/\d/g) ?? []) : []),
  gaps: (value) => [...Array(10).keys()].filter((point) => value[point] === undefined).map(String),
};

/**
 * Column 0 is "no card"; column n + 1 is a third card worth n. `rows[4][9]`: the hand has 4, the third card is worth 8.
 * Undefined where nothing is stated: several clauses may each state some rows of one table.
 */
export interface DrawingTable {
  readonly rows: readonly (readonly (boolean | undefined)[] | undefined)[];
}

const COLUMNS = ['none', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const ROW = /^[DS-]{11}$/;

/** Reads `{ 0: DDDDDDDDDDD, …, 3: -DDDDDDDDSD }`: a letter for "no card", then one for each third card from 0 to 9; a dash says nothing. */
export const drawingTable: FactKind<DrawingTable> = {
  name: 'drawing table',
  read: (raw) => {
    if (!isRecord(raw)) return problem('a drawing table has one row for each point count');
    const rows: ((boolean | undefined)[] | undefined)[] = Array.from({ length: 10 }, () => undefined);
    for (const [points, letters] of Object.entries(raw)) {
      if (!/^\d$/.test(points) || typeof letters !== 'string' || !ROW.test(letters))
        return problem(`row ${points} of a drawing table is eleven letters D or S, found ${JSON.stringify(letters)}`);
      rows[Number(points)] = Array.from(letters, (letter) => (letter === '-' ? undefined : letter === 'D'));
    }
    return { value: { rows } };
  },
  cells: (value) =>
    value.rows.flatMap((row, points) =>
      (row ?? []).flatMap((draws, column) =>
        draws === undefined ? [] : [{ part: partOf(points, column), text: draws ? 'draw' : 'stand' }],
      ),
    ),
  figures: () => [],
  // A table for a player who drew has no column for one who did not: that is another fact where it is stated at all.
  gaps: (value) =>
    value.rows.flatMap((row, points) => {
      if (row === undefined) return [`row ${String(points)}`];
      return COLUMNS.flatMap((_, column) => (column > 0 && row[column] === undefined ? [partOf(points, column)] : []));
    }),
};

const partOf = (points: number, column: number): string => `${String(points)}/${COLUMNS[column] ?? ''}`;
