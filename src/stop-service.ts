import type { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { within } from './io/clock/within';
import type { Database } from './io/postgres/database';
import type { Tracing } from './io/tracing/tracing';
import type { Supervision } from './supervision';

/** So long requests that are being answered go on, and then so long until they are gone. */
const GENTLY_MILLISECONDS = 4_000;
const HARD_MILLISECONDS = 3_500;
const DATABASE_MILLISECONDS = 5_000;
const SUPERVISION_MILLISECONDS = 1_000;

interface Parts {
  readonly connections: Connections | undefined;
  readonly supervision: Supervision | undefined;
  readonly tracing: Tracing | undefined;
  readonly database: Database;
}

/** Every connection to the service, also those that became WebSockets, so that it can end whoever is at the other side. */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(app: NestFastifyApplication) {
    app.getHttpServer().on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  end(): void {
    for (const socket of this.open) socket.destroy();
  }
}

/** Stops the service: what is nearly done is finished, the rest is left for the next start, and no part of it is waited for for long. */
export async function stopService(
  app: NestFastifyApplication | undefined,
  { connections, supervision, tracing, database }: Parts,
): Promise<void> {
  if (supervision) await within(supervision.stop(), SUPERVISION_MILLISECONDS);
  // Whoever collects traces may be away: what it did not take is lost, and the service ends.
  if (tracing)
    await within(
      tracing.stop().catch(() => undefined),
      SUPERVISION_MILLISECONDS,
    );
  const closed = app?.close() ?? Promise.resolve();
  if (!(await within(closed, GENTLY_MILLISECONDS))) {
    connections?.end();
    await within(closed, HARD_MILLISECONDS);
  }
  await within(database.close(), DATABASE_MILLISECONDS);
}
