import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseRules } from '../support/command-line';
import { TINY_TEXT } from '../support/tiny-instrument';

const NOTICE = `1. Name
This is the Harbour Amendment Notice 2025.
2. Clause 1.1
Omit "four decks", substitute "six decks".
3. Clause 2.1.2 is repealed.
`;

describe('amend', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hr-amend-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const rules = file('zz-tiny.txt', TINY_TEXT);

  it('lists the instructions', () => {
    const { code, out } = houseRules(['amend', file('notice.txt', NOTICE)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^1 +rules\/2 +line 4 +substitute +1\.1: “four decks” by “six decks”$/m);
    expect(out).toMatch(/^2 +rules\/3 +line 5 +omit +2\.1\.2$/m);
    expect(out).toMatch(/2 instructions\.$/m);
  });

  it('applies them to the target and shows what changes', () => {
    const { code, out } = houseRules(['amend', file('notice.txt', NOTICE), '--to', rules]);
    expect(code).toBe(0);
    expect(out).toMatch(/^rules\/1\.1 +by 1 +The harbour game is played with six decks of cards\.$/m);
    expect(out).toMatch(/^rules\/2\.1\.2 omitted by 2$/m);
    expect(out).toMatch(/2 of 2 instructions applied; 1 clause changed, 1 omitted\.$/m);
  });

  it('gives the next version as JSON', () => {
    const ran = houseRules(['amend', file('notice.txt', NOTICE), '--to', rules, '--json']);
    const [answer] = ran.lines<{ clauses: { citation: string; text: string; changedBy: number[] }[] }>();
    expect(answer).toMatchObject({
      target: 'zz/zz-tiny',
      instructions: [
        { number: 1, clause: 'zz/notice#rules/2', line: 4, action: 'substitute', place: { find: 'four decks' } },
        { number: 2, clause: 'zz/notice#rules/3', line: 5, action: 'omit', target: { label: '2.1.2' } },
      ],
      applied: [1, 2],
      unapplied: [],
      omitted: [{ citation: 'zz/zz-tiny#rules/2.1.2', by: 2 }],
    });
    expect(answer?.clauses.find(({ citation }) => citation.endsWith('/1.1'))).toMatchObject({ changedBy: [1] });
  });

  it('ends with code 1 when an instruction is not understood or not applied', () => {
    const vague = file('vague.txt', '1. Clause 1.1 is varied so that more decks are used.\n2. Clause 9 is repealed.\n');
    expect(houseRules(['amend', vague]).code).toBe(1);
    const { code, out } = houseRules(['amend', vague, '--to', rules]);
    expect(code).toBe(1);
    expect(out).toMatch(/^1 not applied: Line 1 was not understood: .*\.$/m);
    expect(out).toMatch(/^2 not applied: The target has no 9; .*\.$/m);
  });

  it('finds nothing in an instrument that amends nothing', () => {
    const { code, out } = houseRules(['amend', rules]);
    expect([code, out]).toEqual([0, 'zz/zz-tiny: 0 instructions.\n']);
  });

  it.each([
    ['a file that is not there', () => [join(folder, 'absent.txt')], /no such file/],
    ['prose without a clause', () => [file('letter.txt', 'Dear casino,\n\nplease behave.\n')], /no numbered clause/],
    ['a target that is not there', () => [rules, '--to', join(folder, 'absent.txt')], /no such file/],
    ['a target without a clause', () => [rules, '--to', file('letter.txt', 'Dear casino.\n')], /no numbered clause/],
  ])('refuses %s with one sentence', (_, args, sentence) => {
    const { code, out, err } = houseRules(['amend', ...args()]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
