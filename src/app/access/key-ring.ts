import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import { activeKeys, wasAnyKeyMade } from '../../io/postgres/store/key-store';
import { newestChange } from '../../io/postgres/store/held-editions';
import { isSecretOf, type KeyParts } from './key';
import { isLoopback } from './loopback';
import { isRole, type Holder } from './role';

interface HeldKey {
  readonly holder: Holder | undefined;
  readonly secretHash: string;
}

interface Held {
  readonly change: number;
  readonly keys: ReadonlyMap<string, HeldKey>;
  readonly wasAnyMade: boolean;
}

/** Keys are kept in memory for as long as the log shows no change, whichever process made it. */
export class KeyRing {
  private held: Held | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** A service that others can reach has a key before it has a visitor. */
  async refuseToStartUnlocked(host: string): Promise<void> {
    if (isLoopback(host)) return;
    const { keys, wasAnyMade } = await this.current();
    if (keys.size > 0) return;
    throw new Failure(
      'BAD_CONFIGURATION',
      `HOST is ${host}, which others can reach, and ${wasAnyMade ? 'every key was revoked' : 'there is no key yet'}; run house-rules keys make <name> --role admin first, or leave HOST out.`,
    );
  }

  /** Once a key was made, the service is its holders' for good: it does not open again when the last one is revoked. */
  async wasAnyMade(): Promise<boolean> {
    return (await this.current()).wasAnyMade;
  }

  async holderOf(shown: KeyParts): Promise<Holder | undefined> {
    const held = (await this.current()).keys.get(shown.id);
    return held && isSecretOf(shown.secret, held.secretHash) ? held.holder : undefined;
  }

  private async current(): Promise<Held> {
    // The number is read before the keys, so that a change between the two is seen by the next request.
    const change = await newestChange(this.dataSource);
    if (this.held?.change !== change) {
      const keys = new Map<string, HeldKey>();
      for (const { id, name, role, secretHash } of await activeKeys(this.dataSource))
        // A role this version does not know opens nothing.
        keys.set(id, { holder: isRole(role) ? { name, role } : undefined, secretHash });
      this.held = { change, keys, wasAnyMade: keys.size > 0 || (await wasAnyKeyMade(this.dataSource)) };
    }
    return this.held;
  }
}
