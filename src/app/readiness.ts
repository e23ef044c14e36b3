import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { heldMigrations, holdsRules } from '../io/postgres/store/readiness';

/** Longer than a database needs that can be worked with. */
const PATIENCE_MS = 2_000;

/** Whether work can be sent here, and otherwise what is missing. */
export interface Readiness {
  readonly status: 'ready' | 'not-ready';
  readonly database: 'ok' | 'does not answer';
  readonly migrations?: 'ok' | 'not those of this release';
  readonly rules?: 'ok' | 'not loaded';
}

const AWAY: Readiness = { status: 'not-ready', database: 'does not answer' };

export async function readiness(dataSource: DataSource): Promise<Readiness> {
  const patience = new AbortController();
  const late = sleep(PATIENCE_MS, AWAY, { signal: patience.signal, ref: false }).catch(() => AWAY);
  const asked = askedOf(dataSource).catch(() => AWAY);
  const answer = await Promise.race([asked, late]);
  patience.abort();
  return answer;
}

async function askedOf(dataSource: DataSource): Promise<Readiness> {
  const held = await heldMigrations(dataSource);
  const own = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const isOurs = held.length === own.length && own.every((name) => held.includes(name));
  const hasRules = await holdsRules(dataSource);
  return {
    status: isOurs && hasRules ? 'ready' : 'not-ready',
    database: 'ok',
    migrations: isOurs ? 'ok' : 'not those of this release',
    rules: hasRules ? 'ok' : 'not loaded',
  };
}
