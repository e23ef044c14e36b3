import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Entry, Refusal } from '../app/access/entry';
import { signInPage } from './sign-in-page';

interface Reply {
  code(status: number): Reply;
  header(name: string, value: string | number): Reply;
  send(body?: unknown): unknown;
}

/** A key and an address to go on to; nobody needs a key to send it. */
const GREATEST_BODY = 4 * 1024;

interface Sent {
  readonly key?: unknown;
  readonly next?: unknown;
}

/** Where a person signs in with a key, and out: the browser keeps a session for it. Programs may do the same with JSON. */
export function takeSignIn(app: NestFastifyApplication, entry: Entry): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/sign-in', async (request, reply) => {
    const admission = await entry.admit(request.raw);
    const { next } = request.query as Sent;
    return sendPage(
      reply,
      200,
      signInPage({ holder: 'holder' in admission ? admission.holder : undefined, next: local(next) }),
    );
  });

  fastify.post('/sign-in', { bodyLimit: GREATEST_BODY }, async (request, reply) => {
    const { key, next } = (request.body ?? {}) as Sent;
    const isForm = isFormSent(request.headers);
    const answer = await entry.signIn(typeof key === 'string' ? key : '', request.raw);
    if ('refusal' in answer) return refuse(reply, answer.refusal, isForm ? local(next) : undefined);
    reply.header('set-cookie', answer.cookie).header('cache-control', 'no-store');
    return isForm ? reply.redirect(local(next), 303) : reply.send(answer.holder);
  });

  fastify.post('/sign-out', { bodyLimit: GREATEST_BODY }, async (request, reply) => {
    const isForm = isFormSent(request.headers);
    const answer = await entry.signOut(request.raw);
    if ('refusal' in answer) return refuse(reply, answer.refusal, isForm ? '/' : undefined);
    reply.header('set-cookie', answer.cookie).header('cache-control', 'no-store');
    return isForm ? reply.redirect('/sign-in', 303) : reply.code(204).send();
  });
}

const isFormSent = (headers: Readonly<Record<string, unknown>>): boolean =>
  String(headers['content-type']).startsWith('application/x-www-form-urlencoded');

/** People see the form again, with what was wrong; programs a sentence. */
function refuse(reply: Reply, { status, code, message, retryAfter }: Refusal, next: string | undefined): unknown {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (next === undefined) return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
  return sendPage(reply, status, signInPage({ holder: undefined, problem: message, next }));
}

const sendPage = (reply: Reply, status: number, page: string): unknown =>
  reply.code(status).header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

const HERE = 'http://here.invalid';

/** A page of this service and of no other, whatever was sent. */
function local(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(next, HERE);
  // Two slashes would begin the name of another service.
  return origin === HERE && !pathname.startsWith('//') && pathname !== '/sign-in' ? pathname + search + hash : '/';
}
