import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerCompare } from '../../src/cli/compare';
import { registerDiff } from '../../src/cli/diff';
import { commandIn } from '../support/in-process';
import { smallPdf } from '../support/small-pdf';

const folder = mkdtempSync(join(tmpdir(), 'hr-compare-'));
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('compare', () => {
  const compare = (...args: string[]) => commandIn(registerCompare, ['compare', ...args]);
  const SIDES = ['baccarat', 'AU-NSW', 'AU-NSW/even-money'];

  it('prints the rows that differ, and all of them with --all', async () => {
    const { code, out } = await compare(...SIDES);
    expect(code).toBe(0);
    expect(out).toMatch(/Banker wins\s+19 to 20 \(rules\/8\.4\.2\)\s+1 to 1 \(rules\/8\.5\.2\)/);
    expect(out).toMatch(/2 rows differ, \d+ are the same/);
    expect((await compare(...SIDES, '--all')).out).toMatch(/Player wins\s+1 to 1/);
  });

  it('keeps to the contract in JSON', async () => {
    const { lines } = await compare(...SIDES, '--json');
    const [answer] = lines<{
      game: string;
      sides: string[];
      rows: { fact: string; label: string; same: boolean; values: { value: string | null; clauses: string[] }[] }[];
    }>();
    expect(answer).toMatchObject({ game: 'baccarat', sides: ['AU-NSW', 'AU-NSW/even-money'] });
    expect(answer?.rows.find(({ fact }) => fact === 'bankerPays')).toMatchObject({
      same: false,
      values: [
        { value: '19 to 20', clauses: ['au-nsw/ltgame-2016#rules/8.4.2'] },
        { value: '1 to 1', clauses: ['au-nsw/ltgame-2016#rules/8.5.2'] },
      ],
    });
    expect(answer?.rows.find(({ fact }) => fact === 'playerPays')?.same).toBe(true);
  });

  it('writes Markdown, CSV and a page that loads nothing, to a file where one is named', async () => {
    expect((await compare(...SIDES, '--markdown')).out).toContain('| Banker wins | 19 to 20');
    const csv = (await compare(...SIDES, '--csv')).out.split('\r\n');
    expect(csv.find((line) => line.includes('bankerPays'))).toContain('19 to 20');
    const out = join(folder, 'memo.html');
    const { err } = await compare(...SIDES, '--html', '--out', out);
    const page = readFileSync(out, 'utf8');
    expect(err).toContain('memo.html was written');
    expect(page).toContain('<td');
    expect(page).not.toMatch(/<script|src=|<link|@import|url\(/);
  });

  it.each([
    [[...SIDES, '--csv', '--html'], /Choose one of --html and --csv/],
    [[...SIDES, '--out', 'x'], /Say with --html or --markdown or --csv or --json/],
    [[...SIDES, '--csv', '--out', join(folder, 'none', 'x.csv')], /cannot be written/],
    [['baccarat', 'AU-NSW'], /at least two sides/],
    [['snap', 'AU-NSW', 'AU-QLD'], /snap is not known/],
  ])('%j is a wrong call', async (args, message) => {
    const { code, err } = await compare(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('diff', () => {
  const diff = (...args: string[]) => commandIn(registerDiff, ['diff', ...args]);
  const OLD =
    '1. Lamps\n\n1.1 A lamp is lit at dusk and pays 35 to 1.\n\n1.2 A lamp is green.\n\n1.3 A lamp is cleaned on each Sunday.\n';
  const NEW =
    '1. Lamps\n\n1.1 A lamp is lit at dusk and pays 17 to 1.\n\n1.2 A lamp is cleaned on each Sunday.\n\n1.3 A buoy is painted red by the harbour master.\n';

  it('compares two files: what changed, went and came, with whole odds', async () => {
    const sides = [file('old.txt', OLD), file('new.txt', NEW)];
    const { code, lines } = await diff(...sides, '--json');
    const [answer] = lines<{
      changed: { from: string[]; to: string[]; words: { kind: string; text: string }[] }[];
      added: { citation: string }[];
      removed: { citation: string }[];
    }>();
    expect(code).toBe(0);
    const [changed] = answer?.changed ?? [];
    expect(changed?.words.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text.trim()])).toEqual([
      ['removed', '35 to 1'],
      ['added', '17 to 1'],
    ]);
    expect(JSON.stringify(answer?.removed)).toContain('1.2');
    expect(JSON.stringify(answer?.added)).toContain('1.3');
    const text = (await diff(...sides)).out;
    expect(text).toContain('[-35 to 1-]{+17 to 1+}');
    const markdown = (await diff(...sides, '--markdown')).out;
    expect(markdown).toContain('35 to 1');
    const page = (await diff(...sides, '--html')).out;
    expect(page).toMatch(/<del[^>]*>[^<]*35 to 1/);
    expect(page).toMatch(/<ins[^>]*>[^<]*17 to 1/);
    expect(page).not.toMatch(/<script|src=|<link|@import|url\(/);
    expect((await diff(...sides, '--csv')).out.split('\r\n')[0]).toMatch(/from/);
  });

  it('reads a PDF on the spot', async () => {
    const pdf = file('rules.pdf', smallPdf(['1. Lamps', '1.1 A lamp is lit at dusk.', '1.2 A lamp is green.']));
    const { code, lines } = await diff(pdf, pdf, '--json');
    const [answer] = lines<{ matched: unknown[]; changed: unknown[]; added: unknown[] }>();
    expect([code, answer?.changed, answer?.added]).toEqual([0, [], []]);
    expect(answer?.matched.length).toBeGreaterThanOrEqual(2);
  });

  it('takes rules by their names, by a game beside them and by their version, which come to the same', async () => {
    const { RuleBook } = await import('../../src/app/rule-book');
    const { projectSources } = await import('../../src/io/files/compiled-sources');
    const set = new RuleBook(await projectSources()).ruleSets.find(({ name }) => name === 'AU-NSW baccarat/even-money');
    const forms = [
      ['AU-NSW baccarat', 'AU-NSW baccarat/even-money'],
      ['AU-NSW', 'AU-NSW/even-money', '--game', 'baccarat'],
      ['AU-NSW baccarat', set?.version ?? ''],
    ];
    const facts: unknown[] = [];
    for (const form of forms) {
      const { code, lines } = await diff(...form, '--json');
      expect([form, code]).toEqual([form, 0]);
      facts.push(lines<{ facts: { fact: string }[] }>()[0]?.facts.map(({ fact }) => fact));
    }
    expect(facts[0]).toContain('bankerPays');
    expect(facts[1]).toEqual(facts[0]);
    expect(facts[2]).toEqual(facts[0]);
  });

  it.each([
    [['au-nsw/ltgame-2016', 'au-nsw/ltgame-2016@1901-01-01'], /is held in no version 1901-01-01/],
    [['au-nsw/ltgame-2016', 'au-nsw/ltgame-2016#nowhere'], /has no book nowhere/],
    [['AU-NSW baccarat', 'sha256:00000000'], /No rule set has the version/],
    [['AU-NSW', 'AU-QLD'], /names no game/],
    [['au-nsw/ltgame-2016', 'zz/none'], /zz\/none/],
  ])('%j is a wrong call', async (args, message) => {
    const { code, err } = await diff(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
