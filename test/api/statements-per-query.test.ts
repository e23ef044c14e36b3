import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { ingest } from '../../src/app/ingest';
import { openDatabase } from '../../src/io/postgres/database';
import { storeSources } from '../../src/io/postgres/store/source-store';
import { HARBOUR, HARBOUR_TEXT, harbourReading, harbourSource } from '../support/harbour';
import { startTestService, type TestService } from '../support/service';

/** Every list of the schema, asked for with few and with many members: the statements sent must not follow the members. */
const QUERIES: Readonly<Record<string, (first: number) => string>> = {
  'clauses with everything they reach': (first) =>
    `{ clauses(first: ${first}, filter: { class: duty }, search: "Player's Hand") { totalCount nodes { citation text parent { label } instrument { title officialText { sha256 } books { id } }
       cites { words clause { label } } citedBy { label } facts { name clauses { label } } checks { id clauses { label } } } } }`,
  'a search with its passages': (first) =>
    `{ clauses(first: ${first}, search: "Player's Hand") { totalCount corrections { to } edges { snippet node { citation text } } } }`,
  'clauses with their past and their terms': (first) =>
    `{ clauses(first: ${first}, filter: { instrument: "${HARBOUR}", class: duty }) { nodes { children { text } definitions { term clause { text } } history { words differences { text } } links { state } examples { id } } } }`,
  'links with what changed': (first) =>
    `{ links(first: ${first}, filter: { instrument: "${HARBOUR}" }) { nodes { clause { text } differences { text } because { kind differences { text } } review { by } checks { id } examples { id } } } }`,
  'clauses of an instrument': (first) =>
    `{ instrument(id: "au-nsw/ltgame-2016") { clauses(first: ${first}, search: "Player's Hand") { nodes { label parent { label parent { label } } } } } }`,
};

describe('SQL statements', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    const database = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: '' });
    await storeSources(database.dataSource, harbourSource());
    await ingest(database.dataSource, harbourReading(HARBOUR_TEXT), 'test');
    await ingest(
      database.dataSource,
      harbourReading(HARBOUR_TEXT.replace('a boat', 'a ship').replaceAll(' to 1', ' to 2')),
      'test',
    );
    await database.close();
  });
  afterAll(() => service.stop());

  const statementsOf = async (query: string): Promise<number> => {
    const sent = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    try {
      const { errors } = await service.ask(query);
      expect(errors).toBeUndefined();
      return sent.mock.calls.length;
    } finally {
      sent.mockRestore();
    }
  };

  it.each(Object.keys(QUERIES))('of %s are as many for many members as for few', async (name) => {
    const query = QUERIES[name] ?? (() => '');
    await statementsOf(query(1)); // the rules are read once and then kept
    const few = await statementsOf(query(3));
    const many = await statementsOf(query(9));
    expect(few).toBeGreaterThan(1);
    expect(many).toBe(few);
  });

  it('of a checked round with its clauses are as many for one finding as for twenty', async () => {
    const round = (wagers: number) => ({
      format: 'house-rules/round@1',
      id: 'r',
      jurisdiction: 'AU-NSW',
      game: 'baccarat',
      playedAt: '2024-01-01T12:00:00+11:00',
      events: [
        ...Array.from({ length: wagers }, (_, index) => ({
          type: 'wager',
          id: `w${index}`,
          player: 'p',
          bet: index % 2 ? 'dragon' : 'phoenix',
          stake: 100,
        })),
        ...['2S', '3S', '5S', '4S'].map((card, index) => ({ type: 'deal', to: index % 2 ? 'banker' : 'player', card })),
      ],
    });
    const query = (wagers: number) =>
      `{ checkRound(round: ${JSON.stringify(round(wagers)).replace(/"(\w+)":/g, '$1:')}) { ... on CheckedRound { findings { message clauses { citation parent { label } } } } } }`;
    const one = await statementsOf(query(1));
    expect(one).toBeGreaterThan(1);
    expect(await statementsOf(query(20))).toBe(one);
  });
});
