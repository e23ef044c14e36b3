import { startTestService, type TestService } from '../support/service';

describe('what an officer asks over GraphQL', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const ask = async (query: string, variables?: Record<string, unknown>) => {
    const answer = await service.ask(query, variables);
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };

  it('what is loaded', async () => {
    expect(
      await ask(`{
        jurisdictions { code ruleSets { name } }
        games { code variants }
        instruments(jurisdiction: "AU-NSW") { id jurisdiction made venue inForce { from basis } books { id clauses } officialText { sha256 } }
        instrument(id: "au-nsw/unheard-of") { id }
      }`),
    ).toMatchObject({
      jurisdictions: [
        { code: 'AU-ACT' },
        { code: 'AU-NSW', ruleSets: [{ name: 'AU-NSW baccarat' }, { name: 'AU-NSW baccarat/even-money' }] },
        { code: 'AU-QLD' },
        { code: 'NZ' },
      ],
      games: expect.arrayContaining([
        { code: 'baccarat', variants: expect.arrayContaining(['mini', 'even-money', 'lucky-draw']) as string[] },
        { code: 'keno', variants: ['special-1', 'special-2'] },
      ]) as object[],
      instruments: [
        {
          id: 'au-nsw/ltgame-2016',
          jurisdiction: 'AU-NSW',
          made: '2016-06-02',
          venue: 'The Star',
          inForce: { from: '2016-06-02', basis: 'assumed' },
          books: [
            { id: 'front', clauses: 1 },
            { id: 'rules', clauses: 250 },
          ],
          officialText: null,
        },
      ],
      instrument: null,
    });
  });

  it('what a clause says, which facts it states and which checks enforce it', async () => {
    const data = await ask(`{
      clause(citation: "au-nsw/ltgame-2016#rules/8.6") {
        citation label class kind text parent { label heading } facts { name label ruleSet figures { value } clauses { label } } checks { id }
      }
      checkable: clause(citation: "au-nsw/ltgame-2016#rules/9.1") { unchecked checks { id } }
      none: clause(citation: "au-nsw/ltgame-2016#rules/99.1") { label }
    }`);
    expect(data).toMatchObject({
      clause: {
        citation: 'au-nsw/ltgame-2016#rules/8.6',
        label: '8.6',
        class: 'duty',
        kind: 'clause',
        text: null,
        parent: { label: '8', heading: 'Settlement' },
      },
      checkable: { unchecked: expect.any(String) as string, checks: [] },
      none: null,
    });
    const clause = data?.['clause'] as { facts: { name: string; ruleSet: string }[]; checks: { id: string }[] };
    expect(clause.facts).toContainEqual({
      name: 'pairPays',
      label: 'Pair wins',
      ruleSet: 'AU-NSW baccarat',
      figures: [{ value: '11 to 1' }],
      clauses: [{ label: '8.6' }],
    });
    expect(clause.checks.map(({ id }) => id)).toContain('baccarat/pair-wins-pay-stated-odds');
  });

  it('which clauses speak of something, page by page', async () => {
    const query = `query ($after: String) {
      clauses(filter: { instrument: "au-nsw/ltgame-2016", class: duty }, search: "void coup", first: 2, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } nodes { label class } edges { cursor node { label } }
      }
    }`;
    interface Page {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      readonly nodes: readonly { readonly label: string; readonly class: string }[];
      readonly edges: readonly { readonly cursor: string }[];
    }
    const labels: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = (await ask(query, { after }))?.['clauses'] as Page;
      labels.push(...page.nodes.map(({ label }) => label));
      expect(page.nodes.every((node) => node.class === 'duty')).toBe(true);
      expect(page.edges.at(-1)?.cursor).toBe(page.pageInfo.endCursor);
      after = page.pageInfo.endCursor;
      if (page.pageInfo.hasNextPage) continue;
      expect(labels).toHaveLength(page.totalCount);
      break;
    }
    expect(labels.length).toBeGreaterThan(2);
    expect(labels).toContain('11.6.6');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('which rules applied on a day, and why none did', async () => {
    const query = `query ($variant: String, $at: Date) {
      ruleSet(jurisdiction: "AU-NSW", game: "baccarat", variant: $variant, at: $at) {
        ... on RuleSet { name version instrument { id } inForce { from } facts(name: "bankerPays") { figures { value clauses } } checks { id } }
        ... on Problem { code message }
      }
    }`;
    const first = await ask(query, { at: '2016-06-02' });
    expect(first).toMatchObject({
      ruleSet: {
        name: 'AU-NSW baccarat',
        instrument: { id: 'au-nsw/ltgame-2016' },
        facts: [{ figures: [{ value: '19 to 20', clauses: ['au-nsw/ltgame-2016#rules/8.4.2'] }] }],
      },
    });
    expect((first?.['ruleSet'] as { checks: unknown[] }).checks).toHaveLength(52);
    expect(await ask(query, { variant: 'even-money', at: '2030-01-01' })).toMatchObject({
      ruleSet: { facts: [{ figures: [{ value: '1 to 1', clauses: ['au-nsw/ltgame-2016#rules/8.5.2'] }] }] },
    });
    expect(await ask(query, { at: '2016-06-01' })).toMatchObject({
      ruleSet: { code: 'NOT_IN_FORCE', message: expect.stringContaining('from 2016-06-02') as string },
    });
    expect(await ask(query, { variant: 'mini' })).toMatchObject({ ruleSet: { code: 'UNKNOWN_VARIANT' } });
  });

  it('how much of an instrument is checked', async () => {
    const data = await ask('{ coverage { instrument clauses checked outstanding reasons { reason clauses } } }');
    const books = data?.['coverage'] as {
      instrument: string;
      clauses: number;
      checked: number;
      outstanding: number;
      reasons: { clauses: number }[];
    }[];
    for (const { instrument, clauses, checked, outstanding, reasons } of books) {
      const reasoned = reasons.reduce((sum, reason) => sum + reason.clauses, 0);
      expect(checked + reasoned + outstanding).toBe(clauses);
      if (instrument === 'au-nsw/ltgame-2016') expect(outstanding).toBe(0);
    }
    expect(books.length).toBeGreaterThan(40);
  });
});
