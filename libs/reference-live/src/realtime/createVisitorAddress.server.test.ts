/** @jest-environment node */
import type { Socket } from 'node:net';
import { createVisitorAddress } from './createVisitorAddress.server';

const from = (remoteAddress: string, forwarded?: string, header = 'x-forwarded-for') => ({
  socket: { remoteAddress } as Socket,
  headers: forwarded === undefined ? {} : { [header]: forwarded },
});

const addressOf = createVisitorAddress(['127.0.0.0/8', '::1', '10.1.0.0/16']);

test.each([
  ['a site on this machine', from('127.0.0.1', '203.0.113.7'), '203.0.113.7'],
  ['the same over IPv6', from('::1', '2001:db8::1'), '2001:db8::1'],
  ['a mapped peer', from('::ffff:127.0.0.1', '::ffff:203.0.113.7'), '203.0.113.7'],
  ['a peer of a trusted network', from('10.1.2.3', '203.0.113.7'), '203.0.113.7'],
  ['what a visitor wrote before the site', from('127.0.0.1', '1.1.1.1, 203.0.113.7'), '203.0.113.7'],
  ['two trusted peers', from('127.0.0.1', '1.1.1.1, 203.0.113.7, 10.1.2.3'), '203.0.113.7'],
  ['a visitor on this machine', from('127.0.0.1', '::ffff:127.0.0.1'), '127.0.0.1'],
  ['what is no address before a trusted peer', from('127.0.0.1', 'unknown, 10.1.2.3'), '10.1.2.3'],
  ['a peer that is not trusted', from('198.51.100.2', '203.0.113.7'), '198.51.100.2'],
  ['no header', from('127.0.0.1'), '127.0.0.1'],
  ['a header without an address', from('127.0.0.1', 'unknown'), '127.0.0.1'],
  ['another header', from('127.0.0.1', '203.0.113.7', 'x-real-ip'), '127.0.0.1'],
])('%s', (_name, request, address) => expect(addressOf(request)).toBe(address));

test('a site may reach its own machine by another address than loopback', () => {
  const request = from('192.168.1.5', '203.0.113.7');
  const own = { ...request, socket: { ...request.socket, localAddress: '192.168.1.5' } as Socket };
  expect(createVisitorAddress()(own)).toBe('203.0.113.7');
  expect(createVisitorAddress(['10.1.0.0/16'])(own)).toBe('192.168.1.5');
});

test('without a list the sites on this machine are trusted, and no others', () => {
  const byDefault = createVisitorAddress();
  expect(byDefault(from('127.0.0.1', '203.0.113.7'))).toBe('203.0.113.7');
  expect(byDefault(from('10.1.2.3', '203.0.113.7'))).toBe('10.1.2.3');
});

test('the header can be another one', () => {
  const other = createVisitorAddress(undefined, 'x-real-ip');
  expect(other(from('127.0.0.1', '203.0.113.7', 'x-real-ip'))).toBe('203.0.113.7');
});
