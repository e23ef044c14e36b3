import { gzipSync } from 'node:zlib';
import { mappingIn } from '../../../src/io/files/rounds/read-mapping';
import { chunksOf } from '../../../src/io/files/rounds/round-chunks';
import { CSV, ids, lines, read, record } from '../../support/rounds/read-rounds';

describe('rounds of a file', () => {
  it.each([1, 7, 1 << 16])('are the same packed and unpacked, in pieces of %i bytes', async (piece) => {
    const text = lines(record('a'), record('é'), record('c'));
    const plain = await read(text, {}, piece);
    expect(ids(plain)).toEqual(['1 a', '2 é', '3 c']);
    expect(await read(gzipSync(text), {}, piece)).toEqual(plain);
  });

  it.each([
    ['lines', lines(record('a')), 1],
    ['columns', CSV, 2],
  ])('have so many megabytes unpacked as they may, and not a byte more: %s', async (_, text, rounds) => {
    const roundsOf = async (bytes: number): Promise<number> => {
      const packed = gzipSync(text.padEnd(bytes, '\n'));
      const open = async function* () {
        yield await Promise.resolve(packed);
      };
      let read = 0;
      for await (const { lines: told } of chunksOf({
        name: 'day.gz',
        bytes: packed.length,
        unpackedMegabytes: 1,
        open,
      }))
        read += told.filter((line) => line.trim() !== '').length;
      return read;
    };
    expect(await roundsOf(1 << 20)).toBe(rounds);
    await expect(roundsOf((1 << 20) + 1)).rejects.toThrow(
      'day.gz has more than the 1 MB that an upload may have once it is unpacked; supply it in parts, or set UNPACKED_MB.',
    );
  });

  it('of two archives one after the other are those of both', async () => {
    const both = Buffer.concat([gzipSync(lines(record('a'))), gzipSync(lines(record('b')))]);
    expect(ids(await read(both))).toEqual(['1 a', '2 b']);
  });

  it.each([1, 100, 40_000])('of an archive with %i zeros behind it are all there', async (zeros) => {
    const padded = Buffer.concat([gzipSync(lines(record('a'), record('b'))), Buffer.alloc(zeros)]);
    const whole = await read(padded);
    expect([ids(whole), whole.errors]).toEqual([['1 a', '2 b'], []]);
  });

  it('are numbered over many chunks', async () => {
    const many = Array.from({ length: 30_000 }, (_, index) => record(`r${String(index)}`, { note: 'x'.repeat(100) }));
    const { rounds } = await read(gzipSync(lines(...many)));
    expect(rounds).toHaveLength(30_000);
    expect(
      rounds.every(
        ({ line, value }, index) => line === index + 1 && (value as { id: string }).id === `r${String(index)}`,
      ),
    ).toBe(true);
  });

  it('are kept up to where an archive breaks off, and the place is told', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => record(`r${String(index)}`, { note: Math.sin(index) }));
    const whole = gzipSync(lines(...many));
    const cut = await read(whole.subarray(0, whole.length >> 1));
    expect(cut.rounds.length).toBeGreaterThan(8_000);
    expect(cut.rounds.length).toBeLessThan(12_000);
    expect(cut.errors).toEqual([
      {
        line: cut.rounds.length + 1,
        isEnd: true,
        error: expect.stringMatching(/^Here the archive is cut off: /) as string,
      },
    ]);
    // The trailer alone is missing: every round was read, and still nobody can know that these are all.
    const noTrailer = await read(whole.subarray(0, whole.length - 4));
    expect([noTrailer.rounds.length, noTrailer.errors?.length]).toEqual([20_000, 1]);
    expect((await read(whole)).errors).toEqual([]);
  });

  it('are kept up to where an archive is damaged', async () => {
    const whole = gzipSync(
      lines(...Array.from({ length: 20_000 }, (_, index) => record(`r${String(Math.sin(index))}`))),
    );
    whole.fill(0xff, whole.length >> 1, (whole.length >> 1) + 64);
    const { rounds, errors } = await read(whole);
    expect(rounds.length).toBeGreaterThan(5_000);
    expect(errors?.at(-1)?.error).toMatch(/^Here the archive is damaged: /);
  });

  it('are kept to the last whole line before the damage, which is all of them where only the sum is wrong', async () => {
    const text = lines(...Array.from({ length: 300 }, (_, index) => record(`r${String(Math.sin(index))}`)));
    const whole = gzipSync(text);
    const wrongSum = Buffer.from(whole);
    wrongSum.fill(0, whole.length - 8);
    const told = await read(wrongSum);
    expect([told.rounds.length, told.errors]).toEqual([
      300,
      [
        {
          line: 301,
          isEnd: true,
          error: expect.stringMatching(/before line 301 was read, though it may be altered too/) as string,
        },
      ],
    ]);
    expect(await read(wrongSum, {}, 1_000)).toEqual(told);
    // A block of a kind that there is not, after one that was stored as it is.
    const first = lines(...Array.from({ length: 200 }, (_, index) => record(`s${String(index)}`)));
    const stored = gzipSync(first, { level: 0 });
    const end = stored.indexOf(first) + first.length;
    stored[10] = 0;
    const broken = await read(Buffer.concat([stored.subarray(0, end), Buffer.from([0xff]), whole]));
    expect([broken.rounds.length, broken.errors?.map(({ line }) => line)]).toEqual([200, [201]]);
  });

  it.each([61, 1_000, 1 << 16])('are as many live as of a file, in pieces of %i bytes', async (piece) => {
    const text = lines(...Array.from({ length: 3_000 }, (_, at) => record(`r${String(Math.sin(at))}`)));
    const whole = gzipSync(text);
    const wrongSum = Buffer.from(whole);
    wrongSum.fill(0, whole.length - 8);
    // Blocks that are stored as they are, each with its length and what makes that up to 65535; the last one's do not fit.
    const block = (part: string, length = part.length) =>
      Buffer.concat([
        Buffer.from([0, length & 255, length >> 8, ~part.length & 255, (~part.length >> 8) & 255]),
        Buffer.from(part),
      ]);
    const blocks = [0, 40_000, 80_000].map((at) => text.slice(at, at + 40_000));
    const wrongBlock = Buffer.concat([
      whole.subarray(0, 10),
      ...blocks.slice(0, 2).map((part) => block(part)),
      block(blocks[2] ?? '', 1),
    ]);
    const cut = whole.subarray(0, whole.length >> 1);
    const padded = Buffer.concat([whole, Buffer.alloc(20_000)]);
    for (const bytes of [whole, padded, cut, wrongSum, wrongBlock]) {
      const live = await read(bytes, {}, piece, true);
      expect(live).toEqual(await read(bytes, {}, piece));
      expect(live.rounds.length).toBeGreaterThan(1_000);
    }
    const before = text.slice(0, 80_000).split('\n').length - 1;
    expect((await read(wrongBlock, {}, piece, true)).rounds).toHaveLength(before);
  });

  it('end where the last line breaks off; a whole last line needs no line break', async () => {
    const text = lines(record('a'), record('b'), record('c'));
    const cut = await read(text.slice(0, -10));
    expect(ids(cut)).toEqual(['1 a', '2 b']);
    expect(cut.errors).toMatchObject([{ line: 3, isEnd: true }]);
    const whole = await read(text.slice(0, -1));
    expect([ids(whole), whole.errors]).toEqual([['1 a', '2 b', '3 c'], []]);
  });

  it('go on after a line that is too long to be a round', async () => {
    const huge = `{"x":"${'y'.repeat(17 << 20)}"}\n`;
    const { rounds, errors } = await read(`${lines(record('a'))}${huge}${lines(record('b'))}`);
    expect(rounds.map(({ line }) => line)).toEqual([1, 3]);
    expect(errors).toMatchObject([{ line: 2, error: expect.stringContaining('longer than 16 MB') as string }]);
  });
});

