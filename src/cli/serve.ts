import type { Command } from 'commander';
import { remark, writeLine } from './output';
import { stopInTime, stopSignal } from './stopping';

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('start the service: GraphQL, health and web pages, on the embedded database or on DATABASE_URL')
    .addHelpText('after', '\nConfigured by HOST, PORT, DATABASE_URL, DATA_DIR and others; see .env.example.')
    .action(async () => {
      const { readConfig } = await import('../app/config');
      const { projectRoot } = await import('../io/files/project-root');
      const config = readConfig(process.env, projectRoot());
      // Listened for from the beginning: a signal that comes while the service starts stops it once it can be stopped.
      const signalled = stopSignal();
      remark('starting the database and loading the rule sources …');
      const { startService } = await import('../main');
      const service = await startService(config);
      for (const instrument of service.changed) remark(`loaded ${instrument}`);
      writeLine(`House Rules answers at ${service.url} (GraphQL at ${service.url}/graphql). Ctrl-C stops it.`);
      const signal = await signalled;
      remark(`${signal}: stopping …`);
      await stopInTime(() => service.stop());
    });
}
