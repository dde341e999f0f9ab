import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Finds the IP address of the visitor behind a request. */
export interface ClientAddress {
  /** The peer or, behind trusted proxies, the rightmost entry of X-Forwarded-For that is not a trusted proxy itself. */
  of(request: Pick<IncomingMessage, 'headers' | 'socket'>): string;
  isTrusted(address: string): boolean;
}

/** Proxies between a visitor and the site; entries before those of so many are not believed. */
const maxHops = 16;
/** Of an entry: more than an IPv6 address with its zone has. */
const maxHopLength = 64;

const unmapIPv4 = (address: string) =>
  address.startsWith(':') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const toBlockList = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
};

/** Believes X-Forwarded-For only as far as the given proxies wrote it. */
export const createClientAddress = (trustedProxies: readonly string[]): ClientAddress => {
  const proxies = toBlockList(trustedProxies);
  const isTrusted = (address: string) =>
    trustedProxies.length > 0 && isIP(address) > 0 && proxies.check(address, familyOf(address));
  return {
    isTrusted,
    of({ headers, socket }) {
      let address = unmapIPv4(socket.remoteAddress ?? '');
      if (!isTrusted(address)) return address;
      const hops = String(headers['x-forwarded-for'] ?? '')
        .slice(-maxHops * maxHopLength)
        .split(',')
        .slice(-maxHops);
      while (isTrusted(address)) {
        const hop = unmapIPv4(hops.pop()?.trim() ?? '');
        if (isIP(hop) === 0) break;
        address = hop;
      }
      return address;
    },
  };
};

const groupsOf = (ipv6: string): string[] => {
  const [head = '', tail = ''] = ipv6.split('%')[0]!.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = ipv6.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  return [...before, ...Array<string>(gap).fill('0'), ...after];
};

/** The network of an address, /24 of IPv4 and /48 of IPv6: enough to see a pattern, too little to identify a person. */
export const toNetwork = (address: string): string => {
  if (isIP(address) === 4) return address.replace(/\d+$/, '0');
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 3).join(':')}::` : '';
};

/** The address that a limit per address counts: a whole IPv4 address, but the /64 of IPv6, of which one host may use every address. */
export const toCountedAddress = (address: string): string => {
  const plain = unmapIPv4(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::` : plain;
};

/** The network whose share of the turns a visitor takes: the /24 of IPv4 and the /64 of IPv6, which mostly belong to one holder. */
export const toSharingNetwork = (address: string): string => {
  const counted = toCountedAddress(address);
  return isIP(counted) === 4 ? toNetwork(counted) : counted;
};
