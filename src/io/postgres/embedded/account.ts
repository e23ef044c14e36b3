import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError, OWN_SERVER } from './embedded-error';

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Existing accounts to drop to, best first; `_postgres` is the one of macOS. None is ever created. */
const CANDIDATES = ['postgres', '_postgres', 'node', 'nobody', 'daemon'];

/**
 * The account PostgreSQL runs as; undefined is the one this process has.
 * PostgreSQL refuses uid 0, so root drops to the owner of an existing cluster (data of an ordinary user stay theirs), otherwise to
 * the preferred account or the first candidate.
 */
export function chooseAccount(data: string, preferred?: string): Account | undefined {
  const me = process.getuid?.() ?? 0;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL data in ${data} belong to the user with id ${owner.uid} and this process runs as ${me}: start as that user or as root, or ${OWN_SERVER}.`,
      );
    }
    return undefined;
  }
  const accounts = readAccounts();
  if (owner && owner.uid !== 0) {
    const name = accounts.find(({ uid }) => uid === owner.uid)?.name ?? `user ${owner.uid}`;
    return { name, uid: owner.uid, gid: owner.gid };
  }
  const chosen = pick(accounts, preferred === undefined ? CANDIDATES : [preferred]);
  if (owner && existsSync(join(data, 'PG_VERSION'))) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL data in ${data} belong to root, which PostgreSQL refuses: run "chown -R ${chosen.uid}:${chosen.gid} ${data}", or ${OWN_SERVER}.`,
    );
  }
  return chosen;
}

/** What `spawn` needs to run a program as the account. */
export function identity(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function pick(accounts: readonly Account[], names: readonly string[]): Account {
  for (const name of names) {
    const account = accounts.find((each) => each.name === name);
    if (account && account.uid !== 0) return account;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root and /etc/passwd has no unprivileged account ${names.join(' or ')} to drop to: start as an ordinary user, or ${OWN_SERVER}.`,
  );
}

function readAccounts(): Account[] {
  const accounts: Account[] = [];
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    // digits only: macOS gives nobody the id -2, which setuid and stat spell differently
    const [, name, uid, gid] = /^([^:#]+):[^:]*:(\d+):(\d+):/.exec(line) ?? [];
    if (name !== undefined) accounts.push({ name, uid: Number(uid), gid: Number(gid) });
  }
  return accounts;
}
