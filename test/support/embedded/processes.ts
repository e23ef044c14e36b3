import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify } from '../../../src/io/postgres/embedded/postmaster';
import { commandLine } from '../../../src/io/postgres/embedded/process-table';

/** Ids of the PostgreSQL processes, postmaster and children, that work on or were started from a folder. */
export function postgresOn(folder: string): number[] {
  const data = join(folder, 'data');
  const name = existsSync(data) ? identify(data).name : undefined;
  const names = [`${folder}/`, ...(name === undefined ? [] : [`${name} `, `${name}: `])];
  return allProcesses().filter((pid) => {
    const words = commandLine(pid) ?? '';
    return /(^|\/)(postgres|initdb)\b/.test(words) && names.some((name) => words.includes(name));
  });
}

/** Waits until nothing of PostgreSQL is left on a folder; its children end a moment after a postmaster that was killed. */
export async function leftOn(folder: string): Promise<number[]> {
  for (let tries = 0; tries < 100 && postgresOn(folder).length > 0; tries += 1) await sleep(20);
  return postgresOn(folder);
}

/** The user a process runs as. */
export function userOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }));
}

function allProcesses(): number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0);
  return execFileSync('ps', ['-axo', 'pid='], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);
}
