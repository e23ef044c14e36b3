import { setTimeout } from 'node:timers/promises';
import { DISTURBANCES, disturbing } from '../support/auditing/disturbing';
import { mixedRounds, ndjson } from '../support/auditing/rounds';
import { endOf, uploadRounds } from '../support/auditing/uploaded';
import type { Abuse, AbusedService, Result } from './abuse';

/** `DISTURBANCES=30 SEED=2 npm run soak:abuse -- --named database` asks for others. */
const TIMES = Number(process.env['DISTURBANCES'] ?? 100);
const SEED = Number(process.env['SEED'] ?? 1);
const ROUNDS = 6_000;
const LONGEST_PAUSE_MILLISECONDS = 2_000;
const BACK_WITHIN_SECONDS = 60;

/** One audit after another while the database is restarted and killed, until that was done often enough. */
async function audited(service: AbusedService): Promise<readonly Result[]> {
  const rounds = ndjson(mixedRounds(ROUNDS, 20));
  const undisturbed = JSON.stringify(await endOf(service.url, await uploadRounds(service.url, rounds)));
  let [audits, others, done] = [0, 0, 0];
  const counts = new Map<string, number>();
  while (done < TIMES && service.isUp()) {
    audits += 1;
    let isOver = false;
    // A blank line more each time: the very same file would not be read again.
    const audit = uploadRounds(service.url, `${rounds}${' '.repeat(audits)}\n`)
      .then((id) => endOf(service.url, id))
      .finally(() => (isOver = true));
    // Told when it is waited for.
    audit.catch(() => undefined);
    const disturbed = await disturbing({
      ...{ dataDir: service.dataDir, times: TIMES - done, seed: SEED * 1_000 + audits },
      ...{ longestMilliseconds: LONGEST_PAUSE_MILLISECONDS, goesOn: () => !isOver && service.isUp() },
    });
    for (const [which, count] of disturbed) {
      done += count;
      counts.set(which, (counts.get(which) ?? 0) + count);
    }
    if (JSON.stringify(await audit) !== undisturbed) others += 1;
  }
  const each = DISTURBANCES.map((which) => `${which} ${String(counts.get(which) ?? 0)}`).join(', ');
  return [
    {
      tried: `a database lost ${String(done)} times`,
      asserted: 'every audit ends with the same findings',
      held: others === 0 && done >= TIMES,
      figure: `${String(audits)} audits, ${String(others)} with others; ${each}`,
    },
    await back(service),
  ];
}

async function back(service: AbusedService): Promise<Result> {
  const since = performance.now();
  const seconds = (): number => (performance.now() - since) / 1000;
  let isBack = false;
  while (!isBack && seconds() < BACK_WITHIN_SECONDS) {
    isBack = (await service.ask('{ games { code } }').catch(() => ({ status: 0 }))).status === 200;
    if (!isBack) await setTimeout(50);
  }
  return {
    tried: 'questions afterwards',
    asserted: 'they are answered without a restart',
    held: isBack,
    figure: `after ${seconds().toFixed(1)} s`,
  };
}

/** A database that is restarted, killed, or loses connections at any moment. */
export const databaseLost: Abuse = {
  name: 'database lost',
  run: audited,
};
