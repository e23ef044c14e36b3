import { ingest } from '../../src/app/ingest';
import { readOfficialText } from '../../src/app/read-official-text';
import { knownInstruments } from '../../src/io/files/compiled-sources';
import { openDatabase } from '../../src/io/postgres/database';
import { describeOfficial, officialTextPath } from '../support/official-texts';
import { startTestService, type TestService } from '../support/service';

const LINES = `fact label unit group same relation cells { value options { option condition value } clauses marks conflicts general narrower since
  words { clause heading statement official } }`;

interface Line {
  readonly fact: string;
  readonly relation: string;
  readonly cells: readonly {
    readonly value: string | null;
    readonly marks: readonly string[];
    readonly words: readonly {
      readonly clause: string;
      readonly statement: string;
      readonly official: string | null;
    }[];
  }[];
}

describe('rules side by side', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const compared = async (sides: readonly string[], game = 'baccarat', differing = true) => {
    const { data, errors } = await service.ask(
      `query ($game: String!, $sides: [String!]!, $differing: Boolean) { compare(game: $game, sides: $sides) {
         game title sides summary columns { side title ruleSet { name version channel instrument { id } } }
         rows { fact unit same values { value clauses } } lines(differing: $differing) { ${LINES} } } }`,
      { game, sides, differing },
    );
    expect(errors).toBeUndefined();
    return data?.['compare'] as { summary: string; columns: unknown[]; rows: { fact: string }[]; lines: Line[] };
  };

  it('gives columns, rows and the matrix with our words', async () => {
    const { columns, rows, lines, summary } = await compared(['AU-NSW', 'AU-NSW/even-money']);
    expect(columns).toMatchObject([
      { side: 'AU-NSW', ruleSet: { name: 'AU-NSW baccarat', instrument: { id: 'au-nsw/ltgame-2016' } } },
      { side: 'AU-NSW/even-money', ruleSet: { name: 'AU-NSW baccarat/even-money' } },
    ]);
    expect(summary).toMatch(/^2 rows differ/);
    expect(lines.map(({ fact, relation }) => [fact, relation])).toEqual([
      ['bankerPays', 'different'],
      ['bankerPaysByPoints.6', 'different'],
    ]);
    expect(lines[1]?.cells).toMatchObject([
      { value: null, marks: ['absent'], words: [] },
      { value: '1 to 2', marks: [], words: [{ clause: 'au-nsw/ltgame-2016#rules/8.5.2', official: null }] },
    ]);
    expect(rows.find(({ fact }) => fact === 'bankerPays')).toMatchObject({
      unit: 'odds',
      same: false,
      values: [{ value: '19 to 20' }, { value: '1 to 1' }],
    });
  });

  it('takes any number of sides, with channel and day', async () => {
    const { columns } = await compared(['AU-ACT', 'AU-ACT:terminal', 'AU-ACT/even-money:terminal@2020-01-01', 'NZ']);
    expect(columns).toMatchObject([
      { ruleSet: { channel: 'table' } },
      { ruleSet: { channel: 'terminal' } },
      { ruleSet: { name: 'AU-ACT baccarat/even-money' } },
      { ruleSet: { name: 'NZ baccarat' } },
    ]);
  });

  it.each([
    [['AU-NSW'], /at least two sides/],
    [['AU-NSW', 'AU-NSW:kiosk'], /is no side; write/],
    [Array.from({ length: 13 }, () => 'AU-NSW'), /13 sides are too many/],
  ])('refuses %j', async (sides, sentence) => {
    const { errors } = await service.ask(
      'query ($sides: [String!]!) { compare(game: "baccarat", sides: $sides) { game } }',
      { sides },
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_ARGUMENT' } });
    expect(errors?.[0]?.message).toMatch(sentence);
  });

  it('is a page that needs no script, and files to take away', async () => {
    const form = await (await fetch(`${service.url}/compare`)).text();
    expect(form).toContain('<option value="baccarat" selected>');
    expect(form).toContain('value="AU-ACT:terminal"');
    const asked = 'game=sic-bo&side=AU-ACT&side=AU-QLD&more=AU-ACT:terminal';
    const page = await (await fetch(`${service.url}/compare?${asked}`)).text();
    expect(page).toContain('Sic bo: AU-ACT, AU-QLD, AU-ACT:terminal');
    expect(page).toContain('Permitted wagers: four number combination');
    const refused = await (await fetch(`${service.url}/compare?game=sic-bo&side=AU-ACT&more=%3Cb%3E`)).text();
    expect(refused).toContain('&quot;&lt;b&gt;&quot; is no side');
    const file = await fetch(`${service.url}/compare/csv?${asked}`);
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="sic-bo-AU-ACT-AU-QLD-AU-ACT-terminal.csv"',
    );
    expect(await file.text()).toMatch(/^group,fact,label/);
    expect((await fetch(`${service.url}/compare/docx?${asked}`)).status).toBe(404);
    expect(await (await fetch(service.url)).text()).toContain('href="/compare"');
  });

  describeOfficial('au-nsw/ltgame-2016', 'with the official text', () => {
    it('compares and shows the official words once they are ingested', async () => {
      const database = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: '' });
      try {
        const known = await knownInstruments();
        await ingest(
          database.dataSource,
          await readOfficialText(officialTextPath('au-nsw/ltgame-2016'), known),
          'a test',
        );
      } finally {
        await database.close();
      }
      const { lines } = await compared(['AU-NSW', 'AU-NSW/even-money'], 'baccarat', false);
      const tie = lines.find(({ fact }) => fact === 'tiePays');
      expect(tie?.relation).toBe('same_value_other_words');
      expect(tie?.cells.map(({ words }) => words[0]?.official?.includes('8 to 1'))).toEqual([true, true]);
      expect(lines.find(({ fact }) => fact === 'decks')?.relation).toBe('same');
    });
  });
});
