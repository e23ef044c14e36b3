import { isRecord } from '../../../facts/kind';
import { parsePoints } from '../../../facts/kinds/point-set';
import { printPoints } from '../../../facts/phrases/points';
import type { Consequence, Stated } from '../../../facts/phrases/recogniser';
import { everyColumn, NO_CARD_COLUMN, rowsFor, UNSTATED } from './drawing-rows';

const POINTS = [...Array(10).keys()];

/**
 * What several statements come to together, where no clause says it: a natural neither draws nor is drawn against, a row for it
 * says which counts are naturals, and the column for "no card" says when the banker draws alone.
 */
export const followsInBaccarat = (stated: readonly Stated[]): readonly Consequence[] => [
  ...fromNaturals(stated),
  ...naturalsFrom(stated),
  ...drawsAloneFrom(stated),
];

function fromNaturals(stated: readonly Stated[]): readonly Consequence[] {
  const naturals = stated.find(({ name }) => name === 'naturals');
  const points = naturals === undefined ? undefined : parsePoints(String(naturals.value));
  if (naturals === undefined || points === undefined) return [];
  const { rows, some } = tableOf(stated);
  const open = points.filter((point) => !rows.has(point));
  const tabled = sharesOf(stated, 'playerDraws').flatMap(({ value }) => Object.keys(value));
  return [
    ...(tabled.length === 0 || tabled.includes('natural')
      ? []
      : [{ from: naturals, name: 'playerDraws', value: { natural: printPoints(points) } }]),
    ...(some && open.length > 0
      ? [{ from: naturals, name: 'bankerDraws', value: rowsFor(open, everyColumn('S')) }]
      : []),
  ];
}

function naturalsFrom(stated: readonly Stated[]): readonly Consequence[] {
  if (stated.some(({ name }) => name === 'naturals')) return [];
  return sharesOf(stated, 'playerDraws')
    .flatMap(({ from, value }) => (typeof value['natural'] === 'string' ? [{ from, value: value['natural'] }] : []))
    .map(({ from, value }) => ({ from, name: 'naturals', value }));
}

function drawsAloneFrom(stated: readonly Stated[]): readonly Consequence[] {
  if (stated.some(({ name }) => name === 'bankerDrawsAlone')) return [];
  const naturals = stated.find(({ name }) => name === 'naturals');
  const ended = (naturals && parsePoints(String(naturals.value))) ?? [];
  const { rows } = tableOf(stated);
  const alone = POINTS.map((point) => rows.get(point)?.letters[NO_CARD_COLUMN] ?? UNSTATED);
  if (alone.some((letter, point) => letter === UNSTATED && !ended.includes(point))) return [];
  // Where each clause has rows of its own, each says so for them.
  const byClause = new Map<string, { from: Stated; points: number[] }>();
  for (const point of POINTS) {
    const from = alone[point] === 'D' ? rows.get(point)?.from : undefined;
    if (from === undefined) continue;
    const points = byClause.get(from.clause)?.points ?? [];
    byClause.set(from.clause, { from, points: [...points, point] });
  }
  return [...byClause.values()].map(({ from, points }) => ({
    from,
    name: 'bankerDrawsAlone',
    value: printPoints(points),
  }));
}

interface Row {
  readonly from: Stated;
  readonly letters: string;
}

function tableOf(stated: readonly Stated[]): { readonly rows: ReadonlyMap<number, Row>; readonly some: boolean } {
  const rows = new Map<number, Row>();
  for (const { from, value } of sharesOf(stated, 'bankerDraws'))
    for (const [point, letters] of Object.entries(value)) rows.set(Number(point), { from, letters: String(letters) });
  return { rows, some: rows.size > 0 };
}

const sharesOf = (
  stated: readonly Stated[],
  fact: string,
): readonly { readonly from: Stated; readonly value: Readonly<Record<string, unknown>> }[] =>
  stated.flatMap((from) => (from.name === fact && isRecord(from.value) ? [{ from, value: from.value }] : []));
