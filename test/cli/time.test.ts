import { join } from 'node:path';
import { houseRules, ROOT } from '../support/command-line';

interface Governs {
  readonly ruleSet: { readonly instrument: string } | null;
  readonly code: string | null;
  readonly sentence: string;
  readonly before: { readonly instrument: string } | null;
  readonly after: { readonly instrument: string } | null;
  readonly steps: readonly { readonly asked: string; readonly left: readonly string[] }[];
}

describe('governs', () => {
  const answer = (...args: readonly string[]): Governs | undefined =>
    houseRules(['governs', ...args, '--json']).lines<Governs>()[0];

  it.each([
    ['2019-10-25', 'table', 'au-act/gazette-s196-1992'],
    ['2019-10-26', 'terminal', 'au-act/ni2019-689'],
    ['2019-10-26', 'table', 'au-act/gazette-s196-1992'],
  ])('on %s at a %s: %s', (at, channel, instrument) => {
    expect(answer('AU-ACT', 'baccarat', '--at', at, '--channel', channel)).toMatchObject({
      ruleSet: { instrument },
      code: null,
      steps: ['jurisdiction', 'game', 'variant', 'venue', 'day', 'channel'].map((asked) => ({ asked })),
    });
  });

  it('tells the steps and the answer', () => {
    const { code, out } = houseRules(['governs', 'AU-ACT', 'baccarat', '--at', '2020-01-01']);
    expect(code).toBe(0);
    expect(out).toMatch(/^day: On 2020-01-01 .* a first day that is assumed/m);
    expect(out).toMatch(/^channel: No channel is named, so a table is meant\. Of 2 in force/m);
    expect(out).toMatch(/^AU-ACT baccarat of au-act\/gazette-s196-1992 governs on 2020-01-01 \(sha256:/m);
  });

  it('that none do is an answer too', () => {
    const { code, out, err } = houseRules(['governs', 'AU-ACT', 'baccarat', '--at', '1992-11-09']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^No rules for AU-ACT baccarat are in force on 1992-11-09; the next are in force from 1992-11-10/m,
    );
    expect(answer('AU-NSW', 'baccarat', '--venue', 'The Barn')).toMatchObject({ ruleSet: null, code: 'OTHER_VENUE' });
    expect(answer('AU-ACT', 'baccarat', '--at', '1992-11-09')).toMatchObject({
      ...{ ruleSet: null, code: 'NOT_IN_FORCE', before: null },
      after: { instrument: 'au-act/gazette-s196-1992' },
    });
  });

  it('a wrong option is refused with a sentence', () => {
    const { code, out, err } = houseRules(['governs', 'AU-ACT', 'baccarat', '--channel', 'barn']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^--channel is table.* terminal, not barn\.\n$/);
  });
});

describe('history', () => {
  it('tells what changed in baccarat in the ACT since 1992', () => {
    const { code, out } = houseRules(['history', 'AU-ACT', 'baccarat', '--since', '1992']);
    expect(code).toBe(0);
    expect(out).toMatch(/^1992-11-10 {2}AU-ACT baccarat at tables begins \(au-act\/gazette-s196-1992\)\./m);
    expect(out).toMatch(
      /^2019-10-26 {2}AU-ACT baccarat at terminals begins .* beside those at tables .* \d+ figures differ\./m,
    );
    expect(out).toMatch(/^ {4}Pair wins +– +11 to 1$/m);
  });

  it('tells a variant alone, as lines, from a day on', () => {
    const lines = (since: string) =>
      houseRules(['history', 'AU-ACT', 'baccarat', '--variant', 'mini', '--since', since, '--json']).lines();
    expect(lines('1992-11-10')).toMatchObject([
      { day: '1992-11-10', kind: 'begins', ruleSet: 'AU-ACT baccarat/mini', rows: [] },
    ]);
    expect(lines('1992-11-11')).toEqual([]);
  });

  it('tells the values of one fact', () => {
    const args = ['history', 'AU-ACT', 'baccarat', '--fact', 'bankerPays'];
    expect(houseRules([...args, '--json']).lines()).toMatchObject([
      { from: '1992-11-10', channel: 'table', value: '19 to 20' },
      { from: '1992-11-10', ruleSet: 'AU-ACT baccarat/mini' },
      { from: '2019-10-26', channel: 'terminal', value: '19 to 20', clause: 'au-act/ni2019-689#rules/8.7(b)' },
      { ruleSet: 'AU-ACT baccarat/even-money', value: '1 to 1' },
    ]);
  });

  it.each([
    [['FR', 'baccarat'], /jurisdiction FR/],
    [['AU-ACT', 'baccarat', '--fact', 'owls'], /knows no fact owls/],
    [['AU-ACT', 'baccarat', '--since', 'then'], /--since must be a date/],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { code, out, err } = houseRules(['history', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });
});

describe('today', () => {
  const at = (clock: string, zone: string, ...args: readonly string[]) =>
    houseRules(args, {
      env: { TZ: zone, CLOCK: clock, NODE_OPTIONS: `--require ${join(ROOT, 'test', 'support', 'clock.cjs')}` },
    });
  const dayAsked = (clock: string, zone: string, jurisdiction: string): string | undefined => {
    const { out, err } = at(clock, zone, 'governs', jurisdiction, 'baccarat');
    expect(err).toBe('');
    return /(?:governs|in force) on (\d{4}-\d{2}-\d{2})/.exec(out)?.[1];
  };

  it.each([
    ['AU-QLD', '2024-09-30T13:59:59Z', '2024-09-30'],
    ['AU-QLD', '2024-09-30T14:00:00Z', '2024-10-01'],
    ['AU-NSW', '2026-10-03T13:59:59Z', '2026-10-03'],
    ['AU-NSW', '2026-10-04T12:59:59Z', '2026-10-04'],
    ['AU-NSW', '2026-10-04T13:00:00Z', '2026-10-05'],
    ['NZ', '2026-09-26T11:59:59Z', '2026-09-26'],
    ['NZ', '2026-09-27T11:00:00Z', '2026-09-28'],
  ])('is in %s at %s the day %s, wherever the command runs', (jurisdiction, clock, day) => {
    for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati'])
      expect([zone, dayAsked(clock, zone, jurisdiction)]).toEqual([zone, day]);
  });

  it('is the day of each side', () => {
    const compared = at('2024-09-30T12:30:00Z', 'UTC', 'compare', 'baccarat', 'NZ', 'AU-NSW', '--markdown');
    expect(compared.out).toMatch(/Compared on 2024-09-30 \(AU-NSW\) and 2024-10-01 \(NZ\)\./);
    expect(at('2024-09-30T13:59:59Z', 'Asia/Tokyo', 'facts', 'AU-QLD', 'baccarat')).toMatchObject({ code: 2 });
    expect(at('2024-09-30T14:00:00Z', 'America/Lima', 'facts', 'AU-QLD', 'baccarat')).toMatchObject({ code: 0 });
    const made = at('2026-10-04T13:00:00Z', 'UTC', 'generate', 'baccarat', '--jurisdiction', 'AU-NSW', '--count', '1');
    expect(made.lines()[0]).toMatchObject({ playedAt: expect.stringMatching(/^2026-10-05T/) as string });
  });
});

test('a round written in UTC is judged by the rules of the day on which it was played', () => {
  const [made] = houseRules([
    ...['generate', 'baccarat', '--jurisdiction', 'AU-QLD', '--at', '2024-10-01', '--count', '1'],
  ]).lines();
  const judged = (playedAt: string) =>
    houseRules(['check', '-', '--json'], { input: `${JSON.stringify({ ...made, playedAt })}\n` });
  expect(judged('2024-09-30T14:00:00Z').lines()).toMatchObject([{ ruleSet: 'AU-QLD baccarat', verdict: 'complies' }]);
  expect(judged('2024-09-30T13:59:59Z').lines()).toMatchObject([
    { line: 1, error: expect.stringMatching(/in force/) as string },
  ]);
});
