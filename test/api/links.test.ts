import { ingest } from '../../src/app/ingest';
import { openDatabase, type Database } from '../../src/io/postgres/database';
import { storeSources } from '../../src/io/postgres/store/source-store';
import { HARBOUR, HARBOUR_TEXT, harbourReading, harbourSource } from '../support/harbour';
import { startTestService, type TestService } from '../support/service';

interface LinkNode {
  readonly clause: { readonly label: string };
  readonly fact: string | null;
  readonly state: string;
}

describe('links between clauses, facts, checks and examples', () => {
  let service: TestService;
  let database: Database;
  beforeAll(async () => {
    service = await startTestService();
    database = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: '' });
    await storeSources(database.dataSource, harbourSource());
  });
  afterAll(async () => {
    await database.close();
    await service.stop();
  });

  const take = (text: string) => ingest(database.dataSource, harbourReading(text), 'test');
  const ask = async (query: string) => {
    const { data, errors } = await service.ask(query);
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  const states = async (): Promise<Record<string, string>> => {
    const data = await ask(
      `{ links(filter: { instrument: "${HARBOUR}" }, first: 50) { nodes { clause { label } fact state } } }`,
    );
    const { nodes } = data['links'] as { nodes: LinkNode[] };
    return Object.fromEntries(nodes.map(({ clause, fact, state }) => [`${clause.label} ${fact ?? ''}`.trim(), state]));
  };
  const UNTOUCHED = {
    '1.1': 'unchecked',
    '2.1 decks': 'covered',
    '2.2': 'unchecked',
    '3.1 playerPays': 'covered',
    '3.2 tiePays': 'covered',
  };

  it('lead from a clause to its facts, checks and examples and back', async () => {
    const data = await ask(`{
      clause(citation: "au-nsw/ltgame-2016#rules/8.4.2") { state links { fact ruleSets state checks { id } examples { id verdict check { id } } } examples { id } }
      check(id: "baccarat/banker-wins-pay-stated-odds") { examples { id verdict round } links { clause { citation } } clauses { citation } }
    }`);
    const clause = data['clause'] as {
      state: string;
      links: { checks: { id: string }[]; examples: { id: string }[] }[];
    };
    expect(clause.state).toBe('covered');
    expect(clause.links.flatMap(({ checks }) => checks.map(({ id }) => id))).toContain(
      'baccarat/banker-wins-pay-stated-odds',
    );
    expect(clause.links.flatMap(({ examples }) => examples)).toContainEqual(
      expect.objectContaining({ verdict: 'breaches', check: { id: 'baccarat/banker-wins-pay-stated-odds' } }),
    );
    const check = data['check'] as { links: { clause: { citation: string } }[]; examples: { verdict: string }[] };
    expect(check.links.map(({ clause: of }) => of.citation)).toContain('au-nsw/ltgame-2016#rules/8.4.2');
    expect(new Set(check.examples.map(({ verdict }) => verdict))).toEqual(new Set(['breaches', 'complies']));
  });

  it('stay as they are when the verified text comes, and when only its line breaks change', async () => {
    expect(await states()).toEqual(UNTOUCHED);
    await take(HARBOUR_TEXT);
    expect(await states()).toEqual(UNTOUCHED);
    await take(HARBOUR_TEXT.replace('is paid at the odds of 8 to 1', 'is paid\nat the odds of 8 to 1'));
    expect(await states()).toEqual(UNTOUCHED);
  });

  it('turn suspect when the words change, and through a definition however many steps away', async () => {
    await take(
      HARBOUR_TEXT.replace('odds of 8 to 1', 'odds of 9 to 1').replace('picture of a boat', 'picture of a ship'),
    );
    expect(await states()).toEqual({
      ...UNTOUCHED,
      '1.1': 'suspect',
      // A fleet is defined with harbour cards, and they are now something else.
      '2.1 decks': 'suspect',
      '3.2 tiePays': 'suspect',
    });
    const data = await ask(`{ links(filter: { instrument: "${HARBOUR}", state: suspect }) { totalCount nodes {
      clause { label } differences { kind text } because { kind term via definedIn { label } differences { kind text } } } } }`);
    const { nodes } = data['links'] as { nodes: (LinkNode & { because: object[]; differences: object[] })[] };
    const of = (label: string) => nodes.find(({ clause }) => clause.label === label);
    expect(of('3.2')).toMatchObject({ because: [{ kind: 'words-changed' }] });
    expect(of('3.2')?.differences).toEqual(
      expect.arrayContaining([
        { kind: 'removed', text: expect.stringContaining('8 to 1') as string },
        { kind: 'added', text: expect.stringContaining('9 to 1') as string },
      ]),
    );
    expect(of('2.1')).toMatchObject({
      differences: [],
      because: [{ kind: 'definition-changed', term: 'harbour card', via: ['fleet'], definedIn: { label: '1.1' } }],
    });
    expect(JSON.stringify(of('2.1')?.because)).toContain('ship');
  });

  it('are decided on by an officer, and asked about again when the words change once more', async () => {
    const review = (label: string, decision: string) =>
      ask(`mutation { reviewLink(clause: "${HARBOUR}#rules/${label}", decision: ${decision}, note: "looked at") {
        state reason review { decision by at note } } }`);
    expect(await review('2.1', 'confirmed')).toMatchObject({
      reviewLink: [{ state: 'covered', review: { decision: 'confirmed', by: 'open service', note: 'looked at' } }],
    });
    expect(await review('3.2', 'rejected')).toMatchObject({
      reviewLink: [{ state: 'outstanding', reason: 'looked at' }],
    });
    expect(await states()).toEqual({ ...UNTOUCHED, '1.1': 'suspect', '3.2 tiePays': 'outstanding' });
    await take(HARBOUR_TEXT.replace('odds of 8 to 1', 'odds of 12 to 1'));
    expect(await states()).toEqual({ ...UNTOUCHED, '3.2 tiePays': 'suspect' });
    const { errors } = await service.ask(
      `mutation { reviewLink(clause: "${HARBOUR}#rules/3.1", decision: confirmed) { state } }`,
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_ARGUMENT' } });
  });

  it('are counted so that a permission is no untested duty', async () => {
    const data = await ask(`{
      books: coverage(instrument: "${HARBOUR}") { book clauses covered suspect unchecked outstanding duties dutiesOutstanding reasons { reason clauses } }
      classes: coverage(instrument: "au-nsw/ltgame-2016", by: class) { class clauses outstanding dutiesOutstanding }
      games: coverage(by: game) { instrument game clauses }
      instruments: coverage(by: instrument) { instrument clauses checked }
    }`);
    expect(data['books']).toMatchObject([
      {
        book: 'rules',
        clauses: 5,
        covered: 2,
        suspect: 1,
        unchecked: 2,
        outstanding: 0,
        duties: 4,
        dutiesOutstanding: 0,
      },
    ]);
    const classes = data['classes'] as { class: string; clauses: number }[];
    expect(classes.reduce((sum, { clauses }) => sum + clauses, 0)).toBe(251);
    expect(data['games']).toContainEqual(
      expect.objectContaining({ instrument: 'au-qld/casino-gaming-rule-2024', game: 'roulette' }),
    );
    expect((data['instruments'] as unknown[]).length).toBe(6);
  });

  it('keep what a clause said over time, with the words that differ', async () => {
    const data =
      await ask(`{ clause(citation: "${HARBOUR}#rules/3.2") { text history { kind learntAt words inForce { from } differences { kind text } } }
      instrument(id: "${HARBOUR}") { editions { kind sha256 change } } }`);
    const { history } = data['clause'] as {
      history: { kind: string; words: string; differences: { kind: string; text: string }[] }[];
    };
    expect(history.filter(({ kind }) => kind === 'text').map(({ words }) => /\d+ to 1/.exec(words)?.[0])).toEqual([
      '8 to 1',
      '9 to 1',
      '12 to 1',
    ]);
    const changed = history
      .at(-1)
      ?.differences.filter(({ kind }) => kind !== 'same')
      .map(({ kind, text }) => [kind, text.trim()]);
    expect(changed?.map(([kind]) => kind)).toEqual(['removed', 'added']);
    expect((data['instrument'] as { editions: unknown[] }).editions).toHaveLength(5);
  });

  it('turn suspect when the words that open a list change, and show that clause and its words', async () => {
    await take(HARBOUR_TEXT.replace('## 3. Settlement\n', '## 3. Settlement\n\nAt high tide only:\n'));
    expect(await states()).toEqual({ ...UNTOUCHED, '3.1 playerPays': 'suspect', '3.2 tiePays': 'suspect' });
    const data = await ask(`{ clause(citation: "${HARBOUR}#rules/3.1") { links {
      differences { kind } because { kind leadIn { label } definedIn { label } differences { kind text } } } } }`);
    expect(data['clause']).toEqual({
      links: [
        {
          differences: [],
          because: [
            {
              kind: 'lead-in-changed',
              leadIn: { label: '3' },
              definedIn: null,
              differences: [{ kind: 'added', text: 'At high tide only:' }],
            },
          ],
        },
      ],
    });
  });
});
