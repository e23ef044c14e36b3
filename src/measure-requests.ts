import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { httpRequests, observeProcess } from './io/metrics/metrics';

/** Counts what is answered, by the route as it is declared: an address that somebody makes up is none of them. */
export function measureRequests(app: NestFastifyApplication): void {
  observeProcess();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
      httpRequests.observe(labels, reply.elapsedTime / 1_000);
      done();
    });
}
