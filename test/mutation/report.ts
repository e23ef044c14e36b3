import { relative } from 'node:path';
import type { Mutant } from './mutate';

export interface Fate {
  readonly mutant: Mutant;
  /** The test that noticed it; nothing where none did. */
  readonly killer: string | undefined;
  /** Some test or the loading of modules went through it. */
  readonly met: boolean;
}

export const LEAST_KILLED = 85;

/** One line for each folder, each survivor with its place, and the share killed in all. */
export function report(fates: readonly Fate[], showsSurvivors: boolean): string {
  const folders = new Map<string, Fate[]>();
  for (const fate of fates) {
    const folder = relative(process.cwd(), fate.mutant.fileName).split('/').slice(0, -1).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), fate]);
  }
  const lines = [...folders].map(([folder, found]) => line(folder, found));
  const survivors = fates.filter(({ killer }) => killer === undefined).map(told);
  return [
    ...(showsSurvivors ? [...survivors, ''] : []),
    `${'mutants of'.padEnd(28)}  mutants  killed  survived  not met  killed %`,
    ...lines,
    line('all', fates),
  ].join('\n');
}

/** In hundredths of a percent, rounded down: a bound is reached or it is not. */
export const shareKilled = (fates: readonly Fate[]): number =>
  fates.length === 0
    ? 0
    : Math.floor((fates.filter(({ killer }) => killer !== undefined).length * 10_000) / fates.length);

function line(name: string, fates: readonly Fate[]): string {
  const killed = fates.filter(({ killer }) => killer !== undefined).length;
  const unmet = fates.filter(({ met, killer }) => !met && killer === undefined).length;
  const figures = [fates.length, killed, fates.length - killed - unmet, unmet].map(String);
  const widths = [7, 6, 8, 7];
  return [
    name.padEnd(28),
    ...figures.map((figure, index) => figure.padStart(widths[index] ?? 0)),
    (shareKilled(fates) / 100).toFixed(2).padStart(8),
  ].join('  ');
}

const told = ({ mutant, met }: Fate): string => {
  const { start } = mutant.location;
  const place = `${relative(process.cwd(), mutant.fileName)}:${String(start.line + 1)}:${String(start.column + 1)}`;
  return `${met ? 'survived' : 'not met '}  ${place}  ${mutant.mutatorName}  ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
};
