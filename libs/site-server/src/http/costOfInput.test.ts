import type { IncomingMessage } from 'node:http';
import { costGrowth } from '@share/safety/testing';
import { parsePolicyReport } from '../csp/createReportCollector';
import { createRouteFinder } from '../routes/createRouteFinder';
import { isUnchanged } from '../pages/sendPage';
import { isMadeUp, toCanonicalQuery, toCanonicalTarget } from './canonicalTarget';
import { createClientAddress } from './createClientAddress';
import { toRequestId } from './Exchange';
import { negotiateEncoding } from './negotiateEncoding';
import { readOwnAddress } from './readOwnAddress';
import { readQuery } from '@share/site-paths/server';

jest.setTimeout(120_000);

const { of: addressOf } = createClientAddress(['10.0.0.0/8', '2001:db8::/32']);
const behindProxy = (forwarded: string) =>
  addressOf({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  } as unknown as IncomingMessage);

const { readAddress } = createRouteFinder(
  [
    { path: '/list/*', parts: ['list_id'], query: ['page'] },
    { path: '/:actor/:type/*', query: 'all', spelling: (segments) => `/${segments.join('/')}` },
  ],
  { takesQuery: (_, query) => query.get('id') !== 'x' },
);
const ownAddress = { ownOrigins: ['https://m.example.com'], readAddress };
const list = ['group', 'page', { name: 'word', isOpen: true }];

let runs = 0;
/** Different each time, so that nothing that is remembered answers. */
const fresh = (text: string) => `${text}${(runs += 1)}`;

/** Input of strangers that the server reads, as long as a head may be; a report may have 8 kB, too. */
const parsers: Record<string, (text: string) => unknown> = {
  'the path of an address': (text) => toCanonicalTarget(`/${text}`),
  'the address of a route': (text) => readAddress(`/davmu/share/preview-peony/doc/${fresh(text)}`, ''),
  'the query of a route': (text) => readAddress('/davmu/share/preview-peony/doc/a/index.html', `?${text}`),
  'a query': (text) => readQuery(`?${text}`),
  'all of a query': (text) => toCanonicalQuery(`?${text}`, 'all'),
  'some of a query': (text) => isMadeUp(toCanonicalQuery(`?${text}`, list), list),
  'an address in a query': (text) => readOwnAddress(`https://m.example.com/davmu/share/${text}`, ownAddress),
  'a host in a query': (text) => readOwnAddress(`https://${text}/`, ownAddress),
  'X-Forwarded-For': behindProxy,
  'X-Request-Id': toRequestId,
  'Accept-Encoding': (text) => negotiateEncoding(fresh(text)),
  'Accept-Encoding with brotli refused': (text) => negotiateEncoding(`br;${fresh(text)}`),
  'If-None-Match': (text) => isUnchanged(text, { etag: 'W/"1"', status: 200 }),
  'a policy report': parsePolicyReport,
  'the host in a policy report': (text) =>
    parsePolicyReport(JSON.stringify({ 'csp-report': { 'blocked-uri': `http://${text}` } })),
};

const repeat = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length));
const numbered = (toPiece: (index: number) => string) => (length: number) =>
  Array.from({ length: length / toPiece(9).length }, (_, index) => toPiece(index)).join('');

const inputs: Record<string, (length: number) => string> = {
  'different names': numbered((index) => `&${index.toString(36)}`),
  'different values of one name': numbered((index) => `&page=${index}`),
  'different segments': numbered((index) => `/${index.toString(36)}`),
  'different letters': numbered((index) => String.fromCharCode(0x4e00 + index)),
  ...Object.fromEntries(
    [
      ...['a', '&', '&a', '=', '&=', '%', '%41', '%E8%AF%9D', '+', '/', '/a', '/..', '/.', ';', '%25', '%2f'],
      ...['10.0.0.1,', '10.0.0.1', ',', ' ', '2001:db8::1,', 'br', 'br ', 'br;q=0', 'br;q=0.000', 'gzip;'],
      ...['"a", ', 'W/"', '[', '{"a":', '[1],', '"x",', 'e\u0301', '\u0301\u0316', 'a.', 'a@', ':'],
    ].map((piece) => [JSON.stringify(piece), repeat(piece)]),
  ),
};

const length = 8_192;
const limit = 24;

test.each(Object.keys(parsers))('the work of reading %s grows with it, not with its square', (name) => {
  const parse = parsers[name]!;
  const slow = Object.entries(inputs)
    .map(([input, make]) => [input, costGrowth(parse, make, { length, limit })] as const)
    .filter(([, growth]) => growth > limit);
  expect(slow).toEqual([]);
});
