import { duplicatesIn, type IdPart } from '../../../src/app/auditing/duplicates';
import { IdList } from '../../../src/app/auditing/id-list';
import { keptLine } from '../../../src/core/auditing/round-lines';

/** A part of an audit with these ids on its lines. */
function part(batch: number, ids: Readonly<Record<number, string>>): IdPart {
  const list = new IdList();
  for (const [line, id] of Object.entries(ids)) list.add(Number(line), id);
  const body = Object.entries(ids).map(([line, id]) =>
    keptLine({ line: Number(line), kind: '=', text: JSON.stringify({ id }) }),
  );
  return {
    batch,
    marks: () => Promise.resolve(Buffer.from(list.bytes())),
    body: () => Promise.resolve(body.join('')),
  };
}

describe('ids that stand in an audit twice', () => {
  // Two months of one file take turns, so that lines of one part lie between those of another.
  const parts = [
    part(1, { 1: 'a', 3: 'c', 5: 'b' }),
    part(1, { 2: 'b', 4: 'd' }),
    part(2, { 1: 'e', 2: 'a', 3: 'é', 4: 'é' }),
  ];
  const where = (told: Awaited<ReturnType<typeof duplicatesIn>>) =>
    told.map(({ batch, line, round, message }) => `${String(batch)}/${String(line)} ${String(round)}: ${message}`);
  const EXPECTED = [
    '1/5 b: The id b is that of the round on line 2 too; both were judged.',
    '2/2 a: The id a is that of the round on line 1 of an earlier file too; both were judged.',
    '2/4 é: The id é is that of the round on line 3 too; both were judged.',
  ];

  it.each([100, 4, 1])('are the same when %i ids are held against one another at once', async (together) => {
    expect(where(await duplicatesIn(parts, 9, { together, told: 10 }))).toEqual(EXPECTED);
  });

  it('are none where every id stands once', async () => {
    expect(await duplicatesIn([part(1, { 1: 'a', 2: 'b' }), part(2, { 1: 'c' })], 3)).toEqual([]);
  });

  it('are told up to a limit, and that it was reached is told too', async () => {
    const same = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [index + 1, 'a']));
    const told = await duplicatesIn([part(1, same), part(2, same)], 100, { together: 100, told: 3 });
    expect(told.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(told.map(({ message }) => message.endsWith('Further repetitions, if any, are not told.'))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
