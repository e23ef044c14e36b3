import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { remark } from './output';
import { stopInTime, stopSignal } from './stopping';
import { threadsOf } from './threads-option';
import { counted } from '../core/values/counted';

export function registerWork(program: Command): void {
  program
    .command('work')
    .description('judge the audits that wait, here or on any machine that sees the database, until it is stopped')
    .option('--threads <count>', 'threads that judge rounds', String(availableParallelism()))
    .addHelpText(
      'after',
      '\nSet DATABASE_URL to the database of the service; without it, the embedded one is used. METRICS_PORT opens /live, /ready and /metrics.',
    )
    .action(async ({ threads }: { readonly threads: string }) => {
      const count = threadsOf(threads);
      const [{ withDatabaseAsItIs }, { RulesService }, { startWorker }, { startSupervision }] = await Promise.all([
        import('./database'),
        import('../app/rules-service'),
        import('../app/auditing/worker'),
        import('../supervision'),
      ]);
      const { metrics } = await configured();
      const signalled = stopSignal();
      // Rules are taken from the store as an audit names them; a worker on another machine brings none of its own.
      await withDatabaseAsItIs(async (database) => {
        const { dataSource } = database;
        const worker = await startWorker(dataSource, new RulesService(dataSource), { threads: count });
        const supervision = metrics && (await startSupervision(metrics, dataSource));
        remark(`Working with ${counted(count, 'thread')}. Ctrl-C stops it.`);
        await signalled;
        await stopInTime(async () => {
          await worker.stop();
          await supervision?.stop();
          await database.close();
        });
      });
    });
}

async function configured() {
  const [{ readConfig }, { projectRoot }, { log }] = await Promise.all([
    import('../app/config'),
    import('../io/files/project-root'),
    import('../io/log/log'),
  ]);
  const config = readConfig(process.env, projectRoot());
  log.level = config.logLevel;
  return config;
}
