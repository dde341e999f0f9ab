/** The network a request comes from, in two widths. */
export interface ClientNetwork {
  /** What limits count: an IPv4 address, or the /64 of an IPv6 address. */
  counted: string;
  /** What is kept: /24 or /48, enough to see a pattern and not to know a person. */
  kept: string;
}

/** Stands for every visitor whose address nobody tells. */
const unknown: ClientNetwork = { counted: 'unknown', kept: '' };

const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
const ipv6Group = /^[\da-f]{1,4}$/i;

/** The eight groups of an IPv6 address; undefined when it is none. */
const groupsOf = (address: string): string[] | undefined => {
  const [head = '', tail, more] = address.split('::');
  if (more !== undefined) return undefined;
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  if (groups.length !== 8 || !groups.every((group) => ipv6Group.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
};

/**
 * Reads what the nearest proxy says about the visitor.
 *
 * @param header value of the header the trusted proxy writes; the last entry is its own, earlier ones are hearsay
 */
export const toClientNetwork = (header: string | undefined): ClientNetwork => {
  const last = header?.slice(-256).split(',').at(-1)?.trim() ?? '';
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '');
  const [, network] = ipv4.exec(address) ?? [];
  if (network) return { counted: address, kept: `${network}.0` };
  const groups = groupsOf(address);
  if (!groups) return unknown;
  return { counted: `${groups.slice(0, 4).join(':')}::`, kept: `${groups.slice(0, 3).join(':')}::` };
};
