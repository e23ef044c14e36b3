import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GraphQLError, GraphQLScalarType } from 'graphql';
import { roleIncludes, type Holder, type Role } from '../app/access/role';
import { Failure } from '../core/failures/failure';
import type { ReceivedFile, UploadFolder } from '../io/files/uploads';
import { log } from '../io/log/log';
import { uploadedBytes, uploads } from '../io/metrics/metrics';
import { operationsOf, wrongUpload } from './multipart-request';

const ROUTE = '/graphql';
const UPLOADERS: readonly Role[] = ['officer', 'inspector'];
/** Operations and map are small: the file is what is large. */
const GREATEST_FIELD = 1024 * 1024;
/** What a simple form of another site cannot send; Apollo asks for one of them too. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** A file of rounds may be as large as a day of a casino; a text may not. */
const BEGINS_AUDIT = /\bstartAudit\b/;

/** The file that came with a request. */
export interface Uploaded {
  /** Fails where something else was sent in its place. */
  received(): ReceivedFile;
}

/** Only the hook below makes one. */
class UploadedFile implements Uploaded {
  constructor(private readonly file: ReceivedFile) {}

  received(): ReceivedFile {
    return this.file;
  }
}

const NOT_A_FILE: Uploaded = {
  received: () => {
    throw wrongUpload('The file must come with the request: send operations, map and the file as multipart/form-data.');
  },
};

/** What is no file is refused when the operation is carried out: first it must be known whether it may be asked for at all. */
export const uploadScalar = new GraphQLScalarType<Uploaded, never>({
  name: 'Upload',
  parseValue: (value) => (value instanceof UploadedFile ? value : NOT_A_FILE),
  parseLiteral: () => NOT_A_FILE,
  serialize: () => {
    throw new GraphQLError('A file is only ever sent to this service.');
  },
});

/**
 * GraphQL multipart requests: the file is on disk before the operation begins, under a name that is taken away with the answer unless
 * the operation kept the file. https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export async function receiveUploads(
  app: NestFastifyApplication,
  { texts, rounds }: Readonly<Record<'texts' | 'rounds', UploadFolder>>,
): Promise<void> {
  const greatest = Math.max(texts.greatestBytes, rounds.greatestBytes);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 2, parts: 3, fieldSize: GREATEST_FIELD, fileSize: greatest + 1 },
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.decorateRequest('received', null);
  fastify.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    const refusal = refusalOf(request.routeOptions.url, request.headers, request.getDecorator<Holder | null>('holder'));
    if (refusal !== undefined) {
      await reply.code(refusal.status).send(answer(refusal.code, refusal.message));
      return;
    }
    try {
      const declared = Number(request.headers['content-length'] ?? 0);
      if (declared > greatest + 3 * GREATEST_FIELD) throw rounds.tooLarge('The request');
      request.body = await operationsOf(request.parts(), async ({ file, filename }, { query }) => {
        // Whoever says one thing and does another is refused by what it does.
        const folder = BEGINS_AUDIT.test(String(query)) ? rounds : texts;
        if (declared > folder.greatestBytes + 3 * GREATEST_FIELD) throw folder.tooLarge('The request');
        const purpose = folder === rounds ? 'rounds' : 'texts';
        const received = await folder.receive(file, filename).catch((error: unknown) => {
          uploads.inc({ purpose, outcome: 'refused' });
          throw error;
        });
        uploads.inc({ purpose, outcome: 'taken' });
        uploadedBytes.inc({ purpose }, received.bytes);
        request.setDecorator('received', received.id);
        return new UploadedFile(received);
      });
    } catch (error) {
      const { status, code, message } = problemOf(error);
      await reply.code(status).send(answer(code, message));
    }
  });
  fastify.addHook('onSend', async (request) => {
    const received = request.getDecorator<string | null>('received');
    if (received !== null) await texts.discard(received);
  });
}

interface Refused {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Asked before a byte of the file is written. */
function refusalOf(
  route: string | undefined,
  headers: Readonly<Record<string, unknown>>,
  holder: Holder | null,
): Refused | undefined {
  if (route !== ROUTE)
    return { status: 415, code: 'BAD_REQUEST', message: `Files are taken at ${ROUTE} only, as GraphQL uploads.` };
  if (!PREFLIGHT_HEADERS.some((name) => (headers[name] ?? '') !== ''))
    return {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'An upload needs the header apollo-require-preflight, so that no page of another site can send it.',
    };
  // Whether the role may ask for this very operation is known once the operation is.
  if (holder === null || !UPLOADERS.some((role) => roleIncludes(holder.role, role)))
    return { status: 403, code: 'FORBIDDEN', message: 'Uploads need the role officer or inspector.' };
  return undefined;
}

function problemOf(error: unknown): Refused {
  if (error instanceof Failure)
    return { status: error.code === 'FILE_TOO_LARGE' ? 413 : 400, code: error.code, message: error.message };
  // The parser's own refusals: more than one file, parts cut short.
  const { statusCode, message } = error as { readonly statusCode?: number; readonly message?: string };
  if (statusCode !== undefined && statusCode < 500)
    return {
      status: statusCode,
      code: 'BAD_ARGUMENT',
      message: `The upload cannot be read: ${message ?? 'see its parts'}.`,
    };
  log.error({ err: error }, 'an upload failed');
  return {
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
    message: 'The service failed to take the file; its log says why.',
  };
}

const answer = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });
