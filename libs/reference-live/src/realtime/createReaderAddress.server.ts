import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Peers that are believed when they report a reader's address: a site on the same machine. */
export const loopbackPeers: readonly string[] = ['127.0.0.0/8', '::1'];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Finds the address a connection counts for. Behind a site, thousands of readers come from one peer: what a trusted peer wrote
 * last into the header is the reader; from anyone else the header is not believed.
 * @param trustedPeers addresses, or networks such as `10.0.0.0/8`
 */
export const createReaderAddress = (trustedPeers: readonly string[], header: string) => {
  const trusted = new BlockList();
  for (const peer of trustedPeers) {
    const [address = '', bits] = peer.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const peer = withoutPrefix(socket.remoteAddress ?? '');
    if (isIP(peer) === 0 || !trusted.check(peer, familyOf(peer))) return peer;
    const reported = withoutPrefix(
      String(headers[header] ?? '')
        .split(',')
        .at(-1)
        ?.trim() ?? '',
    );
    return isIP(reported) > 0 ? reported : peer;
  };
};
