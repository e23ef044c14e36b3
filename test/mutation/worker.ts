import { UnderMutant } from './under-mutant';

export interface Trial {
  readonly id: string;
  readonly tests: readonly number[];
  readonly hits: number;
  readonly whileLoading: boolean;
}

const [, , bundle = ''] = process.argv;
const tests = new UnderMutant(bundle);

process.on('message', (asked: Trial | 'dry-run') => {
  void answer(asked).then((found) => process.send?.(found));
});
process.send?.('ready');

async function answer(asked: Trial | 'dry-run'): Promise<unknown> {
  if (asked === 'dry-run') return tests.dryRun();
  const killer = asked.whileLoading
    ? await tests.killerWhileLoading(asked.id, asked.tests)
    : await tests.killerOf(asked.id, asked.tests, asked.hits);
  return { id: asked.id, killer };
}
