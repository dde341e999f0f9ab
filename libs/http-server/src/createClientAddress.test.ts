import type { IncomingMessage } from 'node:http';
import { createClientAddress, toCountedAddress, toNetwork } from './createClientAddress';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as Pick<IncomingMessage, 'headers' | 'socket'>;

test.each([
  ['no trusted proxy', [], '203.0.113.1', '198.51.100.1', '203.0.113.1'],
  ['a trusted proxy', ['10.0.0.0/8'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [
    'a proxy with an IPv4-mapped IPv6 address',
    ['10.0.0.0/8'],
    '::ffff:10.0.0.1',
    '198.51.100.1',
    '198.51.100.1',
  ],
  ['a visitor who forges earlier hops', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two proxies', ['10.0.0.0/8'], '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['IPv6 behind a proxy', ['::1'], '::1', '2001:db8::7', '2001:db8::7'],
  ['a malformed hop', ['10.0.0.1'], '10.0.0.1', 'unknown', '10.0.0.1'],
  ['only trusted hops', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.3', '10.0.0.3'],
  ['no header', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
])('%s', (_case, trusted, peer, forwarded, address) => {
  expect(createClientAddress(trusted).of(from(peer, forwarded))).toBe(address);
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2::3', '2001:db8:1::'],
  ['2001:db8::3', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['', ''],
])('the network of %j is %j', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2::3', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['', ''],
])('limits count %j as %j', (address, counted) => {
  expect(toCountedAddress(address)).toBe(counted);
});
