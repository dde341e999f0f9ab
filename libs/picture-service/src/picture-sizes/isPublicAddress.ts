import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks that are not the public internet: this machine, private and link-local ones, and those saved for other purposes. */
const closedNetworks: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Parts of the public range of IPv6 that stand for IPv4 addresses or are not assigned. */
const closedParts: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closedV4 = new BlockList();
for (const [network, bits] of closedNetworks) closedV4.addSubnet(network, bits, 'ipv4');
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');
const closedV6 = new BlockList();
for (const [network, bits] of closedParts) closedV6.addSubnet(network, bits, 'ipv6');

/**
 * Whether an IP address is one of the public internet. Everything else is refused: loopback, private, link-local (metadata services are
 * there), unique-local, and IPv6 forms that hold an IPv4 address.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4');
  // A scope names an interface of this machine.
  return !address.includes('%') && openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
};
