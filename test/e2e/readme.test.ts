import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverageOf } from '../../src/core/checks/coverage';
import { ruleSourcesFolder } from '../../src/io/files/project-root';
import { loadRuleSources } from '../../src/io/files/rule-sources';
import { PROGRAM, ROOT } from '../support/command-line';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The commands of the README's pictures with what it says they print. */
const pictures = [...readme.matchAll(/```console\n([^]*?)```/g)].flatMap(([, block = '']) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((shown) => ({ command: shown.slice(0, shown.indexOf('\n')), printed: shown.slice(shown.indexOf('\n') + 1) })),
);

describe('the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hr-readme-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has at most 150 lines and shows both commands', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
    expect(readme).toMatch(/^npm ci && npm start\b/m);
    expect(readme).toMatch(/^npm ci && npm test\b/m);
  });

  it('counts what is loaded as coverage does', () => {
    const loaded = [...readme.matchAll(/^\| `([^`]+)`[^|]*\|([^|]+)\|([^|]+)\|([^|]+)\|/gm)].map(
      ([, instrument = '', ...counts]) => [instrument, ...counts.map((count) => Number(count.replace(',', '')))],
    );
    const counted = loadRuleSources(ruleSourcesFolder()).map((source) => {
      const books = coverageOf(source, new Map());
      const sum = (of: (book: (typeof books)[number]) => number): number =>
        books.reduce((total, book) => total + of(book), 0);
      return [source.id, books.length, sum(({ clauses }) => clauses), sum(({ facts }) => facts)];
    });
    expect(loaded).toEqual(counted);
  });

  it('shows a clause, a checked round and a comparison', () => {
    const commands = pictures.map(({ command }) => command).join('\n');
    expect(commands).toMatch(/facts[^]*clauses[^]*check[^]*compare/);
  });

  it.each(pictures.map(({ command, printed }) => [command, printed]))('prints what $ %s prints', (command, printed) => {
    if (command.startsWith('cat ')) {
      writeFileSync(join(folder, command.slice(4)), printed);
      return;
    }
    const line = command.replaceAll('npx house-rules', `"${process.execPath}" "${PROGRAM}"`);
    const { stdout } = spawnSync('sh', ['-c', `${line} 2>&1`], { cwd: folder, encoding: 'utf8' });
    expect(stdout.trim()).toBe(printed.trim());
  });
});
