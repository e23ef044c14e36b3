import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { collectTests, type Test } from './collected-tests';

/** What the mutated sources and this process share: which mutant is switched on, and which were met by which test. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: Coverage;
}

interface Coverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

const board = ((globalThis as { __stryker__?: Switchboard }).__stryker__ ??= {});

/** A loop that a mutant keeps from ending is cut off once it has met the mutant so much more often than all tests did. */
const PATIENCE = 200;

export interface DryRun {
  readonly tests: readonly { readonly name: string; readonly ms: number; readonly meets: readonly string[] }[];
  /** Met while the modules were loaded, by no test. */
  readonly loading: readonly string[];
  readonly failures: readonly { readonly index: number; readonly name: string }[];
  /** How often each mutant was met in all. */
  readonly hits: Readonly<Record<string, number>>;
}

export class UnderMutant {
  private readonly code: string;
  private tests: readonly Test[];

  constructor(private readonly bundle: string) {
    this.code = readFileSync(bundle, 'utf8');
    this.tests = this.load();
  }

  async dryRun(): Promise<DryRun> {
    const failures: { index: number; name: string }[] = [];
    const times: number[] = [];
    for (const [index, test] of this.tests.entries()) {
      board.currentTestId = String(index + 1);
      const start = performance.now();
      const failure = await failureOf(test);
      times.push(performance.now() - start);
      if (failure !== undefined) failures.push({ index, name: `${test.name}: ${failure}` });
    }
    board.currentTestId = undefined;
    const { static: loading = {}, perTest = {} } = board.mutantCoverage ?? {};
    const met = this.tests.map((_, index) => perTest[String(index + 1)] ?? {});
    const hits: Record<string, number> = {};
    for (const found of met) for (const [id, count] of Object.entries(found)) hits[id] = (hits[id] ?? 0) + count;
    return {
      tests: this.tests.map(({ name }, index) => ({
        name,
        ms: times[index] ?? 0,
        meets: Object.keys(met[index] ?? {}),
      })),
      loading: Object.keys(loading).filter((id) => hits[id] === undefined),
      failures,
      hits,
    };
  }

  /** The name of the first of these tests that fails with the mutant; nothing where it goes unnoticed. */
  async killerOf(id: string, tests: readonly number[], hits: number): Promise<string | undefined> {
    board.activeMutant = id;
    board.hitCount = 0;
    board.hitLimit = (hits + 1) * PATIENCE;
    try {
      return await this.firstFailing(tests);
    } finally {
      board.activeMutant = undefined;
    }
  }

  /** The same for a mutant that shows only while modules are loaded, which they therefore are once more. */
  async killerWhileLoading(id: string, tests: readonly number[]): Promise<string | undefined> {
    const whole = this.tests;
    board.activeMutant = id;
    try {
      this.tests = this.load();
      return this.tests.length === whole.length ? await this.firstFailing(tests) : 'the tests themselves';
    } catch {
      return 'loading the modules';
    } finally {
      board.activeMutant = undefined;
      this.tests = whole;
    }
  }

  private async firstFailing(tests: readonly number[]): Promise<string | undefined> {
    for (const index of tests) {
      const test = this.tests[index];
      if (test && (await failureOf(test)) !== undefined) return test.name;
    }
    return undefined;
  }

  private load(): readonly Test[] {
    const require = createRequire(this.bundle);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the modules are wanted afresh, which `require` does not give
    const run = new Function('require', 'module', 'exports', this.code) as (...given: unknown[]) => void;
    return collectTests(() => {
      run(require, { exports: {} }, {});
    });
  }
}

async function failureOf({ run }: Test): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}
