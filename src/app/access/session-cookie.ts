import { SESSION_SECONDS } from './sessions';

/**
 * No script reads the cookie, and no page of another site makes a browser send it. Where the service is called over TLS it goes over TLS
 * alone; by its name a browser then knows that nobody but the service itself set it.
 */
export interface SessionCookie {
  /** The token in the header `Cookie`. */
  read(header: string | undefined): string | undefined;
  /** What sets it; without a token, what takes it away. */
  write(token?: string): string;
}

export function sessionCookie(publicUrl: string | undefined): SessionCookie {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const name = isSecure ? '__Host-house-rules' : 'house-rules';
  return {
    read: (header = '') =>
      header
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    write: (token) =>
      [
        `${name}=${token ?? ''}`,
        'Path=/',
        'HttpOnly',
        'SameSite=Strict',
        `Max-Age=${String(token === undefined ? 0 : SESSION_SECONDS)}`,
        ...(isSecure ? ['Secure'] : []),
      ].join('; '),
  };
}
