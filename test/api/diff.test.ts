import { startTestService, type TestService } from '../support/service';

const BACCARAT = 'au-nsw/ltgame-2016';
const TERMINALS = 'au-act/ni2019-689';

describe('clauses compared over HTTP', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const ask = (fields: string, from: string, to: string, more = '') =>
    service.ask(`query ($from: String!, $to: String!) { diff(from: $from, to: $to${more}) { ${fields} } }`, {
      from,
      to,
    });

  it('match across instruments, with score, reason, words and figures', async () => {
    const { data, errors } = await ask(
      `versions summary from { words clauses } matched(first: 100) { totalCount nodes { score reason words { kind }
         from { citation clause { heading } } to { citation } } } facts(first: 5) { totalCount nodes { fact from { value } to { value } } }`,
      BACCARAT,
      TERMINALS,
    );
    expect(errors).toBeUndefined();
    const diff = data?.['diff'] as {
      versions: boolean;
      from: { words: string; clauses: number };
      matched: {
        totalCount: number;
        nodes: {
          score: number;
          reason: string;
          from: { citation: string; clause: { heading: string } }[];
          to: { citation: string }[];
        }[];
      };
      facts: { totalCount: number };
    };
    expect(diff).toMatchObject({ versions: false, from: { words: 'statements', clauses: 251 } });
    const decks = diff.matched.nodes.find(({ from }) =>
      from.some(({ citation }) => citation === `${BACCARAT}#rules/2.3.4`),
    );
    expect(decks?.to.map(({ citation }) => citation)).toEqual([`${TERMINALS}#rules/8.3(a)`]);
    expect(decks?.reason).toContain('both state decks');
    expect(decks?.score).toBeGreaterThan(500);
    expect(decks?.from[0]?.clause.heading).not.toBe('');
    expect(diff.facts.totalCount).toBeGreaterThan(0);
  });

  it('let others be answered while two whole instruments are compared', async () => {
    const answered: string[] = [];
    const large = ask('summary', 'au-qld/casino-gaming-rule-2024', 'nz/table-games-divisions').then(({ errors }) =>
      answered.push(errors === undefined ? 'large' : 'failed'),
    );
    for (let asked = 0; asked < 6; asked += 1) {
      await service.ask('{ instruments { id } }');
      answered.push('small');
    }
    await large;
    expect(answered).toEqual([...Array<string>(6).fill('small'), 'large']);
  });

  it('come in pages, changed or moved alone', async () => {
    const first = await ask(
      'matched(first: 2, moved: true) { totalCount nodes { moved } pageInfo { endCursor hasNextPage } }',
      BACCARAT,
      TERMINALS,
    );
    const page = (
      first.data?.['diff'] as {
        matched: { totalCount: number; nodes: { moved: boolean }[]; pageInfo: { endCursor: string } };
      }
    ).matched;
    expect(page.nodes).toEqual([{ moved: true }, { moved: true }]);
    const next = await ask(
      `matched(first: 1000, moved: true, after: "${page.pageInfo.endCursor}") { nodes { moved } }`,
      BACCARAT,
      TERMINALS,
    );
    expect(next.errors?.[0]?.message ?? '').toMatch(/first|page|at most|100/i);
    const rest = await ask(
      `matched(first: 100, moved: true, after: "${page.pageInfo.endCursor}") { nodes { moved } }`,
      BACCARAT,
      TERMINALS,
    );
    const left = (rest.data?.['diff'] as { matched: { nodes: unknown[] } }).matched.nodes.length;
    expect(left).toBe(Math.min(100, page.totalCount - 2));
  });

  it('have no difference from themselves, and say what a side may be', async () => {
    const { data } = await ask(
      'versions matched(changed: true) { totalCount } added { totalCount } removed { totalCount } facts { totalCount }',
      BACCARAT,
      BACCARAT,
    );
    expect(data?.['diff']).toEqual({
      versions: true,
      matched: { totalCount: 0 },
      added: { totalCount: 0 },
      removed: { totalCount: 0 },
      facts: { totalCount: 0 },
    });
    const unknown = await ask('versions', BACCARAT, 'AU-QLD');
    expect(unknown.errors?.[0]?.message).toContain('names no game');
    // Files of the machine are nobody's business over HTTP.
    const file = await ask('versions', BACCARAT, 'package.json');
    expect(file.errors?.[0]?.message).toContain('is no side');
  });

  it('are a page with its files', async () => {
    const query = new URLSearchParams({ from: BACCARAT, to: TERMINALS }).toString();
    const page = await (await fetch(`${service.url}/diff?${query}`)).text();
    expect(page).toContain('<ins>');
    expect(page).toContain(`/clauses/${BACCARAT}%23rules/2.3.4`);
    const csv = await fetch(`${service.url}/diff/csv?${query}`);
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(await csv.text()).toMatch(/^change,from,to,score/);
    expect(await (await fetch(`${service.url}/diff?from=${BACCARAT}&to=nowhere`)).text()).toContain('is no side');
    expect((await fetch(`${service.url}/diff/docx?${query}`)).status).toBe(404);
    expect(await (await fetch(`${service.url}/instruments/${BACCARAT}`)).text()).toContain(
      '/diff?from=au-nsw%2Fltgame-2016',
    );
  });
});
