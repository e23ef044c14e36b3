import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import { activeKeys, wasAnyKeyMade } from '../../io/postgres/store/key-store';
import { newestChange } from '../../io/postgres/store/held-editions';
import { isSecretOf, type KeyParts } from './key';
import { isLoopback } from './loopback';
import { isRole, type Holder } from './role';

interface HeldKey {
  readonly holder: Holder;
  readonly secretHash: string;
  readonly expiresAt: Date | null;
}

/** What is known of a key that was shown. */
export type FoundKey =
  { readonly id: string; readonly holder: Holder } | { readonly expired: Date; readonly holder: Holder } | undefined;

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
    if ([...keys.values()].some((key) => !isOver(key))) return;
    throw new Failure(
      'BAD_CONFIGURATION',
      `HOST is ${host}, which others can reach, and ${wasAnyMade ? 'every key was revoked or has expired' : 'there is no key yet'}; run house-rules keys make <name> --role admin first, or leave HOST out.`,
    );
  }

  /** Once a key was made, the service is its holders' for good: it does not open again when the last one is revoked. */
  async wasAnyMade(): Promise<boolean> {
    return (await this.current()).wasAnyMade;
  }

  /** That a key has expired is told to nobody but its holder. */
  async find({ id, secret }: KeyParts): Promise<FoundKey> {
    const held = (await this.current()).keys.get(id);
    if (!held || !isSecretOf(secret, held.secretHash)) return undefined;
    const { holder, expiresAt } = held;
    return expiresAt !== null && isOver(held) ? { expired: expiresAt, holder } : { id, holder };
  }

  /** The holder of a key that is still good, of which no more than the id is known: whoever signed in with it. */
  async holderOf(id: string): Promise<Holder | undefined> {
    const held = (await this.current()).keys.get(id);
    return held && !isOver(held) ? held.holder : undefined;
  }

  private async current(): Promise<Held> {
    // The number is read before the keys, so that a change between the two is seen by the next request.
    const change = await newestChange(this.dataSource);
    if (this.held?.change !== change) {
      const keys = new Map<string, HeldKey>();
      for (const { id, name, role, secretHash, expiresAt } of await activeKeys(this.dataSource))
        // A role this version does not know opens nothing.
        if (isRole(role)) keys.set(id, { holder: { name, role }, secretHash, expiresAt });
      this.held = { change, keys, wasAnyMade: await wasAnyKeyMade(this.dataSource) };
    }
    return this.held;
  }
}

const isOver = ({ expiresAt }: Pick<HeldKey, 'expiresAt'>): boolean =>
  expiresAt !== null && expiresAt.getTime() <= Date.now();