describe('a file of columns', () => {
  it('gives a row for each event and the fields of the round in the first of them', async () => {
    const { rounds, errors } = await read(CSV, {}, 11);
    expect(errors).toEqual([]);
    expect(rounds).toEqual([
      {
        line: 2,
        value: {
          format: 'house-rules/round@1',
          id: 'r1',
          jurisdiction: 'AU-NSW',
          game: 'baccarat',
          playedAt: '2024-10-03T21:04:05+10:00',
          table: { id: 'B07', limits: { '*': { min: 500 } } },
          equipment: { decks: 8 },
          events: [
            { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
            { type: 'deal', to: 'player', card: '4H' },
            { type: 'announce', of: 'player', value: 6 },
            { type: 'settle', wager: 'w1', result: 'win', paid: 9_500 },
          ],
        },
      },
      {
        line: 6,
        value: expect.objectContaining({ table: { id: 'B "07"', limits: { '*': { min: 500 } } } }) as unknown,
      },
    ]);
    expect(await read(gzipSync(CSV))).toEqual({ rounds, errors });
  });

  it.each([
    ['a number that is none', ['9500\n', '95.00\n'], 5, /event\.paid must be a whole number .* found "95\.00"/],
    [
      'a row with a column too few',
      ['deal,,,,,player,4H,,,,,', 'deal,,,,,player,4H'],
      3,
      /has 14 columns where the first line has 19/,
    ],
    [
      'a game that changes',
      ['r1,AU-NSW,baccarat,,', 'r1,AU-NSW,roulette,,'],
      4,
      /game is "roulette" here and "baccarat" in a row before/,
    ],
    ['an event without its type', [',,,,,,,deal,', ',,,,,,,,'], 3, /not of its type/],
  ])('judges no round that has %s, and goes on with the next', async (_, [from = '', to = ''], line, sentence) => {
    const { rounds, errors } = await read(CSV.replace(from, to));
    expect(rounds.map(({ line: first }) => first)).toEqual([6]);
    expect(errors).toEqual([{ line, error: expect.stringMatching(sentence) as string }]);
  });

  it('that breaks off loses its last round, of which nobody knows whether it is whole', async () => {
    const many = Array.from({ length: 4_000 }, (_, index) =>
      CSV.slice(CSV.indexOf('\n') + 1).replaceAll(/^r\d/gm, `r${String(Math.sin(index))}-$&`),
    );
    const packed = gzipSync(CSV.slice(0, CSV.indexOf('\n') + 1) + many.join(''));
    const { rounds, errors } = await read(packed.subarray(0, packed.length >> 1));
    expect(rounds.length).toBeGreaterThan(1_000);
    expect(errors).toMatchObject([
      { isEnd: true, line: (rounds.at(-1)?.line ?? 0) + (rounds.length % 2 === 0 ? 2 : 4) },
    ]);
  });

  it.each([7, 100, 12_000])('loses one round by a quotation mark that is never closed, of %i', async (count) => {
    const [head = '', ...rows] = CSV.split('\n').slice(0, 5);
    const round = (index: number): string =>
      `${rows.join('\n')}\n`.replaceAll('r1', `r${String(index)}`).replace('B07', index === 3 ? '"B07' : 'B07');
    const { rounds, errors } = await read(
      `${head}\n${Array.from({ length: count }, (_, index) => round(index)).join('')}`,
    );
    expect(rounds).toHaveLength(count - 1);
    expect(errors).toEqual([
      { line: 14, error: expect.stringMatching(/^Round r3: a quotation mark .* is not closed/) as string },
    ]);
  });

  it('gives no field a name that every object has', async () => {
    for (const name of [
      'table.limits.__proto__.min',
      'table.limits.constructor.min',
      'event.__proto__',
      'table.toString',
    ])
      await expect(read(CSV.replace('table.id', name))).rejects.toThrow(/is no field of a round record/);
    expect(({} as { min?: unknown }).min).toBeUndefined();
    const mapping = mappingIn('values: { event.bet: { BNK: banker } }', 'm.yaml');
    const { errors } = await read(CSV.replace(',banker,', ',constructor,'), { mapping });
    expect(errors?.[0]?.error).toMatch(/^Round r1: event\.bet has "constructor", which the mapping does not translate/);
  });

  it('of other columns is read as a mapping says, with its values and dollars', async () => {
    const other =
      'Spiel;Datum;Art;Einsatz;Wette;Notiz\n7;2024-10-03T21:04:05+10:00;E;$1,234.5;BNK;x\n8;2024-10-03T21:05:05+10:00;E;1;TIE;\n';
    const mapping = mappingIn(
      `columns: { Spiel: id, Datum: playedAt, Art: event.type, Einsatz: event.stake, Wette: event.bet }
constants: { jurisdiction: AU-NSW, game: baccarat, table.id: B07 }
values: { event.type: { E: wager }, event.bet: { BNK: banker, PLR: player } }
dollars: [event.stake]
ignore: [Notiz]`,
      'm.yaml',
    );
    const { rounds, errors } = await read(other, { mapping });
    expect(rounds.map(({ value }) => value)).toEqual([
      {
        format: 'house-rules/round@1',
        id: '7',
        playedAt: '2024-10-03T21:04:05+10:00',
        jurisdiction: 'AU-NSW',
        game: 'baccarat',
        table: { id: 'B07' },
        events: [{ type: 'wager', stake: 123_450, bet: 'banker' }],
      },
    ]);
    expect(errors).toEqual([
      {
        line: 3,
        error: 'Round 8: event.bet has "TIE", which the mapping does not translate. The round was not judged.',
      },
    ]);
  });
});
