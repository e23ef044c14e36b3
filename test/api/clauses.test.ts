import { ingest } from '../../src/app/ingest';
import { openDatabase, type Database } from '../../src/io/postgres/database';
import { storeSources } from '../../src/io/postgres/store/source-store';
import { HARBOUR, HARBOUR_TEXT, harbourReading, harbourSource } from '../support/harbour';
import { startTestService, type TestService } from '../support/service';

interface Page {
  readonly totalCount: number;
  readonly corrections: readonly object[];
  readonly edges: readonly {
    readonly cursor: string;
    readonly snippet: string | null;
    readonly node: { readonly citation: string };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

describe('clauses', () => {
  let service: TestService;
  let database: Database;
  beforeAll(async () => {
    service = await startTestService();
    database = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: '' });
    await storeSources(database.dataSource, harbourSource());
    await ingest(database.dataSource, harbourReading(HARBOUR_TEXT), 'test');
  });
  afterAll(async () => {
    await database.close();
    await service.stop();
  });

  const clauses = async (variables: Record<string, unknown>): Promise<Page> => {
    const { data, errors } = await service.ask(
      `query ($filter: ClauseFilter, $search: String, $first: Int, $after: String) {
         clauses(filter: $filter, search: $search, first: $first, after: $after) {
           totalCount corrections { from to } edges { cursor snippet node { citation } } pageInfo { hasNextPage endCursor } } }`,
      { first: 50, ...variables },
    );
    expect(errors).toBeUndefined();
    return data?.['clauses'] as Page;
  };
  const labels = ({ edges }: Page): readonly string[] => edges.map(({ node }) => node.citation.replace(/^.*\//, ''));
  const here = (filter: Record<string, unknown> = {}) => ({ filter: { instrument: HARBOUR, ...filter } });

  it.each([
    ['a book', { book: 'rules', class: 'definition' }, ['1.1']],
    ['a class', { class: 'duty' }, ['2.1', '2.2', '3.1', '3.2']],
    ['a state', { state: 'unchecked' }, ['1.1', '2.2']],
    ['what checks enforce', { checked: true }, ['2.1', '3.1', '3.2']],
    ['what none enforces', { checked: false }, ['1', '1.1', '2', '2.2', '3']],
    ['one check', { check: 'baccarat/tie-wins-pay-stated-odds' }, ['3.2']],
    ['a fact', { fact: 'decks' }, ['2.1']],
    ['a game', { game: 'baccarat', class: 'duty' }, ['2.1', '2.2', '3.1', '3.2']],
    ['another game', { game: 'roulette' }, []],
    ['a term it defines', { defines: 'Fleet' }, ['1.1']],
    ['a term it uses', { uses: 'fleet' }, ['2.1']],
  ])('are found by %s', async (_, filter, expected) => {
    expect(labels(await clauses(here(filter)))).toEqual(expected);
  });

  it('are found by the clauses they cite and that cite them', async () => {
    const text = `${HARBOUR_TEXT}3.3 Clause 3.2 does not apply to a wager made after the bell.\n`;
    await ingest(database.dataSource, { ...harbourReading(text), instrument: 'zz/citing' }, 'test');
    expect(labels(await clauses({ filter: { cites: 'zz/citing#rules/3.2' } }))).toEqual(['3.3']);
    expect(labels(await clauses({ filter: { citedBy: 'zz/citing#rules/3.3' } }))).toEqual(['3.2']);
    const { errors } = await service.ask('{ clauses(filter: { cites: "3.2" }) { totalCount } }');
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_ARGUMENT' } });
  });

  it('are searched for by as many characters as a search may have, and no more', async () => {
    expect(labels(await clauses({ search: 'wager'.padEnd(1_000, ' wager'), ...here() }))).not.toEqual([]);
    const { errors } = await service.ask('query ($search: String) { clauses(search: $search) { totalCount } }', {
      search: 'w'.repeat(1_001),
    });
    expect(errors?.[0]).toMatchObject({
      message: 'A search may have 1000 characters, found 1001; search for fewer words.',
      extensions: { code: 'BAD_ARGUMENT' },
    });
  });

  it('are found by their words, best first, with the words marked and nothing taken for markup', async () => {
    const page = await clauses({ search: 'winning tie', ...here() });
    expect(labels(page)[0]).toBe('3.2');
    expect(page.edges[0]?.snippet).toMatch(/<mark>winning<\/mark> wager on the <mark>tie<\/mark>/);
    const odd = HARBOUR_TEXT.replace('a wooden box', 'a <b>wooden</b> & brass box');
    await ingest(database.dataSource, { ...harbourReading(odd), instrument: 'zz/odd' }, 'test');
    const [edge] = (await clauses({ search: 'brass', filter: { instrument: 'zz/odd' } })).edges;
    expect(edge?.snippet).toContain('&amp; <mark>brass</mark>');
    expect(edge?.snippet).not.toContain('<b>');
  });

  it('are found through our statement where the official words say it otherwise', async () => {
    expect(labels(await clauses({ search: 'even money', ...here() }))).toEqual(['3.1']);
  });

  it('are found in spite of a slip, and the answer says what was looked for', async () => {
    const page = await clauses({ search: 'wodden box', ...here() });
    expect(page.corrections).toEqual([{ from: 'wodden', to: 'wooden' }]);
    expect(labels(page)).toEqual(['2.2']);
    expect((await clauses({ search: 'wooden', ...here() })).corrections).toEqual([]);
    expect((await clauses({ search: 'xylophone', ...here() })).totalCount).toBe(0);
  });

  it('come as a tree by instrument and book', async () => {
    const { data } = await service.ask(
      `{ instrument(id: "${HARBOUR}") { books { id clauses tree { label children { label children { label } } } } } }`,
    );
    expect(data).toEqual({
      instrument: {
        books: [
          {
            id: 'rules',
            clauses: 8,
            tree: [
              { label: '1', children: [{ label: '1.1', children: [] }] },
              { label: '2', children: ['2.1', '2.2'].map((label) => ({ label, children: [] })) },
              { label: '3', children: ['3.1', '3.2'].map((label) => ({ label, children: [] })) },
            ],
          },
        ],
      },
    });
  });

  it('name the terms they use and where these are defined', async () => {
    const { data } = await service.ask(
      `{ clause(citation: "${HARBOUR}#rules/2.1") { definitions { term text clause { label } } } }`,
    );
    expect(data).toMatchObject({ clause: { definitions: [{ term: 'fleet', clause: { label: '1.1' } }] } });
  });

  it.each([
    ['a list', {}],
    ['a search', { search: 'wager' }],
  ])('are paged through as %s without losing or repeating one, whatever is ingested meanwhile', async (_, asked) => {
    const query = { filter: { jurisdiction: 'ZZ' }, ...asked };
    const whole = labels(await clauses(query));
    const paged: string[] = [];
    let after: string | null | undefined;
    for (let page = 0; ; page += 1) {
      const answer = await clauses({ ...query, first: 3, after });
      paged.push(...labels(answer));
      expect(answer.totalCount).toBe(whole.length);
      if (!answer.pageInfo.hasNextPage) break;
      after = answer.pageInfo.endCursor;
      const instrument = `zz/a-${Object.keys(asked).length}-${page}`;
      await ingest(database.dataSource, { ...harbourReading(HARBOUR_TEXT), instrument }, 'test');
    }
    expect(paged).toEqual(whole);
    expect((await clauses(query)).totalCount).toBeGreaterThan(whole.length);
  });
});
