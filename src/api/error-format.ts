import type { GraphQLFormattedError } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import { Failure } from '../core/failures/failure';

import { log } from '../io/log/log';
import { QUERY_CANCELED } from '../io/postgres/in-time';
import { TOO_SLOW } from '../io/threads/thread-pool';
import { isDatabaseAway } from '../io/postgres/database-away';
import { AWAY, AWAY_CODE } from '../away';

/** How it calls a text with a zero byte in it, which none that it keeps has. */
const NO_CHARACTER = '22021';

const isCalled = (code: string, cause: unknown): boolean =>
  cause instanceof Error && (cause as { readonly code?: unknown }).code === code;

const ZERO_BYTE = 'A text that was given has a zero byte in it, which nothing that is kept has; leave it out.';

/** How the parser says that it did not read on. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more that (\d+) tokens\./;

/** The one place where failures become GraphQL errors; what is not a failure is a defect and tells nothing of the inside. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof Failure) return { ...formatted, message: cause.message, extensions: { code: cause.code } };
  if (isDatabaseAway(cause) || formatted.extensions?.['code'] === AWAY_CODE)
    return { ...formatted, message: AWAY, extensions: { code: AWAY_CODE } };
  if (isCalled(QUERY_CANCELED, cause)) return { ...formatted, message: TOO_SLOW, extensions: { code: 'TOO_SLOW' } };
  if (isCalled(NO_CHARACTER, cause)) return { ...formatted, message: ZERO_BYTE, extensions: { code: 'BAD_ARGUMENT' } };
  const [, most] = TOO_MANY_TOKENS.exec(formatted.message) ?? [];
  if (most !== undefined)
    return {
      ...formatted,
      message: `Syntax Error: Token limit of ${most} exceeded; ask for less in one query.`,
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    };
  if (formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR')
    return { ...formatted, extensions: { code: formatted.extensions?.['code'] } };
  log.error({ err: cause }, 'a field failed');
  return {
    message: 'The service failed to answer; its log says why.',
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
