import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { houseRules } from '../test/support/command-line';
import { dataFolder, serve } from '../test/support/served';

/** From the start of the process to the first answered query, on an empty data folder and again on the same one; then memory. */
export async function benchStarting(): Promise<void> {
  const folder = dataFolder();
  try {
    for (const [name, bound] of [
      ['cold', 10],
      ['warm', 4],
    ] as const) {
      const start = process.hrtime.bigint();
      const service = await serve({ DATA_DIR: folder.path, PORT: '0' });
      await service.ask('{ instruments { id } }');
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      console.log(`start to first answer, ${name}   ${seconds.toFixed(2)} s   (under ${bound})`);
      if (name === 'warm') {
        await wait(2_000);
        console.log(`idle memory of the service     ${residentMegabytes(service.pid)} MB   (under 300)`);
      }
      await service.stop();
    }
  } finally {
    folder.remove();
  }
  const start = process.hrtime.bigint();
  houseRules(['facts', 'AU-NSW', 'baccarat', '--json']);
  console.log(
    `house-rules facts, whole run   ${(Number(process.hrtime.bigint() - start) / 1e9).toFixed(2)} s   (under 0.5)`,
  );
}

const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
