import { readFile } from 'node:fs/promises';

export interface Ports {
  readonly local: number | undefined;
  readonly remote: number | undefined;
}

/** The tables in which Linux tells whose every socket is. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
/** number: local address:port, remote address:port, state, queues, timer, retries, account */
const ROW = /^ *\d+: [0-9A-F]+:([0-9A-F]{4}) [0-9A-F]+:([0-9A-F]{4}) ([0-9A-F]{2}) \S+ \S+ \S+ +(\d+) /;
/** A socket that is over and remembered for a while; it is nobody's any more. */
const TIME_WAIT = '06';

/** The accounts that the other ends of a connection on this machine belong to; none where the system does not tell. */
export async function accountsOfPeer(ports: Ports): Promise<readonly number[]> {
  const tables = await Promise.all(TABLES.map((table) => readFile(table, 'latin1').catch(() => '')));
  return tables.flatMap((table) => accountsIn(table, ports));
}

export function accountsIn(table: string, { local, remote }: Ports): readonly number[] {
  return table.split('\n').flatMap((line) => {
    const [, its = '', ours = '', state, account] = ROW.exec(line) ?? [];
    const isPeer = parseInt(its, 16) === remote && parseInt(ours, 16) === local && state !== TIME_WAIT;
    return isPeer ? [Number(account)] : [];
  });
}
