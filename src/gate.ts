import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { KeyRing } from './app/access/key-ring';

/** Tells a supervisor whether the service is well, and nothing else; everything else asks for a key. */
const OPEN_ROUTE = '/health';

/** A browser asks its user for the key, as a password; programs send it as a bearer's. */
const CHALLENGE = 'Basic realm="House Rules", charset="UTF-8"';

const NEEDED =
  'A key is needed: send it as "Authorization: Bearer <key>", or as the password of HTTP Basic; house-rules keys make makes one.';
const REFUSED = 'The key is not known here, or was revoked; house-rules keys make makes another.';

const UNAVAILABLE = 'Keys cannot be looked up because the database does not answer; try again later.';

/** In the form of a GraphQL answer, which other programs can read too. */
const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

/** Lets in whoever has a key, before anything of the request is read; whose it is goes with the request as `holder`. */
export function guard(app: NestFastifyApplication, ring: KeyRing): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.decorateRequest('holder', null);
  fastify.addHook('onRequest', async (request, reply) => {
    // The route that was found, not the address as it was written: that can be written in many ways.
    if (request.routeOptions.url === OPEN_ROUTE) return;
    const { authorization } = request.headers;
    try {
      const holder = await ring.holderOf(authorization, request.hostname);
      if (holder) {
        request.setDecorator('holder', holder);
        return;
      }
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      await reply.code(503).send(refusal('UNAVAILABLE', UNAVAILABLE));
      return;
    }
    await reply
      .code(401)
      .header('www-authenticate', CHALLENGE)
      .send(refusal('UNAUTHENTICATED', authorization === undefined ? NEEDED : REFUSED));
  });
}
