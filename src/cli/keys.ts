import type { Command } from 'commander';
import { ROLES } from '../app/access/role';
import { remark, writeJson, writeLine, writeTable } from './output';

interface Options {
  readonly json?: boolean;
}

export function registerKeys(program: Command): void {
  const keys = program.command('keys').description('who may use the service: make, list and revoke its keys');
  keys
    .command('make')
    .description('make a key and print it, this once')
    .argument('<name>', 'whose it is; stands in the log beside every change made with it')
    .requiredOption('--role <role>', `what it may do: ${ROLES.join(', ')}`)
    .option(
      '--expires <when>',
      'its last day (UTC), such as 2027-01-31, or for how many days it is good; else until it is revoked',
    )
    .option('--json', 'one JSON value')
    .action(make);
  keys
    .command('list')
    .description('every key ever made, without its secret')
    .option('--json', 'one JSON line for each key')
    .action(list);
  keys
    .command('revoke')
    .description('let a key open nothing from now on')
    .argument('<id>', 'its id, as keys list shows it')
    .option('--json', 'one JSON value')
    .action(revoke);
}

interface MakeOptions extends Options {
  readonly role: string;
  readonly expires?: string;
}

async function make(name: string, { role, expires, json }: MakeOptions): Promise<void> {
  const { withDatabaseAsItIs } = await import('./database');
  const { COMMAND_LINE, makeKey } = await import('../app/access/keys');
  const { readExpiry } = await import('../app/access/expiry');
  const until = expires === undefined ? undefined : readExpiry(expires);
  const made = await withDatabaseAsItIs(({ dataSource }) => makeKey(dataSource, name, role, COMMAND_LINE, until));
  if (json) writeJson(made);
  else writeLine(made.key);
  if (until) remark(`It is good until ${until.toISOString()}.`);
  remark(`This key of "${name}" (${made.role}) is shown only now; keep it safe, the service keeps no copy of it.`);
}

async function list({ json }: Options): Promise<void> {
  const { withDatabaseAsItIs } = await import('./database');
  const { listKeys } = await import('../io/postgres/store/key-store');
  const keys = await withDatabaseAsItIs(({ dataSource }) => listKeys(dataSource));
  if (json) keys.forEach(writeJson);
  else if (keys.length === 0) remark('No key has been made.');
  else
    writeTable(
      keys.map(({ id, name, role, madeAt, expiresAt, revokedAt }) => [
        id,
        name,
        role,
        `made ${madeAt.toISOString()}`,
        endOf(expiresAt, revokedAt),
      ]),
    );
}

function endOf(expiresAt: Date | null, revokedAt: Date | null): string {
  if (revokedAt !== null) return `revoked ${revokedAt.toISOString()}`;
  if (expiresAt === null) return '';
  return `${expiresAt.getTime() <= Date.now() ? 'expired' : 'expires'} ${expiresAt.toISOString()}`;
}

async function revoke(id: string, { json }: Options): Promise<void> {
  const { withDatabaseAsItIs } = await import('./database');
  const { COMMAND_LINE } = await import('../app/access/keys');
  const { revokeKey } = await import('../io/postgres/store/key-store');
  const name = await withDatabaseAsItIs(({ dataSource }) => revokeKey(dataSource, id, COMMAND_LINE));
  if (json) writeJson({ id, name, revoked: true });
  else writeLine(`The key ${id} of "${name}" is revoked.`);
}
