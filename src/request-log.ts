import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Holder } from './app/access/role';
import { duringRequest, log } from './io/log/log';

const HEADER = 'x-request-id';
/** An id that others gave, if it can do no harm in a log. */
const GIVEN = /^[\w.:/+=-]{8,128}$/;
/** Asked every few seconds by supervisors. */
const QUIET = new Set(['/health', '/live', '/ready', '/metrics']);

/** The id under which a request is known: that of a proxy that is trusted to give one, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, isTrusted: boolean): string {
  const given = headers[HEADER];
  return isTrusted && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Answers of GraphQL that have errors begin with them, whoever wrote them; members of their own are none of GraphQL's. */
const withRequestId = (answer: string, id: string): string =>
  answer.startsWith('{"errors":[')
    ? `${answer.trimEnd().slice(0, -1)},"extensions":{"requestId":${JSON.stringify(id)}}}`
    : answer;

/**
 * One line for each request, refused ones too: who asked for which address without its question mark, and what came of it. Neither
 * headers nor bodies are told. The first of all hooks, so that the others log under its id.
 */
export function logRequests(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(HEADER, request.id);
    duringRequest(request.id, done);
  });
  // What comes after a body was read no longer knows on whose behalf.
  fastify.addHook('preValidation', (request, _reply, done) => {
    duringRequest(request.id, done);
  });
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? withRequestId(payload, request.id) : payload);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    const { statusCode: status } = reply;
    const level = status >= 500 ? 'error' : route !== undefined && QUIET.has(route) ? 'debug' : 'info';
    const who = request.getDecorator<Holder | null>('holder')?.name;
    log[level](
      {
        requestId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status,
        milliseconds: Math.round(reply.elapsedTime),
        ...(who !== undefined && { who }),
      },
      'answered',
    );
    done();
  });
  fastify.addHook('onRequestAbort', (request, done) => {
    log.info({ requestId: request.id, method: request.method, path: request.url.split('?', 1)[0] }, 'broken off');
    done();
  });
}
