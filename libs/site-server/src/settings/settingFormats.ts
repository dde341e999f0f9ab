import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const onOff = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(fallback)
    .transform((value) => value === 'true');

const wholeNumber = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .default(String(fallback))
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

const isHttpUrl = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

const withoutEnd = (value: string) => value.replace(/\/$/, '');

const httpUrl = z
  .string()
  .refine(isHttpUrl, 'must be an address starting with http:// or https://')
  .refine((value) => !/[?#@]/.test(value), 'must have no user name, query or fragment')
  .transform(withoutEnd);

const origin = httpUrl.refine(
  (value) => !isHttpUrl(value) || new URL(value).origin === value.toLowerCase(),
  'must be an origin such as https://share.example.com, without a path',
);

const listOf = (value: string) => value.split(/[\s,]+/).filter(Boolean);

const hostSource = /^(?:[a-z][a-z0-9+.-]*:|(?:(?:https?|wss?):\/\/)?(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?)$/i;

/** Hosts for a Content-Security-Policy list: `https://cdn.example.com`, `*.example.com` or `scheme:`. */
const hostSources = z
  .string()
  .default('')
  .transform(listOf)
  .refine(
    (sources) => sources.every((source) => hostSource.test(source)),
    'must be a list of hosts such as https://cdn.example.com, separated by spaces',
  );

/** Names of hosts, `www.example.com` or `www.example.com:8443`. */
const hostNames = z
  .string()
  .default('')
  .transform((value) => listOf(value.toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => /^[a-z0-9.-]+(?::\d{1,5})?$/.test(host)),
    'must be a list of hosts such as www.example.com, separated by spaces',
  );

const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  return (
    version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= longest))
  );
};

/** Addresses and networks (`10.0.0.0/8`) whose X-Forwarded-For may be believed. */
const networks = z
  .string()
  .default('')
  .transform(listOf)
  .refine(
    (entries) => entries.every(isNetwork),
    'must be a list of IP addresses or networks such as 10.0.0.0/8, separated by commas',
  )
  .transform((entries) => entries.filter(isNetwork));

/** Turns checked network entries into a list that can be asked. */
export function toBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** The forms a setting can take; each turns the text of an environment variable into its value. */
export const formats = { onOff, wholeNumber, httpUrl, origin, hostNames, hostSources, networks };
