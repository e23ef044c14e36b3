import { expect } from 'expect';

export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...row: never[]) => unknown;

/** Takes tests down instead of running them, so that each can be run again under every mutant. */
export function collectTests(load: () => void): readonly Test[] {
  const tests: Test[] = [];
  const path: string[] = [];
  const describe = (name: string, body: () => unknown): void => {
    path.push(name);
    body();
    path.pop();
  };
  const test = (name: string, run: () => unknown): void => {
    tests.push({ name: [...path, name].join(' › '), run });
  };
  const each =
    (declare: (name: string, run: () => unknown) => void) =>
    (rows: readonly unknown[]) =>
    (name: string, run: Body): void => {
      rows.forEach((row, index) => {
        const values = (Array.isArray(row) ? row : [row]) as never[];
        declare(`${name} [${String(index)}]`, () => run(...values));
      });
    };
  const never = (): void => undefined;
  Object.assign(globalThis, {
    describe: Object.assign(describe, { each: each(describe), skip: never }),
    test: Object.assign(test, { each: each(test), skip: never }),
    it: Object.assign(test, { each: each(test), skip: never }),
    expect,
  });
  load();
  return tests;
}
