import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Example } from '../../../src/core/checks/example';
import { examplesFolder, loadExamples, projectExamples } from '../../../src/io/files/examples';
import { coup } from '../../support/rounds/coup';

const whole: Example = {
  ...{ id: 'a/b/breach/zz', check: 'a/b', verdict: 'breaches', ruleSet: 'ZZ baccarat', says: 'Something is wrong.' },
  ...{ clauses: ['zz/rules#1/2'], round: coup() },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const written = (...lines: readonly string[]): string => {
  writeFileSync(join(folder, 'baccarat.ndjson'), lines.join('\n'));
  return folder;
};

test('examples are read line by line, with or without a last line break', () => {
  const line = JSON.stringify(whole);
  expect(loadExamples(written(line, line))).toEqual([whole, whole]);
  expect(loadExamples(written(line, ''))).toEqual([whole]);
});

test.each<[string, string, RegExp]>([
  ['no JSON', '{', /an example is a JSON object on one line/],
  ['no object', '3', /an example is a JSON object on one line/],
  ['no sentence', JSON.stringify({ ...whole, says: undefined }), /an example says its says/],
  ['another verdict', JSON.stringify({ ...whole, verdict: 'indeterminate' }), /verdict is/],
  ['no clause', JSON.stringify({ ...whole, clauses: [] }), /clauses is a list of at least one citation/],
  ['a clause that is a number', JSON.stringify({ ...whole, clauses: [8.4] }), /clauses is a list/],
  ['a round that is none', JSON.stringify({ ...whole, round: { ...whole.round, id: 1 } }), /id must be a text/],
])('a line with %s is refused by its place, with what to do', (_, line, sentence) => {
  const load = (): unknown => loadExamples(written(JSON.stringify(whole), line));
  expect(load).toThrow(sentence);
  expect(load).toThrow(/baccarat\.ndjson:2: .*; "npm run examples" writes the examples anew\.$/);
});

test('a folder without examples is refused, and so is one that is not there', () => {
  expect(() => loadExamples(folder)).toThrow(/no file of examples is there; "npm run examples" writes them\.$/);
  expect(() => loadExamples(join(folder, 'none'))).toThrow(/no file of examples is there/);
});

test('the examples of the project are those of its files, built or not, and read once', () => {
  expect(projectExamples()).toEqual(loadExamples(examplesFolder()));
  expect(projectExamples()).toBe(projectExamples());
});
