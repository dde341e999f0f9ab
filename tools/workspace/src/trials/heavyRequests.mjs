import { range } from '../load/askAll.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';

/** As long as a request may be: its head has 8 kB. */
const long = 7_000;

const fill = (/** @type {string} */ piece, length = long) => piece.repeat(Math.floor(length / piece.length));
/** @type {(count: number) => string} */
const names = (count) =>
  range(0, count)
    .map((index) => index.toString(36))
    .join('&');
/** No two are equal: reading a host of such letters takes longest. */
const letters = (/** @type {number} */ count) =>
  range(0x4e00, count)
    .map((code) => String.fromCharCode(code))
    .join('');

/** @typedef {{ path: string, headers?: import('node:http').OutgoingHttpHeaders, body?: string }} HeavyRequest */

const header = (/** @type {string} */ name, /** @type {string} */ value) => ({
  path: articlePath(1),
  headers: { [name]: value },
});
const report = (/** @type {string} */ blocked) => ({
  path: '/-/csp',
  headers: { 'Content-Type': 'application/csp-report' },
  body: JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': blocked } }),
});
const card = (/** @type {string} */ host, /** @type {number} */ number) => ({
  path: `/davmu/share/oembed?url=${encodeURIComponent(`https://${host}/${number}`)}`,
});
const page = (/** @type {string} */ address, /** @type {number} */ number, /** @type {string} */ query) => ({
  path: `/davmu/share/${address}/index.html?n=${number}&${query}`,
});

/**
 * Requests that are hard to read, each with one at the same address that is not; no two are the same.
 *
 * @type {Record<string, { heavy: (number: number) => HeavyRequest, light: (number: number) => HeavyRequest }>}
 */
export const heavyRequests = {
  ...Object.fromEntries(
    [
      ['a preview with 2,000 names', 'preview-peony/doc/2026/11/b00000001'],
      ['an article with 2,000 names', 'peony/doc/2026/11/b00000001'],
      ['a list with 2,000 names', 'list'],
    ].map(([name, address = '']) => [
      name,
      {
        heavy: (/** @type {number} */ number) => page(address, number, names(2_000)),
        light: (/** @type {number} */ number) => page(address, number, 'a'),
      },
    ]),
  ),
  'a query of one long value': {
    heavy: (number) => page('list', number, `page=${fill('%E8%AF%9D')}`),
    light: (number) => page('list', number, 'page=x'),
  },
  'a path of 3,000 segments': {
    heavy: (number) => ({ path: `/davmu/share/${number}${fill('/a')}` }),
    light: (number) => ({ path: `/davmu/share/${number}/a` }),
  },
  'a path of 1,900 escaped characters': {
    heavy: (number) => ({ path: `/davmu/share/${number}/${fill('%41', 1_900)}/index.html` }),
    light: (number) => ({ path: `/davmu/share/${number}/a/index.html` }),
  },
  'a card of a host of 160 letters': {
    heavy: (number) => card(letters(160), number),
    light: (number) => card('a.example', number),
  },
  'a report with a host of 2,600 letters': {
    heavy: () => report(`http://${letters(2_600)}/`),
    light: () => report('http://a.example/'),
  },
  'a report that is a list of 4,000': {
    heavy: () => ({ ...report(''), body: `[${fill('1,', 8_000)}1]` }),
    light: () => report('http://a.example/'),
  },
  ...Object.fromEntries(
    [
      ['X-Forwarded-For', '127.0.0.1, '],
      ['Accept-Encoding', 'br;q=0.00, '],
      ['If-None-Match', 'W/"1", '],
      ['Cookie', 'a=b; '],
      ['Range', 'bytes=0-1,'],
      ['Accept-Language', 'zh;q=0.1,'],
      ['X-Request-Id', 'a'],
    ].map(([name = '', piece = '']) => [
      `${name} of 7 kB`,
      {
        heavy: (/** @type {number} */ number) => header(name, `${number}${fill(piece)}`),
        light: (/** @type {number} */ number) => header(name, `${number}`),
      },
    ]),
  ),
};
