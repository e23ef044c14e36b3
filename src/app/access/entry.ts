import type { IncomingMessage } from 'node:http';
import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { keyIn, type KeyParts } from './key';
import { KeyRing } from './key-ring';
import { OPEN_SERVICE } from './keys';
import { isLoopback } from './loopback';
import { isFromOwnMachine } from './own-machine';
import { isOwnSite } from './own-site';
import { Proxies } from './proxies';
import { isFirstTooMany, isTooMany, RefusedKeys } from './refused-keys';
import type { Holder } from './role';

export interface Refusal {
  readonly status: 401 | 403 | 429;
  readonly code: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'TOO_MANY_REQUESTS';
  readonly message: string;
  /** After how many seconds it may be tried again. */
  readonly retryAfter?: number;
}

export type Admission = { readonly holder: Holder } | { readonly refusal: Refusal };

const unauthenticated = (message: string): Refusal => ({ status: 401, code: 'UNAUTHENTICATED', message });

const NEEDED = unauthenticated(
  'A key is needed: send it as "Authorization: Bearer <key>", or as the password of HTTP Basic; house-rules keys make makes one.',
);
const UNKNOWN = unauthenticated('The key is not known here, or was revoked; house-rules keys make makes another.');

const OTHER_SITE: Refusal = {
  status: 403,
  code: 'FORBIDDEN',
  message:
    'The request comes from a page of another site; send it from a page of this service, and set PUBLIC_URL where a proxy stands before it.',
};

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS'];

export type EntrySettings = Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>;

/** Tells who is asking, over HTTP and over sockets alike, from the head of a request alone. */
export class Entry {
  private readonly ring: KeyRing;
  private readonly proxies: Proxies;
  private readonly refused = new RefusedKeys();

  constructor(
    dataSource: DataSource,
    private readonly settings: EntrySettings,
    private readonly log: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  ) {
    this.ring = new KeyRing(dataSource);
    this.proxies = new Proxies(settings.trustedProxies);
  }

  clientOf(request: IncomingMessage): string {
    return this.proxies.clientOf(request);
  }

  isOwnSite({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return isOwnSite(headers, this.settings.publicUrl);
  }

  async admit(request: IncomingMessage): Promise<Admission> {
    const { authorization } = request.headers;
    const isBearer = authorization !== undefined && /^bearer\b/i.test(authorization.trim());
    const admission =
      authorization === undefined ? await this.withoutKey(request) : await this.withKey(keyIn(authorization), request);
    // What a browser sends by itself it also sends where a page of another site asks.
    const isBrowsers = !isBearer && !CHANGES_NOTHING.includes(request.method ?? '');
    return 'holder' in admission && isBrowsers && !this.isOwnSite(request) ? { refusal: OTHER_SITE } : admission;
  }

  private async withKey(shown: KeyParts | undefined, request: IncomingMessage): Promise<Admission> {
    const holder = shown && (await this.ring.holderOf(shown));
    return holder ? { holder } : { refusal: this.refuse(shown, UNKNOWN, request) };
  }

  /** Until the first key is made, the service is open to its own machine, and to nobody else whom that would let in. */
  private async withoutKey(request: IncomingMessage): Promise<Admission> {
    const { host, publicUrl, trustedProxies } = this.settings;
    const mayBeOpen = isLoopback(host) && publicUrl === undefined && trustedProxies.length === 0;
    const isOpen = mayBeOpen && isFromOwnMachine(request) && !(await this.ring.wasAnyMade());
    return isOpen ? { holder: OPEN_SERVICE } : { refusal: NEEDED };
  }

  /** The log names the key by its id, which anyone may know, and whose it was not. */
  private refuse(shown: KeyParts | undefined, refusal: Refusal, request: IncomingMessage): Refusal {
    const client = this.clientOf(request);
    const { count, seconds } = this.refused.count(client);
    const key = shown === undefined ? 'something that is no key' : `the key hr_${shown.id}_…`;
    if (!isTooMany(count)) {
      this.log(`Refused ${key} from ${client}: it is not known here, or was revoked.`);
      return refusal;
    }
    if (isFirstTooMany(count))
      this.log(`Too many keys refused from ${client}; for ${String(seconds)} s no more of them are told of here.`);
    return {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: `Too many keys from ${client} were refused; wait ${String(seconds)} seconds, then send one that house-rules keys list shows.`,
      retryAfter: seconds,
    };
  }
}
