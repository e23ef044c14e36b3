import type { Socket } from 'node:net';
import { accountsOfPeer } from '../../io/machine/peer-account';

const known = new WeakMap<Socket, boolean>();

/**
 * Whether whoever asks runs under the account of this service. A proxy that adds nothing to what it passes on is found out by this
 * alone, for it usually runs under an account of its own. Where the system does not tell, nobody is refused for it.
 */
export async function isOfOwnAccount(socket: Socket): Promise<boolean> {
  const before = known.get(socket);
  if (before !== undefined) return before;
  const accounts = await accountsOfPeer({ local: socket.localPort, remote: socket.remotePort });
  const isOwn = accounts.every((account) => account === process.getuid?.());
  known.set(socket, isOwn);
  return isOwn;
}
