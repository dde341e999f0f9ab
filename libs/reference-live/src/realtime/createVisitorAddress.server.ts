import { BlockList, isIP, type Socket } from 'node:net';
import type { IncomingMessage } from 'node:http';

const loopbackPeers: readonly string[] = ['127.0.0.0/8', '::1'];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Finds the address a request or connection counts for. Behind a site, thousands of visitors come from one peer, which is believed when
 * it is trusted: the visitor is the last entry of the header that is not a trusted peer itself, because everything before it can be
 * forged. From anyone else the header is not believed.
 * @param trustedPeers addresses, or networks such as `10.0.0.0/8`; by default this machine
 */
export const createVisitorAddress = (trustedPeers?: readonly string[], header = 'x-forwarded-for') => {
  const trusted = new BlockList();
  for (const peer of trustedPeers ?? loopbackPeers) {
    const [address = '', bits] = peer.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, familyOf(address));
  /** A site on this machine may reach it by another address than loopback; the peer then has the same one. */
  const isOwn = ({ localAddress, remoteAddress }: Socket) =>
    trustedPeers === undefined && remoteAddress !== undefined && remoteAddress === localAddress;
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    let address = withoutPrefix(socket.remoteAddress ?? '');
    let isBelieved = isTrusted(address) || isOwn(socket);
    const hops = String(headers[header] ?? '').split(',');
    while (isBelieved) {
      const hop = withoutPrefix(hops.pop()?.trim() ?? '');
      if (isIP(hop) === 0) break;
      address = hop;
      isBelieved = isTrusted(address);
    }
    return address;
  };
};
