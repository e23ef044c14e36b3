import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseRules } from '../support/command-line';
import { describeOfficial, officialTextPath } from '../support/official-texts';
import { TINY_TEXT } from '../support/tiny-instrument';

const NSW = 'au-nsw/ltgame-2016';
const folder = mkdtempSync(join(tmpdir(), 'house-rules-export-'));

describe('export', () => {
  it('writes our statements as Akoma Ntoso and says that they are ours', () => {
    const { code, out, err } = houseRules(['export', NSW, '--format', 'akn']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<akomaNtoso /);
    expect(out).toContain('Statements in our own words, not the official text.');
    expect(out.match(/hr:citation=/g)).toHaveLength(251);
  });

  it('writes one book as Markdown, with what each clause states and what holds to it', () => {
    const { code, out } = houseRules(['export', NSW, '--format', 'markdown', '--book', 'rules']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ *- \*\*8\.4\.2\*\* /m);
    expect(out).toContain('*States:* Banker wins: 19 to 20');
    expect(out).toContain('checked by baccarat/banker-wins-pay-stated-odds');
    expect(out).not.toContain('#front/');
  });

  it('writes the figures of `facts`, one row each', () => {
    const lines = houseRules(['facts', 'AU-NSW', 'baccarat', '--json']).lines<{ fact: string; value: string }>();
    const { code, out } = houseRules(['export', 'AU-NSW', 'baccarat', '--format', 'facts-json']);
    const rows = JSON.parse(out) as readonly { figure: string; value: string; ruleSet: string }[];
    expect(code).toBe(0);
    expect(rows.map(({ figure, value }) => [figure, value])).toEqual(lines.map(({ fact, value }) => [fact, value]));
    expect(new Set(rows.map(({ ruleSet }) => ruleSet))).toEqual(new Set(['AU-NSW baccarat']));
  });

  it('writes a file where it is told to, and then only a remark', () => {
    const output = join(folder, 'facts.csv');
    const { code, out, err } = houseRules(['export', NSW, '--format', 'facts-csv', '--output', output]);
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain(output);
    expect(readFileSync(output, 'utf8')).toMatch(/^jurisdiction,game,variant,.*\r\nAU-NSW,baccarat,/);
  });

  it('gives with --json one value with the name and type of the file', () => {
    const [answer] = houseRules(['export', NSW, '--format', 'facts-csv', '--book', 'rules', '--json']).lines();
    expect(answer).toMatchObject({
      ...{ instrument: NSW, format: 'facts-csv', fileName: 'au-nsw-ltgame-2016-rules.facts.csv' },
      ...{ mediaType: 'text/csv; charset=utf-8', content: expect.stringContaining('bankerPays') as string },
    });
  });

  it('exports the words of another text and says that it is not the one that was verified', () => {
    const file = join(folder, 'tiny.txt');
    writeFileSync(file, TINY_TEXT);
    const { code, out } = houseRules(['export', NSW, '--format', 'akn', '--text', file]);
    expect(code).toBe(0);
    expect(out).toContain('on the lighthouse at the odds of 3 to 1; and');
    expect(out).toContain('not the very text our rule sources were verified against');
  });

  it.each([
    [[NSW, '--format', 'pdf'], /no format pdf.*akn, markdown, facts-json, facts-csv/],
    [[NSW, '--format', 'markdown', '--book', 'sch-1'], /has no book sch-1; it has front, rules/],
    [[NSW, '--format', 'akn', '--book', 'rules'], /whole instrument/],
    [['au-nsw/other', '--format', 'akn'], /au-nsw\/other/],
    [['AU-NSW', '--format', 'akn'], /Name an instrument/],
    [[NSW, 'baccarat', '--format', 'facts-csv'], /Name an instrument/],
    [['AU-NSW', 'baccarat', '--format', 'markdown'], /only facts/],
    [['AU-NSW', 'baccarat', '--format', 'facts-csv', '--at', '2016-06-01'], /in force on 2016-06-01/],
    [['AU-NSW', 'baccarat', '--format', 'facts-csv', '--channel', 'moon'], /table or terminal/],
    [[NSW, '--format', 'akn', '--text', '/no/such/file'], /no such file/],
    [[NSW, '--format', 'akn', '--output', '/no/such/folder/file'], /cannot be written/],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { code, out, err } = houseRules(['export', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  describeOfficial('au-nsw/ltgame-2016', 'of an official text', () => {
    it('holds its words', () => {
      const { code, out } = houseRules(['export', NSW, '--format', 'akn', '--text', officialTextPath(NSW)]);
      expect(code).toBe(0);
      expect(out).toMatch(/words of the official text \(SHA-256 8a805f69[0-9a-f]+\); no official publication/);
      expect(out).toContain('<caption>');
    });

    it('is refused under another name', () => {
      const { code, err } = houseRules([
        'export',
        'au-act/ni2019-689',
        '--format',
        'akn',
        '--text',
        officialTextPath(NSW),
      ]);
      expect(code).toBe(2);
      expect(err).toMatch(/is the official text of au-nsw\/ltgame-2016, not of au-act\/ni2019-689/);
    });
  });
});
