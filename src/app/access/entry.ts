import type { IncomingMessage } from 'node:http';
import type { DataSource } from 'typeorm';
import { log } from '../../io/log/log';
import type { Config } from '../config';
import { keyIn, parseKey, type KeyParts } from './key';
import { KeyRing } from './key-ring';
import { OPEN_SERVICE } from './keys';
import { isLoopback } from './loopback';
import { isOfOwnAccount } from './own-account';
import { isFromOwnMachine } from './own-machine';
import { isOwnSite } from './own-site';
import { Proxies } from './proxies';
import { isFirstTooMany, isTooMany, RefusedKeys } from './refused-keys';
import type { Holder } from './role';
import { sessionCookie, type SessionCookie } from './session-cookie';
import { Sessions } from './sessions';

export interface Refusal {
  readonly status: 401 | 403 | 429;
  readonly code: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'TOO_MANY_REQUESTS';
  readonly message: string;
  /** After how many seconds it may be tried again. */
  readonly retryAfter?: number;
}

export type Admission = { readonly holder: Holder } | { readonly refusal: Refusal };
type WithKey = { readonly holder: Holder; readonly keyId: string } | { readonly refusal: Refusal };

export interface SignedIn {
  readonly holder: Holder;
  readonly cookie: string;
}

const unauthenticated = (message: string): Refusal => ({ status: 401, code: 'UNAUTHENTICATED', message });

const NEEDED = unauthenticated(
  'A key is needed: sign in at /sign-in, or send it as "Authorization: Bearer <key>" or as the password of HTTP Basic; house-rules keys make makes one.',
);
const UNKNOWN = unauthenticated('The key is not known here, or was revoked; house-rules keys make makes another.');
const expiredKey = (when: Date, { name, role }: Holder): Refusal =>
  unauthenticated(
    `The key of "${name}" expired on ${when.toISOString()}; house-rules keys make "${name}" --role ${role} makes another.`,
  );

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
  private readonly sessions: Sessions;
  private readonly cookie: SessionCookie;
  private readonly refused = new RefusedKeys();

  constructor(
    dataSource: DataSource,
    private readonly settings: EntrySettings,
  ) {
    this.ring = new KeyRing(dataSource);
    this.sessions = new Sessions(dataSource);
    this.cookie = sessionCookie(settings.publicUrl);
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

  /** Begins a session with the key that was typed into the form, and returns the cookie that keeps it. */
  async signIn(key: string, request: IncomingMessage): Promise<SignedIn | { readonly refusal: Refusal }> {
    if (!this.isOwnSite(request)) return { refusal: OTHER_SITE };
    const admission = await this.withKey(parseKey(key.trim()), request);
    if (!('keyId' in admission)) return admission;
    const { holder, keyId } = admission;
    return { holder, cookie: this.cookie.write(await this.sessions.begin(keyId)) };
  }

  /** Ends the session and returns the cookie that takes it from the browser. */
  async signOut(request: IncomingMessage): Promise<{ readonly cookie: string } | { readonly refusal: Refusal }> {
    if (!this.isOwnSite(request)) return { refusal: OTHER_SITE };
    const token = this.cookie.read(request.headers.cookie);
    if (token !== undefined) await this.sessions.end(token);
    return { cookie: this.cookie.write() };
  }

  private async withKey(shown: KeyParts | undefined, request: IncomingMessage): Promise<WithKey> {
    const found = shown && (await this.ring.find(shown));
    if (found && 'id' in found) return { holder: found.holder, keyId: found.id };
    const refusal = found ? expiredKey(found.expired, found.holder) : UNKNOWN;
    return { refusal: this.refuse(shown, refusal, request) };
  }

  private async withoutKey(request: IncomingMessage): Promise<Admission> {
    const token = this.cookie.read(request.headers.cookie);
    const keyId = token === undefined ? undefined : await this.sessions.keyOf(token);
    const holder = keyId === undefined ? undefined : await this.ring.holderOf(keyId);
    if (holder) return { holder };
    return (await this.isOpenTo(request)) ? { holder: OPEN_SERVICE } : { refusal: NEEDED };
  }

  /** Until the first key is made, the service is open to its own machine, and to nobody else whom that would let in. */
  private async isOpenTo(request: IncomingMessage): Promise<boolean> {
    const { host, publicUrl, trustedProxies } = this.settings;
    const mayBeOpen = isLoopback(host) && publicUrl === undefined && trustedProxies.length === 0;
    if (!mayBeOpen || !isFromOwnMachine(request) || (await this.ring.wasAnyMade())) return false;
    return isOfOwnAccount(request.socket);
  }

  /** The log names the key by its id, which anyone may know, and whose it was not. */
  private refuse(shown: KeyParts | undefined, refusal: Refusal, request: IncomingMessage): Refusal {
    const client = this.clientOf(request);
    const { count, seconds } = this.refused.count(client);
    const key = shown === undefined ? 'something that is no key' : `the key hr_${shown.id}_…`;
    if (!isTooMany(count)) {
      log.warn(`Refused ${key} from ${client}: ${refusal.message}`);
      return refusal;
    }
    if (isFirstTooMany(count))
      log.warn(`Too many keys refused from ${client}; for ${String(seconds)} s no more of them are told of here.`);
    return {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: `Too many keys from ${client} were refused; wait ${String(seconds)} seconds, then send one that house-rules keys list shows.`,
      retryAfter: seconds,
    };
  }
}
