import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { readiness } from './app/readiness';
import { Failure } from './core/failures/failure';
import { databaseMetrics } from './io/metrics/database-metrics';
import { observeProcess, registry } from './io/metrics/metrics';

export interface Supervision {
  readonly port: number;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const answer = (status: number, value: unknown): Answer => ({ status, type: JSON_TYPE, body: JSON.stringify(value) });
const NOT_FOUND = answer(404, { error: 'Here are /live, /ready and /metrics.' });

/**
 * A port of its own for those who keep the service or a worker running: it asks for no key and tells nothing but numbers. Whoever
 * opens it decides by METRICS_HOST, or by the network, who can reach it.
 */
export async function startSupervision(
  { host, port }: { readonly host: string; readonly port: number },
  dataSource: DataSource,
): Promise<Supervision> {
  observeProcess();
  const own = databaseMetrics(dataSource);
  const answers: Readonly<Record<string, () => Promise<Answer> | Answer>> = {
    '/live': () => answer(200, { status: 'ok' }),
    '/ready': async () => {
      const state = await readiness(dataSource);
      return answer(state.status === 'ready' ? 200 : 503, state);
    },
    '/metrics': async () => ({
      status: 200,
      type: registry.contentType,
      body: await Registry.merge([registry, own]).metrics(),
    }),
  };
  const server = createServer((request, response) => {
    const asked = answers[request.url?.split('?', 1)[0] ?? ''] ?? (() => NOT_FOUND);
    void Promise.resolve()
      .then(asked)
      .catch(() => answer(500, { error: 'The service failed to answer.' }))
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await listen(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      const where = `${host}:${String(port)}`;
      reject(
        new Failure(
          'BAD_CONFIGURATION',
          `${where} cannot be listened on for metrics (${code}); set METRICS_HOST and METRICS_PORT.`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
