import { createConnectionCounts } from './createConnectionCounts';

const open = (limits = {}) =>
  createConnectionCounts({ perToken: 2, perAddress: 4, namelessPerAddress: 1, ...limits });

const from = (address: string, holder: { user?: string; visitor?: string } = {}) => ({
  address,
  user: '',
  visitor: '',
  ...holder,
});

test('thousands of visitors behind one address are let in, each with a token of its own', () => {
  const counts = open({ perAddress: 5_000 });
  for (let number = 0; number < 5_000; number += 1)
    expect(counts.add(from('203.0.113.1', { visitor: `v${number}` }))).toBeDefined();
  expect(counts.add(from('203.0.113.1', { visitor: 'one more' }))).toBeUndefined();
  expect(counts.add(from('203.0.113.2', { visitor: 'one more' }))).toBeDefined();
});

test.each([['user'], ['visitor']])('one %s is limited, from whichever addresses', (kind) => {
  const counts = open();
  expect(counts.add(from('203.0.113.1', { [kind]: 'a' }))).toBeDefined();
  expect(counts.add(from('203.0.113.2', { [kind]: 'a' }))).toBeDefined();
  expect(counts.add(from('203.0.113.3', { [kind]: 'a' }))).toBeUndefined();
  expect(counts.add(from('203.0.113.3', { [kind]: 'b' }))).toBeDefined();
});

test('a user and a visitor of the same name are two', () => {
  const counts = open({ perToken: 1 });
  expect(counts.add(from('203.0.113.1', { user: 'a' }))).toBeDefined();
  expect(counts.add(from('203.0.113.1', { visitor: 'a' }))).toBeDefined();
});

test('connections without any token are few per address', () => {
  const counts = open();
  expect(counts.add(from('203.0.113.1'))).toBeDefined();
  expect(counts.add(from('203.0.113.1'))).toBeUndefined();
  expect(counts.add(from('203.0.113.1', { visitor: 'a' }))).toBeDefined();
  expect(counts.add(from('203.0.113.2'))).toBeDefined();
});

test('one that was refused does not count, and one that has ended makes room', () => {
  const counts = open();
  const ends = [
    counts.add(from('203.0.113.1', { user: 'a' })),
    counts.add(from('203.0.113.1', { user: 'a' })),
  ];
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(counts.add(from('203.0.113.1', { user: 'a' }))).toBeUndefined();
  ends[0]?.();
  expect(counts.add(from('203.0.113.1', { user: 'a' }))).toBeDefined();
  expect(counts.add(from('203.0.113.1', { user: 'b' }))).toBeDefined();
});
