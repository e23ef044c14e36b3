import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this service, or from a program. A browser adds the key by itself also where a page of another
 * site asks, but always says which site that is.
 */
export function isOwnSite({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
