import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RETRY_AFTER_SECONDS } from './away';
import type { Entry, Refusal } from './app/access/entry';
import { log } from './io/log/log';

/** The first tell a supervisor whether the service is well, and nothing else; the others begin and end a session. Everything else asks for a key. */
const OPEN_ROUTES = ['/health', '/live', '/ready', '/sign-in', '/sign-out'];

/** A program may send the key as a password. A page's own requests must not make its browser ask for one: people sign in by the form. */
const CHALLENGE = 'Basic realm="House Rules", charset="UTF-8"';
const CHALLENGE_TO_PAGES = 'Bearer realm="House Rules"';

const UNAVAILABLE = 'Keys cannot be looked up because the database does not answer; try again later.';

/** In the form of a GraphQL answer, which other programs can read too. */
const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

/** Lets in whoever has a key, before anything of the request is read; whose it is goes with the request as `holder`. */
export function guard(app: NestFastifyApplication, entry: Entry): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.decorateRequest('holder', null);
  fastify.addHook('onRequest', async (request, reply) => {
    // The route that was found, not the address as it was written: that can be written in many ways.
    if (OPEN_ROUTES.includes(request.routeOptions.url ?? '')) return;
    let refused: Refusal;
    try {
      const admission = await entry.admit(request.raw);
      if ('holder' in admission) {
        request.setDecorator('holder', admission.holder);
        return;
      }
      refused = admission.refusal;
    } catch (error) {
      log.error({ err: error }, 'keys cannot be looked up');
      await reply
        .code(503)
        .header('retry-after', String(RETRY_AFTER_SECONDS))
        .send(refusal('UNAVAILABLE', UNAVAILABLE));
      return;
    }
    const { headers, method, url } = request;
    const isVisit = method === 'GET' && headers.accept?.includes('text/html') === true;
    if (isVisit && refused.status === 401 && headers.authorization === undefined) {
      await reply.header('cache-control', 'no-store').redirect(`/sign-in?next=${encodeURIComponent(url)}`, 303);
      return;
    }
    if (refused.status === 401)
      reply.header('www-authenticate', headers['sec-fetch-site'] === undefined ? CHALLENGE : CHALLENGE_TO_PAGES);
    if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
    await reply.code(refused.status).send(refusal(refused.code, refused.message));
  });
}
