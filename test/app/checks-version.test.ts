import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksVersion } from '../../src/app/checks-version';
import { ROOT } from '../support/command-line';

describe('the version of the checks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hr-version-'));
  const shoe = join(folder, 'src/core/play/cards/shoe.ts');
  let asItIs: string;
  const hash = (): string =>
    spawnSync(process.execPath, [join(ROOT, 'scripts/hash-checks.mjs'), folder], { encoding: 'utf8' }).stdout.trim();
  const altered = (change: (code: string) => string): string => {
    const code = readFileSync(shoe, 'utf8');
    writeFileSync(shoe, change(code));
    const own = hash();
    writeFileSync(shoe, code);
    return own;
  };
  beforeAll(() => {
    cpSync(join(ROOT, 'src'), join(folder, 'src'), { recursive: true });
    asItIs = hash();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is the release and the hash of the code that was built, wherever it lies', () => {
    expect(asItIs).toMatch(/^[0-9a-f]{64}$/);
    expect(checksVersion()).toBe(`0.1.0 sha256:${asItIs}`);
  });

  it('is another when a check decides otherwise', () => {
    const other = altered((code) => code.replace('decks.includes(round.decks)', 'decks.length >= round.decks'));
    expect(other).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(asItIs);
  });

  it('stays when only its comments or its layout change', () => {
    expect(altered((code) => `// Another word on it.\n\n${code}`)).toBe(asItIs);
  });
});
