import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { ROOT } from './command-line';

/** A checkout of its own, for tests that change rule sources: the built program with the sources of some jurisdictions. */
export interface Checkout {
  readonly ruleSources: string;
  readonly run: (...args: readonly string[]) => {
    readonly code: number | null;
    readonly out: string;
    readonly err: string;
  };
  readonly remove: () => void;
}

export function makeCheckout(jurisdictions: readonly string[]): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'hr-checkout-'));
  for (const part of ['dist', 'package.json', ...jurisdictions.map((name) => join('rule-sources', name))])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    ruleSources: join(root, 'rule-sources'),
    run: (...args) => {
      const program = join(root, 'dist', 'src', 'cli.js');
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: root,
        encoding: 'utf8',
      });
      return { code: status, out: stdout, err: stderr };
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
