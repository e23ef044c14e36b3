import type { Pool } from 'pg';
import { Presence } from './presence';

/** How the library names those that take jobs together; a worker of an older version was named by itself. */
export const isWorker = (name: string): boolean => /^(pool|worker)-/.test(name);

/** That workers live, for as long as they do: they go on when the database breaks their connections off, and so does this. */
export class WorkersPresence {
  private names: readonly string[] = [];

  private constructor(
    private readonly pool: Pool,
    private presence: Presence,
  ) {}

  static async begin(pool: Pool): Promise<WorkersPresence> {
    return new WorkersPresence(pool, await Presence.begin(pool));
  }

  async enter(name: string): Promise<void> {
    this.names = [...this.names, name];
    await this.presence.enter(name);
  }

  /** Every name is left to whoever gives back what was done under it. */
  leave(): readonly string[] {
    const left = this.names;
    this.names = [];
    return left;
  }

  /** Takes a new lock where the old one was lost. */
  async renew(): Promise<void> {
    const { presence: lost } = this;
    if (!lost.isLost) return;
    this.presence = await Presence.begin(this.pool);
    await lost.end();
    for (const name of this.names) await this.presence.enter(name);
  }

  end(): Promise<void> {
    return this.presence.end();
  }
}
