import { isIP } from 'node:net';

/** How many refused keys of one client are looked at in this time; one of its own that is good is always looked at. */
const MOST_REFUSED = 20;
const WHILE_SECONDS = 60;
/** Clients that are remembered, the latest; whoever has this many addresses is told nothing new by being forgotten. */
const MOST_CLIENTS = 10_000;

interface Refused {
  count: number;
  readonly until: number;
}

/**
 * Counts the keys that were refused, by client, so that trying one after another is slow and fills no log. A good key is never
 * refused for the wrong ones of a neighbour behind the same address: 256 random bits are not found by trying, whatever the answer.
 */
export class RefusedKeys {
  private readonly clients = new Map<string, Refused>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Takes one down; tells how many there are now, and for how many seconds more they are counted. */
  count(client: string): { readonly count: number; readonly seconds: number } {
    const network = networkOf(client);
    const now = this.now();
    const known = this.clients.get(network);
    const refused = known && known.until > now ? known : { count: 0, until: now + WHILE_SECONDS * 1_000 };
    refused.count += 1;
    // Put at the end anew, so that the first is the one that was quiet for longest.
    this.clients.delete(network);
    this.clients.set(network, refused);
    if (this.clients.size > MOST_CLIENTS) this.clients.delete(this.clients.keys().next().value ?? '');
    return { count: refused.count, seconds: Math.ceil((refused.until - now) / 1_000) };
  }

  get size(): number {
    return this.clients.size;
  }
}

export const isTooMany = (count: number): boolean => count > MOST_REFUSED;
/** The one that makes them too many is told of; those after it are not. */
export const isFirstTooMany = (count: number): boolean => count === MOST_REFUSED + 1;

/** One client of IPv6 usually has all addresses of a /64. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return all.slice(0, 4).join(':');
}
