import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseRules } from '../support/command-line';

const record = (id: string, paid = 9_500, over: Record<string, unknown> = {}) => ({
  format: 'house-rules/round@1',
  id,
  jurisdiction: 'AU-NSW',
  game: 'baccarat',
  playedAt: '2024-10-03T21:04:05+10:00',
  table: { limits: { '*': { min: 500, max: 500_000 } } },
  equipment: { decks: 8 },
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
    { type: 'deal', to: 'player', card: '4H' },
    { type: 'deal', to: 'banker', card: 'KS' },
    { type: 'deal', to: 'player', card: '2D' },
    { type: 'deal', to: 'banker', card: '7C' },
    { type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 },
  ],
  ...over,
});
const ndjson = (...records: readonly unknown[]) => records.map((value) => JSON.stringify(value)).join('\n');

describe('check', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hr-check-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = (content: string | Uint8Array, name = 'rounds.ndjson'): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it('answers each round on a line of its own, as the contract writes it', () => {
    const ran = houseRules(['check', file(ndjson(record('a'), record('b', 10_000))), '--json']);
    expect(ran.code).toBe(1);
    const [lawful, unlawful] = ran.lines();
    expect(lawful).toEqual({
      round: 'a',
      ruleSet: 'AU-NSW baccarat',
      version: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
      instruments: ['au-nsw/ltgame-2016'],
      verdict: 'complies',
      examined: expect.any(Number) as number,
      findings: [],
    });
    expect(unlawful).toMatchObject({
      round: 'b',
      verdict: 'breaches',
      findings: [
        {
          check: 'baccarat/banker-wins-pay-stated-odds',
          verdict: 'breaches',
          subject: 'w1',
          clauses: ['au-nsw/ltgame-2016#rules/8.4.2'],
          expected: '9500',
          recorded: '10000',
          message: 'Banker won with 7; a stake of 100.00 is paid 95.00 at 19 to 20, and 100.00 was paid.',
        },
      ],
    });
  });

  it('tells a person the sentence, the check and the clause', () => {
    const { out, err, code } = houseRules(['check', '-'], { input: ndjson(record('a'), record('b', 10_000)) });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^a: complies \(AU-NSW baccarat, au-nsw\/ltgame-2016, version [0-9a-f]{12}, \d+ judgements\)$/m,
    );
    expect(out).toMatch(/BREACH {2}w1: Banker won with 7;.*\n.*banker-wins-pay-stated-odds.*#rules\/8\.4\.2/);
    expect(err.trim()).toBe('2 rounds: 1 comply, 1 breach, 0 cannot be told.');
  });

  it('goes on after a line that is no record, and says which line', () => {
    const lines = [
      JSON.stringify(record('a')),
      '{"format":',
      '',
      JSON.stringify({ ...record('c'), game: 'snap' }),
      JSON.stringify(record('d', 9_500, { playedAt: '2001-01-01T00:00:00+11:00' })),
      JSON.stringify(record('e')),
    ];
    const ran = houseRules(['check', '-', '--json'], { input: lines.join('\n') });
    expect(ran.code).toBe(2);
    expect(ran.lines()).toMatchObject([
      { round: 'a' },
      { line: 2, error: expect.stringMatching(/^Not JSON/) as string },
      { line: 4, error: expect.stringContaining('snap is not known') as string },
      { line: 5, error: expect.stringContaining('in force on 2001-01-01') as string },
      { round: 'e' },
    ]);
  });

  it('goes on after a line that is nested thousands of levels deep, from a file, live and over many lines', () => {
    const deep = `${'['.repeat(6_000)}${']'.repeat(6_000)}`;
    const rounds = `${JSON.stringify(record('a'))}\n${deep}\n${JSON.stringify(record('b', 9_500, { note: 0 })).replace('"note":0', `"note":${deep}`)}\n${JSON.stringify(record('c'))}\n`;
    const list = `[\n${JSON.stringify(record('a'))},\n${deep},\n${JSON.stringify(record('c'))}\n]`;
    for (const ran of [
      houseRules(['check', file(rounds), '--json']),
      houseRules(['check', '-', '--json'], { input: rounds }),
      houseRules(['check', file(rounds), '--json', '--workers', '2']),
      houseRules(['check', file(list), '--json']),
      houseRules(['check', file(rounds), '--explain', '--json']),
    ]) {
      expect(ran.err).not.toContain('RangeError');
      const answers = ran.lines() as Record<string, unknown>[];
      expect(answers.find((one) => 'error' in one)).toEqual({
        line: 2,
        error: expect.stringContaining('is nested deeper than the 16 levels that a record may have') as string,
      });
      expect(ran.out).toContain('"round":"c"');
      expect(ran.code).toBe(2);
    }
  });

  it('takes a field that is named twice for an error of form, also in a record over many lines', () => {
    const hidden = JSON.stringify(record('b', 10_000)).replace(/\}$/, ',"events":[]}');
    const stake = JSON.stringify(record('d')).replace('"stake":10000', '"stake":10000,"\\u0073take":9000');
    for (const rounds of [
      `${hidden}\n${stake}\n`,
      `[\n${hidden},\n${stake}\n]`,
      `[${hidden.replace(/,/g, ',\n')}\n, ${stake} ]`,
    ]) {
      const ran = houseRules(['check', file(rounds), '--json']);
      expect(ran.lines()).toEqual([
        { line: 1, error: expect.stringContaining('the record names "events" twice; state each field once') as string },
        { line: 2, error: expect.stringContaining('events[0] names "stake" twice') as string },
      ]);
      expect(ran.code).toBe(2);
    }
  });

  it('ends with 1 when something was breached, whatever else was wrong', () => {
    expect(houseRules(['check', '-'], { input: `nonsense\n${JSON.stringify(record('b', 1))}` }).code).toBe(1);
  });

  it('reads one record spread over many lines, as a person types it, and a list of them', () => {
    const typed = houseRules(['check', '-', '--json'], { input: JSON.stringify(record('typed'), null, 2) });
    expect(typed.lines()).toMatchObject([{ round: 'typed', verdict: 'complies' }]);
    const list = houseRules(['check', '-', '--json'], { input: JSON.stringify([record('x'), record('y')], null, 1) });
    expect(list.lines()).toMatchObject([{ round: 'x' }, { round: 'y' }]);
  });

  it('tells rounds step by step with --explain, and one of them with --round', () => {
    const path = file(ndjson(record('a'), record('b', 10_000)));
    const both = houseRules(['check', '--explain', path]);
    expect(both.code).toBe(1);
    expect(both.out).toMatch(/^a: complies .*\n {6}round .*\n(?:.*\n)*findings\n {2}nothing amiss\n\nb: breaches /);
    expect(both.out).toMatch(
      /^ {3}6 {2}settle {8}Player has 6 and banker 7: banker \(w1\) wins at 19 to 20: 95\.00 due, /m,
    );
    expect(both.out).toMatch(/^ {20}rule {2}BREACH: Banker won with 7;.*\n {26}au-nsw\/ltgame-2016#rules\/8\.4\.2$/m);
    const one = houseRules(['check', '--explain', '--round', 'a', path, '--json']);
    expect(one.code).toBe(0);
    expect(one.lines()).toMatchObject([
      {
        round: 'a',
        verdict: 'complies',
        steps: [{ at: 'record' }, { at: 'events[0]', event: 'wager' }, {}, {}, {}, {}, {}],
      },
    ]);
  });

  it.each([
    ['a round that is not there', ['--explain', '--round', 'z'], /holds no round with the id "z"/],
    ['--round without --explain', ['--round', 'a'], /add --explain/],
  ])('refuses %s', (_, options, sentence) => {
    const { code, err } = houseRules(['check', file(ndjson(record('a'))), ...options]);
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  });

  it('says of a line that is no record so, in the middle of telling', () => {
    const { code, out } = houseRules(['check', '-', '--explain'], {
      input: `nonsense\n${JSON.stringify(record('a'))}`,
    });
    expect([code, out]).toEqual([2, expect.stringMatching(/^line 1: Not JSON .*\n\na: complies /)]);
  });

  it('lists every check with --all', () => {
    const [answer] = houseRules(['check', '-', '--json', '--all'], { input: ndjson(record('a')) }).lines<{
      findings: { verdict: string; check: string }[];
    }>();
    expect(new Set(answer?.findings.map(({ check }) => check)).size).toBe(52);
  });

  it('gives the same answers in the same order with threads, in a file of several chunks', () => {
    const rounds = Array.from({ length: 6_000 }, (_, index) =>
      record(`r${index}`, index % 1_000 === 7 ? 9_501 : 9_500),
    );
    const path = file(`${ndjson(...rounds)}\nnot json\n`);
    const alone = houseRules(['check', path, '--json']);
    const shared = houseRules(['check', path, '--json', '--workers', '2']);
    expect(shared.out === alone.out).toBe(true);
    expect(alone.lines()).toHaveLength(6_001);
    expect(alone.lines().filter((line) => line['verdict'] === 'breaches')).toHaveLength(6);
    expect(alone.lines().at(-1)).toMatchObject({ line: 6_001 });
  });

  it.each([
    ['an empty file', () => file(''), /is empty/],
    ['a file of blank lines', () => file('\n \n'), /holds no round/],
    ['a file that is not there', () => join(folder, 'absent'), /no such file/],
    ['a folder', () => folder, /is a folder/],
    ['a file that is not text', () => file(Uint8Array.of(1, 0, 2, 0)), /is not text/],
  ])('refuses %s with one sentence', (_, path, sentence) => {
    const { code, out, err } = houseRules(['check', path()]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
