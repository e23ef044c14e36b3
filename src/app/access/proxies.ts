import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { plainAddress } from './loopback';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether it is an address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** The proxies whose word about the client is taken. */
export class Proxies {
  private readonly trusted = new BlockList();

  constructor(networks: readonly string[]) {
    for (const network of networks) {
      const [address = '', bits] = network.split('/');
      if (bits === undefined) this.trusted.addAddress(address, familyOf(address));
      else this.trusted.addSubnet(address, Number(bits), familyOf(address));
    }
  }

  /**
   * The address of whoever asks. Each proxy adds, at the end, whom it heard; so the list is believed from its end for as long as a
   * trusted proxy says so, and what a client wrote in front of it counts for nothing.
   */
  clientOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    let client = plainAddress(socket.remoteAddress ?? '');
    const said = [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','));
    while (this.isTrusted(client)) {
      const next = addressIn(said.pop() ?? '');
      if (next === undefined) break;
      client = next;
    }
    return client;
  }

  /** Whether it was one of them that asked, so that what it adds is its own word. */
  asked({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
    return this.isTrusted(plainAddress(socket.remoteAddress ?? ''));
  }

  private isTrusted(address: string): boolean {
    return isIP(address) !== 0 && this.trusted.check(address, familyOf(address));
  }
}

/** Some write the port too: 203.0.113.7:41000, [2001:db8::1]:41000. */
function addressIn(text: string): string | undefined {
  const [, bracketed, plain] =
    /^\s*(?:\[([^\]]+)\](?::\d+)?|(\S+?)(?:(?<=^\s*\d+\.\d+\.\d+\.\d+):\d+)?)\s*$/.exec(text) ?? [];
  const address = plainAddress(bracketed ?? plain ?? '');
  return isIP(address) === 0 ? undefined : address;
}
