import type { Mutant } from './mutate';
import type { DryRun } from './under-mutant';
import type { Trial } from './worker';

/** A mutant that has outlived so many milliseconds of tests has survived: the longest simulations are not run for each. */
const LONG_ENOUGH = 1500;

/** `blackjack/no-jokers`, as a check is named whose source this is, and the tests of its table with it. */
const checkIn = (fileName: string): string => fileName.split('/').slice(-2).join('/').replace(/\.ts$/, '');

/**
 * Which tests each mutant is put to: those that met it, or for one met in loading those that met its file. The table of the
 * check comes first, then the quickest: what nearly every test meets would else outlive the time before its own tests come.
 */
export function plan(mutants: readonly Mutant[], { tests, loading, failures, hits }: DryRun): readonly Trial[] {
  const failing = new Set(failures.map(({ index }) => index));
  const order = tests
    .map((_, index) => index)
    .filter((index) => !failing.has(index))
    .sort((one, other) => (tests[one]?.ms ?? 0) - (tests[other]?.ms ?? 0));
  const meeting = new Map<string, number[]>();
  for (const index of order)
    for (const id of tests[index]?.meets ?? []) {
      const known = meeting.get(id);
      if (known) known.push(index);
      else meeting.set(id, [index]);
    }
  const fileOf = new Map(mutants.map(({ id, fileName }) => [id, fileName]));
  const meetingFile = new Map<string, Set<number>>();
  for (const [id, found] of meeting) {
    const file = fileOf.get(id) ?? '';
    const known = meetingFile.get(file) ?? new Set<number>();
    for (const index of found) known.add(index);
    meetingFile.set(file, known);
  }
  const isLoading = new Set(loading);
  const enough = (found: readonly number[], fileName: string): readonly number[] => {
    const table = `${checkIn(fileName)} › `;
    const isOwn = (index: number): boolean => tests[index]?.name.startsWith(table) === true;
    const ordered = [...found.filter(isOwn), ...found.filter((index) => !isOwn(index))];
    let spent = 0;
    return ordered.filter((index) => (spent += tests[index]?.ms ?? 0) <= LONG_ENOUGH || spent === tests[index]?.ms);
  };
  return mutants.flatMap(({ id, fileName }): Trial[] => {
    const found = meeting.get(id);
    if (found) return [{ id, tests: enough(found, fileName), hits: hits[id] ?? 0, whileLoading: false }];
    if (!isLoading.has(id)) return [];
    const ofFile = meetingFile.get(fileName);
    // What only holds data, as a table of texts, is met by no test of its own: any test may notice it.
    return [
      {
        id,
        tests: enough(ofFile ? order.filter((index) => ofFile.has(index)) : order, fileName),
        hits: 0,
        whileLoading: true,
      },
    ];
  });
}
