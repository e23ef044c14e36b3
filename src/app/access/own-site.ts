import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this service, or from a program. A browser adds the key by itself also where a page of another
 * site asks, but always says which site that is. Behind a proxy the service is called by its public address; the name that the proxy
 * calls it by may be another.
 */
export function isOwnSite({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
