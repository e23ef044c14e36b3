import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EmbeddedOptions, EmbeddedServer } from '../../../src/io/postgres/embedded/server';
import type { Answer, Order } from './instance-program';
import type { Person } from './people';

type Started = Omit<EmbeddedServer, 'stop'>;

const running = new Set<ChildProcess>();

/** Compiles the instance program with everything it needs into one file: it must run where there is no node_modules to read. */
export function bundleInstance(folder: string): string {
  const outfile = join(folder, 'instance.js');
  const esbuild = require.resolve('esbuild/bin/esbuild'); // its API leaves a process behind that Jest would wait for
  const options = ['--bundle', '--platform=node', '--target=node20', '--external:pg-native', '--log-level=error'];
  execFileSync(esbuild, [join(__dirname, 'instance-program.ts'), `--outfile=${outfile}`, ...options]);
  return outfile;
}

/** One process with a launcher. */
export class Instance {
  private readonly child: ChildProcess;

  constructor(program: string, who: Partial<Person> = {}, env: NodeJS.ProcessEnv = {}) {
    this.child = fork(program, {
      ...who,
      cwd: '/',
      detached: true,
      env: { PATH: process.env['PATH'], ...env },
      execArgv: [],
    });
    running.add(this.child);
    this.child.once('exit', () => running.delete(this.child));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  start(folder: string, options: EmbeddedOptions = {}): Promise<Started> {
    return this.order({ do: 'start', folder, options }) as Promise<Started>;
  }

  query(sql: string): Promise<unknown> {
    return this.order({ do: 'query', sql });
  }

  /** Stops the server and lives on. */
  async leave(): Promise<void> {
    await this.order({ do: 'stop' });
  }

  /** Stops the server, then the process. */
  async stop(): Promise<void> {
    await this.leave();
    await this.kill();
  }

  /** Leaves the process nothing to do, without a stop; gives its exit code. */
  async letGo(): Promise<number | null> {
    const exit = once(this.child, 'exit') as Promise<[number | null]>;
    await this.order({ do: 'let go' });
    return (await exit)[0];
  }

  /** Ctrl-C: the whole process group gets it. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  async kill(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }

  /** One order at a time. */
  private order(order: Order): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const died = (): void => reject(new Error('the instance ended'));
      this.child.once('exit', died);
      this.child.once('message', (answer: Answer) => {
        this.child.off('exit', died);
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.value);
      });
      this.child.send(order);
    });
  }
}

export function endInstances(): void {
  for (const child of running) child.kill('SIGKILL');
}
