import { ingest } from '../../src/app/ingest';
import { openDatabase, type Database } from '../../src/io/postgres/database';
import { storeSources } from '../../src/io/postgres/store/source-store';
import { clausePath } from '../../src/web/links';
import { doubledReading, doubledSource } from '../support/doubled-numbers';
import { startTestService, type TestService } from '../support/service';

const { clauses } = doubledReading().reading;
const cited = (label: string): string => `zz/ferry-2020#rules/${label}`;

describe('of two clauses with one number', () => {
  let service: TestService;
  let database: Database;

  beforeAll(async () => {
    service = await startTestService();
    database = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: '' });
    await storeSources(database.dataSource, doubledSource());
    await ingest(database.dataSource, doubledReading(), 'test');
  });
  afterAll(async () => {
    await database.close();
    await service.stop();
  });

  it.each(clauses.map(({ label, text, parent }) => [label, text, parent] as const))(
    '%s has its own official words beside our statement of them',
    async (label, text, parent) => {
      const { data } = await service.ask(
        'query ($citation: ID!) { clause(citation: $citation) { label text statement parent { label } } }',
        { citation: cited(label) },
      );
      expect(data).toEqual({
        clause: { label, text, statement: `We say: ${text}`, parent: parent === undefined ? null : { label: parent } },
      });
    },
  );

  it('each has a page of its own, and the page of the instrument leads to both', async () => {
    const page = async (path: string): Promise<string> => (await fetch(`${service.url}${path}`)).text();
    expect(await page(clausePath(cited('1(1)(b)')))).toContain('a horn;');
    const second = await page(clausePath(cited('1(1)(b)[2]')));
    expect(second).toContain('a bell;');
    expect(second).not.toContain('a horn;');
    const outline = await page('/instruments/zz/ferry-2020');
    expect(outline).toContain(`href="${clausePath(cited('1(1)(b)'))}"`);
    expect(outline).toContain(`href="${clausePath(cited('1(1)(b)[2]'))}"`);
  });
});
