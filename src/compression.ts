import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** What fits into one packet arrives no sooner for being smaller. */
const SMALL_BYTES = 1400;
/** A little larger than the best there is, in a tenth of the time. */
const BROTLI_QUALITY = 4;
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|x-ndjson|yaml)|image\/svg\+xml)/;

type Coding = 'br' | 'gzip';

const WHOLE: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: async (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

const STREAMED = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
};

/** The coding a client takes that makes answers smallest; none where it takes neither. */
export function codingFor(accepted: string | undefined): Coding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [coding = '', weight = 'q=1'] = part.split(';').map((word) => word.trim().toLowerCase());
      return [coding, Number(weight.replace(/^q=/, ''))] as const;
    }),
  );
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const [brotli, zipped] = [weightOf('br'), weightOf('gzip')];
  if (brotli > 0 && brotli >= zipped) return 'br';
  return zipped > 0 ? 'gzip' : undefined;
}

/** Answers in text are sent compressed to who takes them so: whole ones at once, streams as they come. */
export function compressAnswers(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type');
    if (typeof type !== 'string' || !COMPRESSIBLE.test(type)) return payload;
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const coding = codingFor(request.headers['accept-encoding']);
    const isTaken =
      reply.hasHeader('content-encoding') || String(reply.getHeader('cache-control')).includes('no-transform');
    if (coding === undefined || isTaken || reply.statusCode === 206 || request.method === 'HEAD') return payload;
    const compressed = await compressedBy(coding, payload);
    if (compressed === undefined) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length').removeHeader('accept-ranges');
    const tag = reply.getHeader('etag');
    // Other bytes that mean the same.
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
    return compressed;
  });
}

/** Nothing where there is nothing to be gained. */
async function compressedBy(coding: Coding, payload: unknown): Promise<Buffer | Readable | undefined> {
  if (payload instanceof Readable) {
    const through = STREAMED[coding]();
    payload.once('error', (error) => through.destroy(error));
    through.once('close', () => payload.destroy());
    return payload.pipe(through);
  }
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined;
  const bytes = Buffer.from(payload);
  return bytes.length < SMALL_BYTES ? undefined : WHOLE[coding](bytes);
}

function withEncoding(vary: unknown): string {
  const named = (Array.isArray(vary) ? vary : [vary])
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((one) => one.trim());
  return named.some((one) => /^(?:\*|accept-encoding)$/i.test(one))
    ? named.join(', ')
    : [...named, 'accept-encoding'].join(', ');
}
