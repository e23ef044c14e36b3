import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerCheck } from '../../src/cli/check';
import { registerImpact } from '../../src/cli/impact';
import { registerOverlay } from '../../src/cli/overlay';
import { registerWitness } from '../../src/cli/witness';
import { commandIn } from '../support/in-process';

const record = (id: string, paid: number) => ({
  format: 'house-rules/round@1',
  id,
  jurisdiction: 'AU-NSW',
  game: 'baccarat',
  playedAt: '2024-10-03T21:04:05+10:00',
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
    { type: 'deal', to: 'player', card: '4H' },
    { type: 'deal', to: 'banker', card: 'KS' },
    { type: 'deal', to: 'player', card: '2D' },
    { type: 'deal', to: 'banker', card: '7C' },
    { type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 },
  ],
});

const CHECK = 'baccarat/banker-wins-pay-stated-odds';
const folder = mkdtempSync(join(tmpdir(), 'hr-what-if-'));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const rounds = file(
  'rounds.ndjson',
  [record('a', 9_500), record('b', 10_000)].map((one) => JSON.stringify(one)).join('\n'),
);
const draft = file('cheaper.yaml', 'name: cheaper\nover: AU-NSW baccarat\nfacts:\n  bankerPays: 1 to 1\n');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('witness', () => {
  const witness = (...args: string[]) => commandIn(registerWitness, ['witness', ...args]);

  it('prints what differs, the round, both verdicts and the clauses', async () => {
    const { code, out } = await witness('baccarat', 'bankerPays', 'AU-NSW', 'AU-NSW/even-money');
    expect(code).toBe(0);
    expect(out).toContain(
      'Banker wins: 19 to 20 (au-nsw/ltgame-2016#rules/8.4.2) | 1 to 1 (au-nsw/ltgame-2016#rules/8.5.2)',
    );
    expect(out).toContain('AU-NSW allows this round, and AU-NSW/even-money forbids it: ');
    expect(out).toContain('  {"type":"wager","id":"w1","player":"p1","bet":"banker","stake":20}');
    expect(out).toMatch(
      /  AU-NSW\/even-money: breaches \(AU-NSW baccarat\/even-money, au-nsw\/ltgame-2016, version [0-9a-f]{12}\)/,
    );
    expect(out).toContain(`    ${CHECK}  au-nsw/ltgame-2016#rules/8.5.2`);
  });

  it('gives why there is none, from the rule sources', async () => {
    const { out } = await witness('roulette', 'afterNoSpin', 'AU-ACT:table', 'NZ');
    expect(out).toContain('No check enforces afterNoSpin; rounds can show it only through checks that read it.');
    expect(out).toContain(
      'No round that AU-ACT:table allows and NZ forbids by afterNoSpin was looked for. A recorded round does not show whether afterNoSpin is kept (spans several rounds), and no check of NZ enforces it.',
    );
    expect(out).toContain(
      'No round that NZ allows and AU-ACT:table forbids by afterNoSpin was looked for. AU-ACT:table does not state afterNoSpin, and forbids no round by it.',
    );
  });

  it('takes a draft for a side, and gives one JSON value', async () => {
    const { code, lines } = await witness('baccarat', CHECK, 'AU-NSW', `draft:${draft}`, '--json');
    const [answer] = lines<{
      checks: string[];
      directions: {
        witness: { findings: { clauses: string[] }[]; allowed: { record: { events: { stake?: number }[] } } };
      }[];
    }>();
    expect([code, answer?.checks]).toEqual([0, [CHECK]]);
    expect(answer?.directions[0]?.witness.findings[0]?.clauses[0]).toBe('draft/cheaper#bankerPays');
    expect(answer?.directions[0]?.witness.allowed.record.events[0]?.stake).toBe(20);
  });

  it.each([
    [['baccarat', 'bankerPay', 'AU-NSW', 'AU-QLD'], /bankerPays/],
    [['keno', 'decks', 'AU-ACT', 'AU-QLD'], /keno cannot be judged/],
    [['baccarat', 'decks', 'AU-NSW', 'nowhere'], /"nowhere" is no side/],
    [['baccarat', 'decks', 'AU-NSW', 'draft:none.yaml'], /none\.yaml/],
  ])('%j is a wrong call', async (args, message) => {
    const { code, err } = await witness(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('impact', () => {
  const impact = (...args: string[]) => commandIn(registerImpact, ['impact', ...args]);

  it('writes a line for each round that flips and one with the sums', async () => {
    const { code, lines } = await impact('AU-NSW', `draft:${draft}`, rounds, '--json');
    const [first, second, report] = lines();
    expect(code).toBe(1);
    expect(first).toMatchObject({
      round: 'a',
      from: 'complies',
      to: 'breaches',
      rules: [
        { ruleSet: 'AU-NSW baccarat', instruments: ['au-nsw/ltgame-2016'] },
        { ruleSet: 'AU-NSW baccarat (draft cheaper)', instruments: ['au-nsw/ltgame-2016', 'draft/cheaper'] },
      ],
      flips: [{ check: CHECK, appears: true }],
    });
    expect(second).toMatchObject({
      round: 'b',
      from: 'breaches',
      to: 'complies',
      flips: [{ check: CHECK, appears: false }],
    });
    expect(report).toMatchObject({
      ...{ rounds: 2, toBreaches: 1, toComplies: 1, errors: 0 },
      money: { more: '1000', less: '0', overpaidFrom: '500', underpaidTo: '500', wagers: 2 },
      rules: [
        { side: 'AU-NSW', instruments: ['au-nsw/ltgame-2016'] },
        { side: `draft:${draft}`, instruments: ['au-nsw/ltgame-2016', 'draft/cheaper'] },
      ],
    });
  });

  it('prints it for people, as Markdown and as CSV', async () => {
    const text = await impact('AU-NSW', 'AU-NSW/even-money', rounds);
    expect(text.out).toMatch(
      /^a: complies → breaches \(AU-NSW baccarat, au-nsw\/ltgame-2016, version [0-9a-f]{12} \| AU-NSW baccarat\/even-money, au-nsw\/ltgame-2016, version [0-9a-f]{12}\)$/m,
    );
    expect(text.out).toMatch(/players get more under AU-NSW\/even-money\s+10\.00/);
    const markdown = await impact('AU-NSW', 'AU-NSW/even-money', rounds, '--markdown');
    expect(markdown.out).toMatch(/^# Impact of AU-NSW\/even-money in the place of AU-NSW\n/);
    expect(markdown.out).toContain('| replayed | 2 |');
    const csv = (await impact('AU-NSW', 'AU-NSW/even-money', rounds, '--csv')).out.split('\r\n');
    expect(csv[0]).toBe('round,from,to,check,subject,flips,clauses,recorded,dueFrom,dueTo,message,rulesFrom,rulesTo');
    expect(csv[1]).toMatch(
      /^a,complies,breaches,baccarat\/banker-wins-pay-stated-odds,w1,breaches,.*,19500,19500,20000,/,
    );
  });

  it('ends with 0 where nothing flips, and tells lines that are no rounds', async () => {
    expect((await impact('AU-NSW', 'AU-NSW', rounds)).code).toBe(0);
    const bad = await impact(
      'AU-NSW',
      'AU-NSW',
      file('bad.ndjson', `${JSON.stringify(record('a', 9_500))}\nnonsense\n`),
    );
    expect([bad.code, bad.err]).toEqual([2, expect.stringContaining('line 2: Not JSON')]);
  });

  it.each([
    [['AU-NSW', 'AU-QLD'], /Name a file of rounds, or an audit/],
    [['AU-NSW', 'AU-QLD', rounds, '--audit', 'a1'], /one of the two/],
    [['AU-NSW', 'AU-QLD', rounds, '--csv', '--json'], /Choose one of --json and --csv/],
    [['AU-NSW', 'nowhere', rounds], /"nowhere" is no side/],
    [['AU-NSW', 'AU-QLD', file('empty.ndjson', '')], /is empty; supply one JSON object/],
  ])('%j is a wrong call', async (args, message) => {
    const { code, err } = await impact(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('overlay', () => {
  const overlay = (...args: string[]) => commandIn(registerOverlay, ['overlay', ...args]);

  it('says what a draft changes', async () => {
    const { code, out } = await overlay('AU-NSW baccarat', draft);
    expect(code).toBe(0);
    expect(out).toMatch(
      /bankerPays\s+19 to 20\s+1 to 1\s+draft\/cheaper#bankerPays, au-nsw\/ltgame-2016#rules\/8\.4\.2/,
    );
  });

  it('writes it as rule sources that govern nothing', async () => {
    const { lines } = await overlay('AU-NSW baccarat', draft, '--export', folder, '--json');
    const [written] = lines<{ files: string[] }>();
    const instrument = written?.files.find((name) => name.endsWith('instrument.yaml')) ?? '';
    expect(readFileSync(instrument, 'utf8')).toMatch(/inForce:/);
    expect(written?.files.some((name) => readFileSync(name, 'utf8').includes('1 to 1'))).toBe(true);
  });

  it.each([
    ['facts:\n  bankerPay: 1 to 1\n', /bankerPay/],
    ['facts:\n  bankerPays: plenty\n', /bankerPays/],
    ['facts: {}\nwithout: [noSuchFact]\n', /noSuchFact/],
  ])('%j is refused', async (content, message) => {
    const wrong = file('wrong.yaml', `name: wrong\nover: AU-NSW baccarat\n${content}`);
    const { code, err } = await overlay('AU-NSW baccarat', wrong);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('check --rules', () => {
  it('judges rounds by a draft, and cites it', async () => {
    const { code, lines } = await commandIn(registerCheck, [
      'check',
      '--rules',
      draft,
      rounds,
      '--json',
      '--workers',
      '1',
    ]);
    const [a, b] = lines<{ verdict: string; ruleSet: string; findings: { clauses: string[] }[] }>();
    expect(code).toBe(1);
    expect(a).toMatchObject({ verdict: 'breaches', ruleSet: expect.stringContaining('cheaper') as string });
    expect(a?.findings[0]?.clauses[0]).toBe('draft/cheaper#bankerPays');
    expect(b?.verdict).toBe('complies');
  });
});
