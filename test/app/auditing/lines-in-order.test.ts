import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { LinesInOrder, type PlacedLine } from '../../../src/app/auditing/lines-in-order';
import { Scratch } from '../../../src/io/files/scratch';

/** Parts of which each has lines of its own, far from one another or running into one another. */
const parts = fc.array(
  fc.array(
    fc.record({
      batch: fc.integer({ min: 1, max: 3 }),
      line: fc.integer({ min: 1, max: 40 }),
      then: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: 30 },
  ),
  { maxLength: 12 },
);

const key = ({ batch, line, then }: Omit<PlacedLine, 'text'>): number =>
  batch * 1_000_000 + line * 1_000 + Number(then);

describe('lines that come part by part', () => {
  const asideFolders = (): number => readdirSync(tmpdir()).filter((name) => name.startsWith('house-rules-')).length;

  it('are told in the order of all, none lost and none doubled', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const scratch = new Scratch();
        const lines = new LinesInOrder(scratch);
        const text = (one: Omit<PlacedLine, 'text'>): string =>
          `${String(key(one))} ${'ä\u2028'.repeat(one.line * 40)}\n`;
        for (const part of given) lines.add(part.map((one) => ({ ...one, text: text(one) })));
        const told = [...lines.inOrder()];
        scratch.remove();
        expect(told).toEqual(
          given
            .flat()
            .sort((one, other) => key(one) - key(other))
            .map(text),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('leave no file behind', () => {
    const before = asideFolders();
    const scratch = new Scratch();
    const place = scratch.put(Buffer.from('a\nb'));
    expect([...scratch.lines(place), asideFolders()]).toEqual(['a\n', 'b', before + 1]);
    scratch.remove();
    expect(asideFolders()).toBe(before);
  });
});
