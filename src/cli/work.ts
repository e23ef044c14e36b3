import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { remark } from './output';
import { threadsOf } from './threads-option';
import { counted } from '../core/values/counted';

export function registerWork(program: Command): void {
  program
    .command('work')
    .description('judge the audits that wait, here or on any machine that sees the database, until it is stopped')
    .option('--threads <count>', 'threads that judge rounds', String(availableParallelism()))
    .addHelpText('after', '\nSet DATABASE_URL to the database of the service; without it, the embedded one is used.')
    .action(async ({ threads }: { readonly threads: string }) => {
      const count = threadsOf(threads);
      const [{ withDatabaseAsItIs }, { RulesService }, { startWorker }] = await Promise.all([
        import('./database'),
        import('../app/rules-service'),
        import('../app/auditing/worker'),
      ]);
      const signalled = stopSignal();
      // Rules are taken from the store as an audit names them; a worker on another machine brings none of its own.
      await withDatabaseAsItIs(async ({ dataSource }) => {
        const worker = await startWorker(dataSource, new RulesService(dataSource), { threads: count });
        remark(`Working with ${counted(count, 'thread')}. Ctrl-C stops it.`);
        await signalled;
        await worker.stop();
      });
    });
}

const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
