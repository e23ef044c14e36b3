import { Failure } from '../../src/core/failures/failure';
import { recordKnownEffect } from '../../src/app/record-effect';
import { RulesService } from '../../src/app/rules-service';
import { openDatabase, type Database } from '../../src/io/postgres/database';
import { storeSources } from '../../src/io/postgres/store/source-store';
import { HARBOUR, harbourSource } from '../support/harbour';
import { startTestService, type TestService } from '../support/service';

describe('a draft in the store', () => {
  let service: TestService;
  let database: Database;
  beforeAll(async () => {
    service = await startTestService();
    database = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: '' });
    await storeSources(database.dataSource, { ...harbourSource(), draft: true });
  });
  afterAll(async () => {
    await database.close();
    await service.stop();
  });

  const ask = async (query: string): Promise<Record<string, unknown>> => {
    const { data, errors } = await service.ask(query);
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  const GOVERNS = `{ ruleSet(jurisdiction: "ZZ", game: "baccarat", at: "2021-01-01") {
    ... on RuleSet { name draft } ... on Problem { code message } } }`;

  it('is marked in what is asked of it by name', async () => {
    const answer = await ask(`{
      instrument(id: "${HARBOUR}") { title draft inForce { from to reason } ruleSets { name draft } }
      law: instrument(id: "au-nsw/ltgame-2016") { title draft ruleSets { draft } }
      clause(citation: "${HARBOUR}#rules/3.2") { draft facts { ruleSet } }
      coverage(instrument: "${HARBOUR}") { instrument draft }
      compare(game: "baccarat", sides: ["${HARBOUR}", "AU-NSW"]) { columns { title ruleSet { name draft } } }
    }`);
    expect(answer).toMatchObject({
      instrument: {
        ...{ title: 'Rules of the harbour game (draft)', draft: true },
        inForce: {
          from: '2020-03-01',
          to: '2020-03-01',
          reason: expect.stringMatching(/^A draft governs nothing/) as string,
        },
        ruleSets: [{ name: 'ZZ baccarat (draft)', draft: true }],
      },
      law: { draft: false, ruleSets: [{ draft: false }, { draft: false }] },
      clause: { draft: true, facts: [{ ruleSet: 'ZZ baccarat (draft)' }] },
      coverage: [{ instrument: HARBOUR, draft: true }],
      compare: {
        columns: [
          { title: 'Rules of the harbour game (draft)', ruleSet: { name: 'ZZ baccarat (draft)', draft: true } },
          { ruleSet: { name: 'AU-NSW baccarat', draft: false } },
        ],
      },
    });
  });

  it('is marked on the pages', async () => {
    for (const path of ['/', `/instruments/${HARBOUR}`, `/clauses/${encodeURIComponent(`${HARBOUR}#rules/3.2`)}`]) {
      const page = await (await fetch(`${service.url}${path}`)).text();
      expect([path, page.includes('Rules of the harbour game (draft)')]).toEqual([path, true]);
    }
  });

  it('governs nothing, takes no date, and governs once it is published', async () => {
    expect((await ask(GOVERNS))['ruleSet']).toEqual({
      code: 'UNKNOWN_JURISDICTION',
      message: expect.stringContaining(`${HARBOUR} is a draft, which governs nothing until it is published.`) as string,
    });
    const held = await new RulesService(database.dataSource).current();
    const effect = { instrument: HARBOUR, kind: 'begins', day: '2021-01-01' as never, basis: 'stated' } as const;
    await expect(recordKnownEffect(database.dataSource, held, effect, 'an officer')).rejects.toThrow(Failure);
    await storeSources(database.dataSource, harbourSource());
    expect((await ask(GOVERNS))['ruleSet']).toEqual({ name: 'ZZ baccarat', draft: false });
    // And back again: what it began and ended is withdrawn.
    await storeSources(database.dataSource, { ...harbourSource(), draft: true });
    expect((await ask(GOVERNS))['ruleSet']).toMatchObject({ code: 'UNKNOWN_JURISDICTION' });
  });
});
