/** @jest-environment node */
import type { Socket } from 'node:net';
import { createReaderAddress, loopbackPeers } from './createReaderAddress.server';

const from = (remoteAddress: string, forwarded?: string, header = 'x-forwarded-for') => ({
  socket: { remoteAddress } as Socket,
  headers: forwarded === undefined ? {} : { [header]: forwarded },
});

const addressOf = createReaderAddress([...loopbackPeers, '10.1.0.0/16'], 'x-forwarded-for');

test.each([
  ['a site on this machine', from('127.0.0.1', '203.0.113.7'), '203.0.113.7'],
  ['the same over IPv6', from('::1', '2001:db8::1'), '2001:db8::1'],
  ['a mapped peer', from('::ffff:127.0.0.1', '::ffff:203.0.113.7'), '203.0.113.7'],
  ['a peer of a trusted network', from('10.1.2.3', '203.0.113.7'), '203.0.113.7'],
  ['what a reader wrote before the site', from('127.0.0.1', '1.1.1.1, 203.0.113.7'), '203.0.113.7'],
  ['a peer that is not trusted', from('198.51.100.2', '203.0.113.7'), '198.51.100.2'],
  ['no header', from('127.0.0.1'), '127.0.0.1'],
  ['a header without an address', from('127.0.0.1', 'unknown'), '127.0.0.1'],
  ['another header', from('127.0.0.1', '203.0.113.7', 'x-real-ip'), '127.0.0.1'],
])('%s', (_name, request, address) => expect(addressOf(request)).toBe(address));

test('the header can be another one', () => {
  const other = createReaderAddress(loopbackPeers, 'x-real-ip');
  expect(other(from('127.0.0.1', '203.0.113.7', 'x-real-ip'))).toBe('203.0.113.7');
});
