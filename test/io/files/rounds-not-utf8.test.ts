import { gzipSync } from 'node:zlib';
import { CSV, ids, lines, read, record } from '../../support/rounds/read-rounds';

/** As systems on Windows write it: letters beyond ASCII are one byte each. */
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a file that is not UTF-8', () => {
  const sentence = (byte: number) =>
    expect.stringMatching(new RegExp(`^The line is not UTF-8 at byte ${String(byte)}; convert .* iconv `)) as string;
  const venue = (id: string, name: string) => record(id, { venue: name });
  const byteOf = (text: string, letter: string): number => text.indexOf(letter) + 1;

  it.each([1, 3, 7, 64, 1 << 16])(
    'has its other lines judged, and those told, in pieces of %i bytes',
    async (piece) => {
      const [a, b, c, d] = [
        venue('a', 'Café'),
        venue('b', 'Cafe'),
        venue('c', '€ 中 🎲'),
        venue('d', 'Zoë Ü'),
      ] as const;
      const bytes = Buffer.concat([latin(lines(a, b)), Buffer.from(lines(c)), latin(lines(d))]);
      const first = byteOf(JSON.stringify(a), 'é');
      const last = byteOf(JSON.stringify(d), 'ë');
      const told = await read(bytes, {}, piece);
      expect(told.rounds).toEqual([
        { line: 2, value: b },
        { line: 3, value: c },
      ]);
      expect(told.errors).toEqual([
        { line: 1, error: sentence(first) },
        { line: 4, error: sentence(last) },
      ]);
      expect(await read(gzipSync(bytes), {}, piece)).toEqual(told);
    },
  );

  it('is told from one that is, whatever letters that has', async () => {
    const odd = ['\uFFFD', '\u{10FFFF}', '\u{1F3FF}', '\uD7FF\uE000', '\0 \x7F \x80', 'é'.repeat(200_000)];
    const told = await read(lines(...odd.map((name, at) => venue(String(at), name))), {}, 5_003);
    expect(told.rounds.map(({ value }) => (value as { venue: string }).venue)).toEqual(odd);
    // Half a letter that the record itself writes with a backslash is its own affair.
    const half = await read(`{"id":"a","venue":"\\udc80"}\n`);
    expect([told.errors, half.errors, half.rounds.length]).toEqual([[], [], 1]);
  });

  it.each([
    ['a letter written too long', [0xc0, 0x80]],
    ['half a letter of UTF-16', [0xed, 0xa0, 0x80]],
    ['a letter beyond the last', [0xf4, 0x90, 0x80, 0x80]],
    ['a letter that lacks its end', [0xe4, 0xb8]],
    ['an end that lacks its letter', [0x80]],
  ])('is told by %s', async (_, bytes) => {
    for (const piece of [1, 2, 1 << 16]) {
      const told = await read(
        Buffer.concat([Buffer.from('{"id":"é'), Buffer.from(bytes), Buffer.from('"}\n{"id":"b"}')]),
        {},
        piece,
      );
      expect([ids(told), told.errors]).toEqual([['2 b'], [{ line: 1, error: sentence(10) }]]);
    }
  });

  it('is told once of a record that is spread over lines', async () => {
    const told = await read(latin(JSON.stringify(venue('a', 'Café'), undefined, 2)));
    expect([told.rounds, told.errors]).toEqual([[], [{ line: 4, error: sentence(16) }]]);
  });

  it('is cut off where its last line breaks off within a letter', async () => {
    const bytes = Buffer.from(lines(record('a'), venue('b', '中')));
    const told = await read(bytes.subarray(0, bytes.indexOf('中') + 2));
    expect([ids(told), told.errors]).toMatchObject([['1 a'], [{ line: 2, isEnd: true }]]);
  });

  it.each([1, 2, 1 << 16])('may have a mark before its text, in pieces of %i bytes', async (piece) => {
    const marked = await read(`\uFEFF${lines(record('a'))}`, {}, piece);
    expect([ids(marked), marked.errors]).toEqual([['1 a'], []]);
    expect((await read(`\uFEFF${CSV}`, {}, piece)).rounds).toHaveLength(2);
    const utf16 = Buffer.from(`\uFEFF${lines(record('a'))}`, 'utf16le');
    for (const bytes of [utf16, Buffer.from(utf16).swap16(), gzipSync(utf16)])
      await expect(read(bytes, {}, piece)).rejects.toThrow(/^rounds is written in UTF-16; convert it to UTF-8/);
    await expect(read(utf16.subarray(2))).rejects.toThrow(/it holds zero bytes/);
  });

  it.each([1, 11, 1 << 16])('of columns loses the rounds with such rows, in pieces of %i bytes', async (piece) => {
    const told = await read(latin(CSV.replace('4H', '4é').replace('"p1,\np2"', 'p1')), {}, piece);
    expect(ids(told)).toEqual(['6 r2']);
    expect(told.errors).toEqual([
      {
        line: 3,
        error: expect.stringMatching(
          /^A row of the round that begins at line 2 is not UTF-8 at byte 25; .* not judged\.$/,
        ) as string,
      },
    ]);
    // Within a cell of two lines it is the second that is named.
    const second = await read(latin(CSV.replace('p2"', 'pé"')), {}, piece);
    expect([ids(second), second.errors?.map(({ line }) => line)]).toEqual([['2 r1'], [7]]);
    // Two ids that differ in such a letter only are two rounds.
    const rows = CSV.slice(CSV.indexOf('\n') + 1, CSV.indexOf('r2,'));
    const both = latin(CSV.slice(0, CSV.indexOf('\n') + 1) + rows.replaceAll('r1', 'ré') + rows.replaceAll('r1', 'rè'));
    expect((await read(both, {}, piece)).errors?.map(({ line }) => line)).toEqual([2, 6]);
    await expect(read(latin(CSV.replace('table.id', 'table.é')), {}, piece)).rejects.toThrow(/line 1: it is not UTF-8/);
  });
});
