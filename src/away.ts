import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  type CallHandler,
  Injectable,
  type ExecutionContext,
  type NestInterceptor,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GraphQLError } from 'graphql';
import { catchError, throwError, type Observable } from 'rxjs';
import { isDatabaseAway } from './io/postgres/database-away';
import type { DatabaseWatch } from './io/postgres/database-watch';

export const AWAY = 'The database does not answer at the moment; ask again in some seconds.';
export const AWAY_CODE = 'DATABASE_UNAVAILABLE';
/** A restart takes no longer as a rule. */
export const RETRY_AFTER_SECONDS = 5;

/** These say themselves how things stand; the last are files. */
const ANSWERED = /^\/(health|live|ready|metrics|assets\/.*)$/;

/** Answers at once while the database is away, before anything of a request is read. */
export function answerWhileAway(app: NestFastifyApplication, watch: DatabaseWatch): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    if (watch.isHere || ANSWERED.test(request.routeOptions.url ?? '')) return;
    void reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS));
    const reads = request.headers.accept?.includes('text/html') === true;
    if (reads) await reply.type('text/html; charset=utf-8').send(awayPage());
    else await reply.send({ errors: [{ message: AWAY, extensions: { code: AWAY_CODE } }] });
  });
}

/** What was asked for while it went away, told in the same way. */
export class DatabaseAway extends ServiceUnavailableException {
  readonly retryAfter = RETRY_AFTER_SECONDS;

  constructor() {
    super(AWAY);
  }
}

/** Turns what a page or a file fails with into that answer; GraphQL has its own. */
@Injectable()
export class AwayInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    return next
      .handle()
      .pipe(catchError((error: unknown) => throwError(() => (isDatabaseAway(error) ? new DatabaseAway() : error))));
  }
}

/** Does what a query needs before it begins; Apollo answers 500 to whatever fails there, unless it is told otherwise. */
export async function unlessAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const headers = new HeaderMap([['retry-after', String(RETRY_AFTER_SECONDS)]]);
    throw new GraphQLError(AWAY, { extensions: { code: AWAY_CODE, http: { status: 503, headers } } });
  }
}

/** The status of an answer in which the database was missing. */
export const awayStatus: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        if (errors.some(({ extensions }) => extensions?.['code'] === AWAY_CODE)) {
          http.status = 503;
          http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
        }
        return Promise.resolve();
      },
    }),
};

/** Plain, so that it needs nothing. */
const awayPage = (): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not at the moment – House Rules</title></head><body><main><h1>Not at the moment</h1><p>${AWAY}</p></main></body></html>`;
