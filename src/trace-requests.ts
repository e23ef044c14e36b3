import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { productVersion } from './app/product-version';
import type { Tracing } from './io/tracing/tracing';
import { isTracingAsked } from './io/tracing/asked';

/** Tells of every answered request where OpenTelemetry is asked for. */
export async function traceRequests(app: NestFastifyApplication): Promise<Tracing | undefined> {
  if (!isTracingAsked(process.env)) return undefined;
  const { startTracing } = await import('./io/tracing/tracing');
  const tracing = await startTracing(productVersion());
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      tracing.answered({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        requestId: request.id,
        milliseconds: reply.elapsedTime,
        headers: request.headers,
      });
      done();
    });
  return tracing;
}
