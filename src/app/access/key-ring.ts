import { BlockList, isIP } from 'node:net';
import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import { activeKeys } from '../../io/postgres/store/key-store';
import { newestChange } from '../../io/postgres/store/held-editions';
import { isSecretOf, keyIn } from './key';
import { OPEN_SERVICE } from './keys';
import { isRole, type Holder } from './role';

interface HeldKey {
  readonly holder: Holder | undefined;
  readonly secretHash: string;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether only this machine itself can reach what listens there; a name other than `localhost` may lead anywhere. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (family === 0) return address.toLowerCase() === 'localhost';
  return LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Tells who is asking. Keys are kept in memory for as long as the log shows no change, whichever process made it. */
export class KeyRing {
  private held: { readonly change: number; readonly keys: ReadonlyMap<string, HeldKey> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly host: string,
  ) {}

  /** A service that others can reach has a key before it has a visitor. */
  async refuseToStartUnlocked(): Promise<void> {
    if (isLoopback(this.host) || (await this.keys()).size > 0) return;
    throw new Failure(
      'BAD_CONFIGURATION',
      `HOST is ${this.host}, which others can reach, and there is no key yet; run house-rules keys make <name> --role admin first, or leave HOST out.`,
    );
  }

  /**
   * The holder of the key in the header; undefined where entry is refused. Without any key the service is open to its own
   * machine, for those who bring no key and who called it by a name of that machine: a page elsewhere whose name was made
   * to lead here, or a proxy that lets others in, is not let through.
   */
  async holderOf(authorization: string | undefined, calledAs: string): Promise<Holder | undefined> {
    const keys = await this.keys();
    if (authorization === undefined)
      return keys.size === 0 && isLoopback(this.host) && isLoopback(calledAs) ? OPEN_SERVICE : undefined;
    const shown = keyIn(authorization);
    const held = shown && keys.get(shown.id);
    return held && isSecretOf(shown.secret, held.secretHash) ? held.holder : undefined;
  }

  private async keys(): Promise<ReadonlyMap<string, HeldKey>> {
    // The number is read before the keys, so that a change between the two is seen by the next request.
    const change = await newestChange(this.dataSource);
    if (this.held?.change !== change) {
      const keys = new Map<string, HeldKey>();
      for (const { id, name, role, secretHash } of await activeKeys(this.dataSource))
        // A role this version does not know opens nothing, and yet the service is no longer open.
        keys.set(id, { holder: isRole(role) ? { name, role } : undefined, secretHash });
      this.held = { change, keys };
    }
    return this.held.keys;
  }
}
