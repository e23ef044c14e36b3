import { execFileSync, spawnSync } from 'node:child_process';

export interface Person {
  readonly uid: number;
  readonly gid: number;
}

const isRoot = process.getuid?.() === 0;

/** An ordinary user: whoever runs the tests, or nobody when that is root. */
export const ordinary: Person = isRoot
  ? { uid: idOf('-u'), gid: idOf('-g') }
  : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

const ordinaryHasNode = spawnSync(process.execPath, ['-e', ''], { ...ordinary, cwd: '/' }).status === 0;

type Test = (name: string, run: () => Promise<void>) => void;

/** A case that needs root; says so in its name where it is left out. */
export const itAsRoot: Test = (name, run) => (isRoot ? it(name, run) : it.skip(`${name} (skipped: needs root)`, run));

/** A case for a process of an ordinary user; root needs a Node that others may run, too. */
export const itAsOrdinary: Test = (name, run) =>
  ordinaryHasNode ? it(name, run) : it.skip(`${name} (skipped: nobody cannot run ${process.execPath})`, run);

/** A case that needs root and an ordinary user. */
export const itAsBoth: Test = (name, run) => (isRoot ? itAsOrdinary(name, run) : itAsRoot(name, run));

/** Gives a folder and all in it to somebody; only root has anything to give. */
export function give(folder: string, { uid, gid }: Person): void {
  if (isRoot) execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}
