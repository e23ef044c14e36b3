/** How the system says that nobody listens where the server was, or that a connection to it broke off. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** How the server itself says that it starts or stops; then that it ends a connection, as it does to all when one of its processes dies. */
const NOT_READY = '57P03';
const ENDED = new Set(['57P01', '57P02', '57P05']);
const CONNECTION_CLASS = '08';

/** How the driver says it, which has no codes of its own. */
const DRIVER_UNREACHED =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
const DRIVER_BROKEN_OFF =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query runner already released|Connection ended unexpectedly)/;

interface Told {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly driverError?: unknown;
  readonly errors?: unknown;
}

/** Whether something failed only because the database was away, so that it may be tried again once it is back. */
export const isDatabaseAway = (error: unknown): boolean => isDatabaseUnreached(error) || isBrokenOff(error);

/** Whether there was not so much as a connection: nothing that was asked can have brought it down. */
export function isDatabaseUnreached(error: unknown): boolean {
  return causesOf(error).some((one) => {
    const { code, syscall } = one as Told;
    if (code === NOT_READY) return true;
    // A file that is not there is told by the same word as a socket.
    if (code === 'ENOENT') return syscall === 'connect';
    return (typeof code === 'string' && UNREACHED.has(code)) || DRIVER_UNREACHED.test(one.message);
  });
}

function isBrokenOff(error: unknown): boolean {
  return causesOf(error).some((one) => {
    const { code } = one as Told;
    if (typeof code === 'string' && (BROKEN_OFF.has(code) || ENDED.has(code) || code.startsWith(CONNECTION_CLASS)))
      return true;
    return DRIVER_BROKEN_OFF.test(one.message);
  });
}

/** An error, what the driver said that it wraps, and each of the tries of a host with several addresses. */
function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const { driverError, errors } = error as Told;
  return [error, ...[driverError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])].flatMap(causesOf)];
}
