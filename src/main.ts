import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { answerWhileAway } from './away';
import { receiveUploads } from './api/upload';
import { Entry } from './app/access/entry';
import { KeyRing } from './app/access/key-ring';
import { Proxies } from './app/access/proxies';
import { AuditDesk } from './app/auditing/audit-desk';
import { DEFAULT_PORT, type Config } from './app/config';
import { loadRuleSourcesInto } from './app/load-rule-sources';
import { LongWork } from './app/long-work/long-work';
import { RulesService } from './app/rules-service';
import { compressAnswers } from './compression';
import { Failure } from './core/failures/failure';
import { guard } from './gate';
import { UploadFolder } from './io/files/uploads';
import { openDatabase } from './io/postgres/database';
import { log } from './io/log/log';
import { measureRequests } from './measure-requests';
import { nestLog } from './nest-log';
import { logRequests, requestIdOf } from './request-log';
import { RootModule } from './root.module';
import type { Tracing } from './io/tracing/tracing';
import { traceRequests } from './trace-requests';
import { Connections, stopService } from './stop-service';
import { startSupervision, type Supervision } from './supervision';
import { takeSignIn } from './web/sign-in';

export interface RunningService {
  readonly url: string;
  /** Instruments whose rule sources were new or had changed. */
  readonly changed: readonly string[];
  stop(): Promise<void>;
}

const GREATEST_BODY = 4 * 1024 * 1024;
const PORTS_TRIED = 50;

/** Starts everything and returns once it answers; whatever fails, nothing is left running. */
export async function startService(config: Config): Promise<RunningService> {
  log.level = config.logLevel;
  const database = await openDatabase(config);
  let app: NestFastifyApplication | undefined;
  let supervision: Supervision | undefined;
  let tracing: Tracing | undefined;
  let connections: Connections | undefined;
  const stop = (): Promise<void> => stopService(app, { connections, supervision, tracing, database });
  try {
    const queries = await database.hurried(config.queryMilliseconds);
    const watch = await database.watched();
    await new KeyRing(queries).refuseToStartUnlocked(config.host);
    const changed = await loadRuleSourcesInto(database.dataSource);
    const proxies = new Proxies(config.trustedProxies);
    app = await NestFactory.create<NestFastifyApplication>(
      RootModule.with(config, database, queries, watch),
      new FastifyAdapter({
        bodyLimit: GREATEST_BODY,
        trustProxy: [...config.trustedProxies],
        genReqId: (request: Pick<IncomingMessage, 'headers' | 'socket'>) =>
          requestIdOf(request.headers, proxies.asked(request)),
      }),
      // The database must still be closed when Nest cannot start, so Nest may not end the process itself.
      { abortOnError: false, logger: nestLog },
    );
    await app.register(helmet, {
      contentSecurityPolicy: { directives: CONTENT_POLICY },
      // Without a referrer a form of our own would not say that it is ours.
      referrerPolicy: { policy: 'same-origin' },
    });
    logRequests(app);
    measureRequests(app);
    tracing = await traceRequests(app);
    connections = new Connections(app);
    answerWhileAway(app, watch);
    const entry = app.get(Entry);
    guard(app, entry);
    compressAnswers(app);
    takeSignIn(app, entry);
    await receiveUploads(app, {
      texts: new UploadFolder(config.dataDir, config.uploadMegabytes, 'texts'),
      rounds: new UploadFolder(config.dataDir, config.roundsMegabytes, 'rounds'),
    });
    if (config.metrics) supervision = await startSupervision(config.metrics, queries);
    await app.get(AuditDesk).resume();
    const port = config.port ?? (await usualOrFreePort(config.host));
    await listen(app, config.host, port);
    beReady(app.get(LongWork), app.get(RulesService));
    return { url: await app.getUrl(), changed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Nobody waits for this; whoever asks before it is done waits for what of it he needs. */
function beReady(work: LongWork, rules: RulesService): void {
  rules
    .current()
    .then(({ book }) => work.beReady(book))
    .catch((error: unknown) => {
      process.stderr.write(`Threads could not be made ready: ${String(error)}\n`);
    });
}

/** Everything a page needs comes from this service; styles may be inline, scripts may not. */
const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  workerSrc: ["'self'"],
  fontSrc: ["'self'", 'data:'],
  upgradeInsecureRequests: null,
};

async function listen(app: NestFastifyApplication, host: string, port: number): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Failure('BAD_CONFIGURATION', `Port ${String(port)} on ${host} is in use; set PORT to another one.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Failure(
        'BAD_CONFIGURATION',
        `${host}:${String(port)} cannot be listened on (${code}); set HOST and PORT.`,
      );
    throw error;
  }
}

/** The usual port, or the next free one: two checkouts on one machine need no configuration. */
async function usualOrFreePort(host: string): Promise<number> {
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + PORTS_TRIED; port += 1) if (await isFree(host, port)) return port;
  return 0;
}

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, host, () =>
      probe.close(() => {
        resolve(true);
      }),
    );
  });
