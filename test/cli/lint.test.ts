import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseRules } from '../support/command-line';

const folder = mkdtempSync(join(tmpdir(), 'house-rules-lint-'));
const file = join(folder, 'ferries.txt');
const none = join(folder, 'none.txt');

beforeAll(() => writeFileSync(file, '1. Lamps\n\n1.1 A lamp is lit as rule 1.9 says.\n\n1.2 A lamp is green.\n'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('lint', () => {
  it('prints its findings by kind and exits with 0 all the same', () => {
    const { code, out } = houseRules(['lint', file]);
    expect(code).toBe(0);
    expect(out).toContain('References that lead nowhere (1)');
    expect(out).toContain('1.1 cites “rule 1.9”');
  });

  it('gives one JSON line for each finding', () => {
    expect(houseRules(['lint', file, '--instrument', 'zz/ferries', '--json']).lines()).toEqual([
      {
        code: 'dangling-reference',
        severity: 'error',
        citation: 'zz/ferries#rules/1.1',
        line: 3,
        sentence: '1.1 cites “rule 1.9”, but there is no 1.9: 1 ends at 1.2.',
      },
    ]);
  });

  it('writes a report to send', () => {
    expect(houseRules(['lint', file, '--markdown']).out).toMatch(/^# Review of .*\n[\s\S]*\| error \|/);
  });

  it.each([
    [['lint'], /file/],
    [['lint', none], /there is no such file/],
    [['lint', file, '--json', '--markdown'], /--markdown/],
  ])('refuses %j', (args, sentence) => {
    const { code, out, err } = houseRules(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });
});
