import { Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { workUnderWay, type WorkUnderWay } from '../postgres/store/audits/work-under-way';

/** What pg's pool says of itself. */
interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** What is asked of the database whenever somebody looks: its connections, and the work that waits in it. */
export function databaseMetrics(dataSource: DataSource): Registry {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'house_rules_database_connections',
    help: 'Connections that answer requests: in use, idle, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = (dataSource.driver as unknown as { readonly master: PoolCounts })
        .master;
      this.set({ state: 'in-use' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waited-for' }, waitingCount);
    },
  });
  // One statement for all that look at the same time.
  let asked: Promise<WorkUnderWay | undefined> | undefined;
  const work = (): Promise<WorkUnderWay | undefined> =>
    (asked ??= workUnderWay(dataSource)
      .catch(() => undefined)
      .finally(() => (asked = undefined)));
  new Gauge({
    name: 'house_rules_database_up',
    help: 'Whether the database answered; without it what is asked of it is left out.',
    registers,
    async collect() {
      this.set((await work()) === undefined ? 0 : 1);
    },
  });
  const counted = (name: string, help: string, states: readonly (keyof WorkUnderWay)[]): void => {
    new Gauge({
      name,
      help,
      labelNames: ['state'] as const,
      registers,
      async collect() {
        const found = await work();
        this.reset();
        if (found) for (const state of states) this.set({ state }, found[state]);
      },
    });
  };
  counted('house_rules_audits_under_way', 'Audits that are not over, by their state.', ['receiving', 'running']);
  counted('house_rules_queue_jobs', 'Jobs of audits in the queue: waiting, and taken by a worker.', [
    'waiting',
    'taken',
  ]);
  return registry;
}
