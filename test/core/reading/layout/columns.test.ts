import { at, broken, laidOut, LEADING, LETTER, pageOf, printed, prose } from './print';

const LEFT = 60;
const RIGHT = 320;
const WIDTH = 46;

/** A paragraph in the left column and one in the right, the right one standing a little lower. */
function twoColumns(left: string, right: string, offset = 4) {
  return [
    ...printed(broken(left, WIDTH), { x: LEFT, top: 100 }),
    ...printed(broken(right, WIDTH), { x: RIGHT, top: 100 + offset }),
  ];
}

describe('columns of running words', () => {
  const left = `${prose(90)}.`;
  const right = `${prose(90, 3)}.`;

  it('are read one after the other', () => {
    expect(laidOut(pageOf(1, ...twoColumns(left, right)))).toEqual(['', left, '', right]);
  });

  it('are read one after the other where their lines stand level', () => {
    expect(laidOut(pageOf(1, ...twoColumns(left, right, 0)))).toEqual(['', left, '', right]);
  });

  it('are read whatever the order in which they were drawn', () => {
    const texts = twoColumns(left, right);
    const shuffled = texts.map((text, index) => ({ text, key: (index * 7919) % 101 })).sort((a, b) => a.key - b.key);
    expect(laidOut(pageOf(1, ...shuffled.map(({ text }) => text)))).toEqual(['', left, '', right]);
  });

  it('end at a heading across the page and begin again under it', () => {
    const heading = 'THE LAMPS OF THE HARBOUR AND THE ROPES OF ALL ITS BERTHS';
    const lower = twoColumns(`${prose(60, 1)}.`, `${prose(60, 5)}.`).map((text) => ({
      ...text,
      baseline: text.baseline + 300,
    }));
    const page = pageOf(1, ...twoColumns(left, right), at(100, 380, heading), ...lower);
    const lines = laidOut(page).filter((line) => line !== '');
    expect(lines).toEqual([left, right, heading, `${prose(60, 1)}.`, `${prose(60, 5)}.`]);
  });

  it('keep numbers in their margins', () => {
    const numbered = (x: number, top: number, number: string, words: string) => [
      at(x, top, number),
      ...printed(broken(words, WIDTH - 6), { x: x + 6 * LETTER, top }),
    ];
    const page = pageOf(
      1,
      ...[0, 1, 2, 3].flatMap((nth) => numbered(LEFT, 100 + nth * 80, `1.${nth + 1}`, `${prose(30, nth)}.`)),
      ...[0, 1, 2, 3].flatMap((nth) => numbered(RIGHT, 105 + nth * 80, `2.${nth + 1}`, `${prose(30, nth)}.`)),
    );
    const labels = laidOut(page).flatMap((line) => /^\d\.\d/.exec(line)?.[0] ?? []);
    expect(labels).toEqual(['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4']);
  });

  it('are found on a page that shows little of them, where other pages have them', () => {
    const short = pageOf(4, at(LEFT, 100, 'the last line of the left'), at(RIGHT, 104, 'the only one of the right'));
    const pages = [1, 2, 3].map((number) =>
      pageOf(number, ...twoColumns(`${prose(90, number)}.`, `${prose(91, number)}.`)),
    );
    expect(laidOut(...pages, short).slice(-2)).toEqual(['the last line of the left', 'the only one of the right']);
  });
});

describe('what is no column', () => {
  it('is a table: its cells begin beside each other', () => {
    const names = ['Ferry', 'Berth at the quay', 'Lamp', 'Rope of the master', 'Oar', 'Anchor', 'Bell', 'Horn', 'Flag'];
    const rows = names.map((name, index) => [[LEFT, name] as const, [RIGHT, `${index + 2} to 1 and no more`] as const]);
    expect(laidOut(pageOf(1, ...printed(rows)))).toEqual([
      '',
      ...names.map((name, nth) => `${name}\t${nth + 2} to 1 and no more`),
    ]);
  });

  it('is a margin of numbers beside one column of words', () => {
    const texts = Array.from({ length: 9 }, (_, nth) => [
      at(LEFT, 100 + nth * 40, `(${'abcdefghi'[nth] ?? ''})`),
      ...printed(broken(prose(22, nth), 60), { x: 130, top: 100 + nth * 40 }),
    ]);
    expect(laidOut(pageOf(1, ...texts.flat()))).toEqual(
      Array.from({ length: 9 }, (_, nth) => ['', `(${'abcdefghi'[nth] ?? ''}) ${prose(22, nth)}`]).flat(),
    );
  });

  it('is a grid of figures across a page of columns', () => {
    const grid = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 10 }, (__, cell) => [LEFT + cell * 48, String(row * 10 + cell + 1)] as const),
    );
    const above = twoColumns(prose(90), prose(90, 3));
    const below = above.map((text) => ({ ...text, baseline: text.baseline + 300 }));
    const page = pageOf(1, ...above, ...printed(grid, { top: 320, leading: LEADING + 2 }), ...below);
    const rows = laidOut(page).filter((line) => line.includes('\t'));
    expect(rows).toEqual(grid.map((row) => row.map(([, text]) => text).join('\t')));
  });
});
