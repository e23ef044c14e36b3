import type { ChildProcess } from 'node:child_process';
import type { Trial } from './worker';

interface Verdict {
  readonly id: string;
  readonly killer?: string;
}

/** A trial that does not end shows that tests would not either: the mutant is noticed, and the process replaced. */
const PATIENCE_MS = 90_000;

/** Processes that try mutants, each one at a time. */
export class Crew {
  private readonly members = new Map<number, Promise<ChildProcess>>();
  private readonly ends = new WeakMap<ChildProcess, Promise<'ended'>>();

  constructor(private readonly hire: () => ChildProcess) {}

  async ask(asked: 'dry-run'): Promise<unknown> {
    return answerOf(await this.member(0), asked);
  }

  /** The test that noticed each mutant, by its id; mutants that none noticed are left out. */
  async tryAll(
    trials: readonly Trial[],
    size: number,
    progress: (done: number) => void,
  ): Promise<ReadonlyMap<string, string>> {
    const killers = new Map<string, string>();
    let next = 0;
    let done = 0;
    const work = async (index: number): Promise<void> => {
      for (let trial = trials[next]; trial !== undefined; trial = trials[next]) {
        next += 1;
        const killer = await this.killerIn(index, trial);
        if (killer !== undefined) killers.set(trial.id, killer);
        progress((done += 1));
      }
    };
    await Promise.all(Array.from({ length: size }, (_, index) => work(index)));
    return killers;
  }

  dismiss(): void {
    for (const member of this.members.values()) void member.then((process) => process.kill());
  }

  private async killerIn(index: number, trial: Trial): Promise<string | undefined> {
    const member = await this.member(index);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, 'late');
    });
    const end = this.ends.get(member) ?? ended(member);
    this.ends.set(member, end);
    const found = await Promise.race([answerOf(member, trial), end, late]);
    clearTimeout(timer);
    if (found !== 'late' && found !== 'ended') return (found as Verdict).killer;
    member.kill('SIGKILL');
    this.members.delete(index);
    return found === 'late' ? 'a trial without end' : 'the end of the process';
  }

  private member(index: number): Promise<ChildProcess> {
    const known = this.members.get(index);
    if (known) return known;
    const hired = started(this.hire());
    this.members.set(index, hired);
    return hired;
  }
}

const started = (member: ChildProcess): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    member.once('message', () => {
      resolve(member);
    });
    member.once('exit', (code) => {
      reject(new Error(`A process that tries mutants ended with ${String(code)}.`));
    });
  });

const ended = (member: ChildProcess): Promise<'ended'> =>
  new Promise((resolve) => {
    if (member.exitCode !== null) resolve('ended');
    member.once('exit', () => {
      resolve('ended');
    });
  });

const answerOf = (member: ChildProcess, asked: Trial | 'dry-run'): Promise<unknown> =>
  new Promise((resolve) => {
    member.once('message', resolve);
    member.send(asked);
  });
