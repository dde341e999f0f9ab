import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { toBlockList } from '../settings/settingFormats';

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Reads the address of the visitor behind a request. */
export interface ClientAddress {
  /** The visitor: the peer, or the rightmost hop of X-Forwarded-For that no trusted proxy wrote about itself. */
  of(request: Pick<IncomingMessage, 'headers' | 'socket'>): string;
  isTrusted(address: string): boolean;
}

/** Believes X-Forwarded-For only as far as it was written by the given proxies. */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const proxies = toBlockList(trustedProxies);
  const isTrusted = (address: string) => {
    const version = isIP(address);
    return (
      trustedProxies.length > 0 && version > 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4')
    );
  };
  return {
    isTrusted,
    of({ headers, socket }) {
      let address = withoutMapping(socket.remoteAddress ?? '');
      const hops = String(headers['x-forwarded-for'] ?? '').split(',');
      while (isTrusted(address)) {
        const hop = withoutMapping(hops.pop()?.trim() ?? '');
        if (isIP(hop) === 0) break;
        address = hop;
      }
      return address;
    },
  };
}

/** The network of an address: /24 of IPv4, /48 of IPv6. Enough to see a pattern, not to know a person. */
export function toNetwork(address: string, ipv6Groups = 3): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, '0');
  if (isIP(address) !== 6) return '';
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  return `${groups.slice(0, ipv6Groups).join(':')}::`;
}
