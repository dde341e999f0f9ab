import { isLostConnection } from './isLostConnection';

test.each<[string, unknown, boolean]>([
  ['a server that ends', { code: '57P01' }, true],
  ['a server that starts', { code: '57P03' }, true],
  ['a reset', { code: 'ECONNRESET' }, true],
  ['the words of the driver', new Error('Connection terminated unexpectedly'), true],
  [
    'the words of a client that is gone',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
  ],
  ['a statement that is none', { code: '42601', message: 'syntax error' }, false],
  ['a query that takes too long', new Error('Query read timeout'), false],
  ['nothing', undefined, false],
])('%s', (_name, error, isLost) => {
  expect(isLostConnection(error)).toBe(isLost);
});
