import { houseRules } from '../support/command-line';

interface FactLine {
  readonly fact: string;
  readonly value: string;
  readonly clause: string;
  readonly basis: string;
}

describe('facts', () => {
  const lines = (...args: string[]) => houseRules(['facts', ...args, '--json']).lines<FactLine>();
  const valueOf = (facts: readonly FactLine[], fact: string) => facts.find((line) => line.fact === fact);

  it('gives one line for each figure, with the clause that states it', () => {
    const facts = lines('AU-NSW', 'baccarat');
    expect(valueOf(facts, 'bankerPays')).toEqual({
      fact: 'bankerPays',
      value: '19 to 20',
      clause: 'au-nsw/ltgame-2016#rules/8.4.2',
      basis: 'recognised',
    });
    expect(facts.filter(({ fact }) => fact.startsWith('bankerDraws.'))).toHaveLength(110);
    expect(facts.filter(({ fact }) => fact.startsWith('cardValues.'))).toHaveLength(13);
    expect(valueOf(facts, 'bankerDraws.3/8')).toMatchObject({
      value: 'stand',
      clause: 'au-nsw/ltgame-2016#rules/7.6.6',
    });
    expect(valueOf(facts, 'cardValues.K')).toMatchObject({ value: '0', clause: 'au-nsw/ltgame-2016#rules/2.3.5.2' });
  });

  it('lays the variant over the base form', () => {
    const facts = lines('AU-NSW', 'baccarat', '--variant', 'even-money', '--at', '2020-02-29');
    expect(valueOf(facts, 'bankerPays')).toMatchObject({ value: '1 to 1', clause: 'au-nsw/ltgame-2016#rules/8.5.2' });
    expect(valueOf(facts, 'bankerPaysByPoints.6')).toMatchObject({ value: '1 to 2' });
    expect(valueOf(facts, 'decks')).toMatchObject({ value: '8' });
  });

  it('lists those of all books of an instrument', () => {
    const facts = lines('au-nsw/ltgame-2016') as readonly (FactLine & { ruleSet: string })[];
    expect(new Set(facts.map(({ ruleSet }) => ruleSet))).toEqual(
      new Set(['AU-NSW baccarat', 'AU-NSW baccarat/even-money']),
    );
  });

  it.each([
    [['AU-NSW', 'baccarat', '--at', '2016-06-01'], /in force on 2016-06-01.*from 2016-06-02/],
    [['AU-NSW', 'baccarat', '--at', '2023-02-29'], /--at must be a date/],
    [['AU-NSW', 'roulette'], /roulette/],
    [['FR', 'baccarat'], /jurisdiction FR/],
    [['AU-NSW'], /jurisdiction and a game/],
    [['au-nsw/nothing'], /au-nsw\/nothing.*au-nsw\/ltgame-2016/],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { code, out, err } = houseRules(['facts', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('clauses', () => {
  it('gives the whole tree with our statements', () => {
    const clauses = houseRules(['clauses', 'au-nsw/ltgame-2016', '--json']).lines();
    expect(clauses).toHaveLength(251);
    expect(clauses[0]).toMatchObject({
      citation: 'au-nsw/ltgame-2016#front/(1)',
      book: 'front',
      label: '(1)',
      text: null,
    });
    expect(clauses.at(-1)).toMatchObject({ citation: 'au-nsw/ltgame-2016#rules/12.13', kind: 'clause' });
    expect(Object.keys(clauses[5] ?? {})).toEqual([
      'citation',
      'book',
      'label',
      'labelBasis',
      'heading',
      'text',
      'statement',
      'kind',
      'line',
      'page',
    ]);
  });
});

describe('coverage', () => {
  it('accounts for every clause', () => {
    const { code, ...ran } = houseRules(['coverage', '--json']);
    const books = ran.lines<{
      instrument: string;
      clauses: number;
      facts: number;
      recognised: number;
      checked: number;
      reasons: Record<string, number>;
      outstanding: number;
    }>();
    const total = (instrument: string): number =>
      books.filter((book) => book.instrument === instrument).reduce((sum, { clauses }) => sum + clauses, 0);
    expect(code).toBe(0);
    expect([...new Set(books.map(({ instrument }) => instrument))].map((id) => [id, total(id)])).toEqual([
      ['au-act/gazette-s196-1992', 920],
      ['au-act/ni2019-689', 263],
      ['au-nsw/ltgame-2016', 251],
      ['au-qld/casino-gaming-rule-2024', 3906],
      ['nz/table-games-divisions', 1145],
    ]);
    for (const { instrument, clauses, facts, recognised, checked, reasons, outstanding } of books) {
      const reasoned = Object.values(reasons).reduce((sum, count) => sum + count, 0);
      expect(checked + reasoned + outstanding).toBe(clauses);
      expect(recognised).toBeLessThanOrEqual(facts);
      if (instrument === 'au-nsw/ltgame-2016') expect(outstanding).toBe(0);
    }
  });
});

describe('coverage by instrument, game or class', () => {
  interface Line {
    readonly instrument?: string;
    readonly game?: string;
    readonly class?: string;
    readonly clauses: number;
    readonly checked: number;
    readonly reasons: Record<string, number>;
    readonly outstanding: number;
    readonly duties: { readonly clauses: number };
  }
  const lines = (...args: string[]) => houseRules(['coverage', 'au-nsw/ltgame-2016', '--json', ...args]).lines<Line>();

  it('counts every clause once, and only duties and prohibitions as duties', () => {
    const [whole] = lines('--by', 'instrument');
    expect(whole).toMatchObject({ instrument: 'au-nsw/ltgame-2016', clauses: 251, outstanding: 0 });
    const classes = lines('--by', 'class');
    expect(classes.reduce((sum, { clauses }) => sum + clauses, 0)).toBe(251);
    for (const { class: name, clauses, duties } of classes)
      expect(duties.clauses).toBe(name === 'duty' || name === 'prohibition' ? clauses : 0);
    expect(lines('--by', 'game').map(({ game, clauses }) => [game, clauses])).toEqual([
      ['', 1],
      ['baccarat', 250],
    ]);
  });

  it('refuses to count by anything else', () => {
    const { code, out, err } = houseRules(['coverage', '--by', 'owl']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/Allowed choices are instrument, book, game, class/);
  });
});

describe('compare', () => {
  it('sets jurisdictions side by side, figure by figure', () => {
    const { code, out } = houseRules(['compare', 'roulette', 'AU-ACT', 'AU-QLD', 'NZ', '--all']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Odds: straight +35 to 1 \(american-roulette\/6\.1\) +35 to 1 .*35 to 1 /m);
  });

  it('shows what differs, with the clauses on each side', () => {
    const { code, out } = houseRules(['compare', 'baccarat', 'AU-NSW', 'AU-NSW/even-money']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Banker wins +19 to 20 \(rules\/8\.4\.2\) +1 to 1 \(rules\/8\.5\.2\)$/m);
    expect(out).toMatch(/2 rows differ, \d+ are the same/);
  });

  it('names the channel beside variant and day', () => {
    const [answer] = houseRules([
      ...['compare', 'baccarat', 'AU-ACT/even-money:terminal@2020-01-01', 'AU-ACT:terminal', 'AU-ACT', '--json'],
    ]).lines<{ columns: { ruleSet: string; instrument: string }[] }>();
    expect(answer?.columns).toMatchObject([
      { ruleSet: 'AU-ACT baccarat/even-money', instrument: 'au-act/ni2019-689', channel: 'terminal' },
      { ruleSet: 'AU-ACT baccarat', instrument: 'au-act/ni2019-689' },
      { ruleSet: 'AU-ACT baccarat', instrument: 'au-act/gazette-s196-1992', channel: 'table' },
    ]);
  });

  it('writes a table for a spreadsheet and one for a report', () => {
    const csv = houseRules(['compare', 'sic-bo', 'AU-ACT', 'AU-QLD', '--csv']).out.split('\r\n');
    expect(csv[0]).toBe(
      'group,fact,label,unit,relation,AU-ACT,AU-ACT marks,AU-ACT clauses,AU-ACT since,AU-QLD,AU-QLD marks,AU-QLD clauses,AU-QLD since',
    );
    expect(csv).toContain(
      'settlement,pays.triple,Odds: triple,odds,same-value-other-words,180 to 1,,au-act/gazette-s196-1992#sic-bo/5,1992-11-10,180 to 1,,au-qld/casino-gaming-rule-2024#sch-8/12,2024-10-01',
    );
    const { out } = houseRules(['compare', 'blackjack', 'AU-ACT', 'AU-QLD', '--markdown']);
    expect(out).toContain('| Most hands made by splitting | 4 (blackjack/12.2) | 2 (sch-2/27(4)(a), sch-2/27(1)) |');
  });

  it("gives the contract's JSON", () => {
    const [answer] = houseRules(['compare', 'baccarat', 'au-nsw/ltgame-2016', 'AU-NSW@2020-01-01', '--json']).lines<{
      sides: string[];
      rows: { same: boolean; values: { value: string; clauses: string[] }[] }[];
    }>();
    expect(answer).toMatchObject({ game: 'baccarat', sides: ['au-nsw/ltgame-2016', 'AU-NSW@2020-01-01'] });
    expect(answer?.rows.every(({ same, values }) => same && values.length === 2)).toBe(true);
  });

  it.each([
    [['baccarat', 'AU-NSW'], /at least two sides/],
    [['baccarat', 'AU-NSW', 'somewhere'], /"somewhere" is no side/],
    [['baccarat', 'AU-NSW', 'AU-NSW@2016-06-01'], /in force on 2016-06-01/],
    [['baccarat', 'AU-NSW', 'AU-NSW@2016-06-31'], /is no side/],
    [['baccarat', 'AU-NSW', 'au-nsw/other'], /au-nsw\/other states no rules/],
    [['baccarat', 'AU-NSW', 'AU-NSW:kiosk'], /is no side; write .*AU-ACT:terminal/],
    [['baccarat', 'AU-NSW', 'au-nsw/ltgame-2016/mini'], /names no rules: .*AU-NSW baccarat\/even-money/],
    [['baccarat', 'AU-NSW', 'NZ', '--csv', '--html'], /Choose one of --html and --csv/],
    [['baccarat', 'AU-NSW', 'NZ', '--out', 'x.html'], /Say with --html/],
    [['ludo', 'AU-NSW', 'AU-NSW'], /The game ludo is not known/],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { code, out, err } = houseRules(['compare', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });
});

describe('a wrong call', () => {
  it.each([[['nonsense']], [['check']], [['facts', '--no-such-option']], [['check', '-', '--workers', 'many']]])(
    '%j ends with code 2 and a sentence',
    (args) => {
      const { code, out, err } = houseRules(args);
      expect([code, out]).toEqual([2, '']);
      expect(err).not.toBe('');
      expect(err).not.toMatch(/ at .*\.js:\d+/);
    },
  );

  it('help says what each command does', () => {
    const { code, out } = houseRules(['--help']);
    expect(code).toBe(0);
    for (const command of ['serve', 'parse', 'ingest', 'clauses', 'facts', 'check', 'verify', 'coverage'])
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  });
});
