import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** An address as it is usually written: one of IPv4 that came over a socket for both is written as IPv4. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether only this machine itself can reach what listens there; a name other than `localhost` may lead anywhere. */
export function isLoopback(host: string): boolean {
  const address = plainAddress(host.replace(/^\[(.*)\]$/, '$1'));
  const family = isIP(address);
  if (family === 0) return address.toLowerCase() === 'localhost';
  return LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
