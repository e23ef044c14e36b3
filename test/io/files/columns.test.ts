import { STANDARD_MAPPING } from '../../../src/io/files/rounds/csv-mapping';
import { mappingIn } from '../../../src/io/files/rounds/read-mapping';
import { read } from '../../support/rounds/read-rounds';

describe('a file of columns', () => {
  it('has as many events in a round as a record may have, and is told of where it has more', async () => {
    const head = 'id,jurisdiction,game,playedAt,event.type,event.call\n';
    const rows = (id: string, count: number): string =>
      `${id},NZ,baccarat,2024-10-03T21:04:05+13:00,,\n${',,,,call,x\n'.repeat(count)}`;
    const { rounds, errors } = await read(head + rows('1', 20_000) + rows('2', 20_001) + rows('3', 1));
    expect(
      rounds.map(({ value }) => [(value as { id: string }).id, (value as { events: unknown[] }).events.length]),
    ).toEqual([
      ['1', 20_000],
      ['3', 1],
    ]);
    expect(errors).toEqual([
      {
        line: 40_004,
        error:
          'Round 2: the round has more than the 20000 events that a round may have; the rows of each round need its own id. The round was not judged.',
      },
    ]);
  });

  it.each([
    [
      'a column that nobody speaks of',
      'id,jurisdiction,game,playedAt,event.type,Paid\n',
      {},
      /the column "Paid" is no field/,
    ],
    ['a field that is missing', 'id,jurisdiction,game,event.type\n', {}, /no column gives playedAt/],
    ['two columns for one field', 'id,id,jurisdiction,game,playedAt,event.type\n', {}, /two columns give id/],
    ['a column for a field that has fields', 'id,table.limits,jurisdiction,game,playedAt,event.type\n', {}, /no field/],
    [
      'a column that is read twice',
      'a,a,jurisdiction,game,playedAt,event.type\n',
      {
        mapping: {
          ...STANDARD_MAPPING,
          columns: {
            a: 'id',
            jurisdiction: 'jurisdiction',
            game: 'game',
            playedAt: 'playedAt',
            'event.type': 'event.type',
          },
        },
      },
      /two columns give id/,
    ],
    [
      'a column for what is constant',
      'id,jurisdiction,game,playedAt,event.type\n',
      { mapping: { ...STANDARD_MAPPING, constants: { game: 'roulette' } } },
      /a column gives game, and so does a constant of the mapping; leave out one of them/,
    ],
    ['columns that are no fields at all', 'Spiel,Datum,Art\n1,2,3\n', {}, /say with --mapping/],
    [
      'a column that is not there',
      'a,b\n',
      { mapping: { ...STANDARD_MAPPING, columns: { c: 'id' }, ignore: ['a', 'b'] } },
      /no column "c"/,
    ],
  ])('is refused with %s', async (_, text, options, sentence) => {
    await expect(read(text, options)).rejects.toThrow(sentence);
  });

  it.each([
    ['columns: { a: nonsense }', /columns\.a is no field/],
    ['dollars: [event.card]', /is no amount/],
    ['constants: { table.seats: many }', /constants\.table\.seats must be a whole number/],
    ['constants: { event.bet: banker }', /is no field of a whole round/],
    ['colums: {}', /Unrecognized key/],
    ['columns: [', /cannot be used as a mapping/],
    ['columns: { a: id, a: game }', /cannot be used as a mapping: Map keys must be unique/],
    [
      `x: &a [1]\ny: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nz: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nw: [*c,*c,*c,*c,*c,*c]`,
      /Excessive alias count/,
    ],
  ])('cannot be mapped by %s', (content, sentence) => {
    expect(() => mappingIn(content, 'm.yaml')).toThrow(sentence);
  });
});
