import type { IncomingMessage } from 'node:http';
import { costGrowth } from '@share/safety/testing';
import { parsePolicyReport } from '../csp/createReportCollector';
import { isUnchanged } from '../pages/sendPage';
import { createClientAddress, negotiateEncoding, toRequestId } from '@share/http-server';

jest.setTimeout(120_000);

const { of: addressOf } = createClientAddress(['10.0.0.0/8', '2001:db8::/32']);
const behindProxy = (forwarded: string) =>
  addressOf({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  } as unknown as IncomingMessage);

let runs = 0;
/** Different each time, so that nothing that is remembered answers. */
const fresh = (text: string) => `${text}${(runs += 1)}`;

/** Input of strangers that the server reads, as long as a head may be; a report may have 8 kB, too. */
const parsers: Record<string, (text: string) => unknown> = {
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
