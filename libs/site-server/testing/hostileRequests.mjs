import fc from 'fast-check';

/** @typedef {{ method: string, target: string, headers: [name: string, value: string][], body: string }} HostileRequest */

/** No answer may have a header of this name, and no page an element of it: both come from what was sent. */
export const planted = 'x-planted';

const hostileTexts = [
  ...['..', '.', '%2e%2e', '..%2f', '%252e%252e%252f', '..;x', '\\..\\', 'inner', '//evil.example', ''],
  ...['%00', '%0d%0a', `%0d%0a${planted}:%201`, `%E5%98%8A%E5%98%8D${planted}:%201`, '%', '%E0%A4%A', '%ff'],
  ...[
    '%c0%ae%c0%ae',
    '话题',
    '%E8%AF%9D%E9%A2%98',
    'draft.v2',
    'index.html',
    '__proto__',
    'constructor',
    '{}',
  ],
  ...[
    `<${planted}>`,
    `%3C${planted}%3E`,
    `"><${planted}>`,
    `%22%3E%3C${planted}%3E`,
    `</script><${planted}>`,
  ],
  ...[
    '[]',
    'null',
    'javascript:alert(1)',
    'https://evil.example/',
    '/davmu/share/',
    '0',
    '-1',
    '1e999',
    '1',
    '2',
  ],
  ...['9'.repeat(40), 'x'.repeat(65), 'x'.repeat(600), 'x'.repeat(2100)],
];

/** Characters that no request may have between its separators: the server refuses most requests with them. */
const brokenText = fc.oneof(
  fc.constantFrom(`\r\n${planted}: 1`, `\n${planted}: 1`, '\t', '\u0000', '\u007f', ' ', '\u2028'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const hostileText = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: brokenText },
);

const parameterNames = [
  ...[
    'id',
    'post_id',
    'topic_id',
    'group',
    'page',
    'word',
    'type',
    'tab',
    'sort',
    'rid',
    'uuid',
    'url',
    'format',
  ],
  ...['_', 'preview', 'path', 'size', '__proto__', 'x'],
];

const search = fc
  .array(fc.tuple(fc.constantFrom(...parameterNames), hostileText), { maxLength: 3 })
  .map((parameters) => parameters.map(([name, value]) => `${name}=${value}`).join('&'));

const headerNames = [
  ...['Accept', 'Accept-Encoding', 'Authorization', 'Cookie', 'If-Modified-Since', 'If-None-Match', 'Origin'],
  ...[
    'Range',
    'Referer',
    'User-Agent',
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
  ],
  ...['X-HTTP-Method-Override', 'X-Original-URL', 'X-Request-Id', 'Content-Type', 'Content-Encoding'],
];

const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'NONSENSE'];

/** One of the addresses, mostly with one of its segments replaced or one more at its end, and with further parameters. */
const targetNear = (/** @type {readonly string[]} */ addresses) =>
  fc
    .tuple(fc.constantFrom(...addresses), fc.nat(9), fc.option(hostileText), search)
    .map(([address, place, text, more]) => {
      const [path = '', own = ''] = address.split('?');
      const segments = path.split('/');
      if (text !== null) segments[1 + (place % segments.length)] = text;
      const query = [own, more].filter(Boolean).join('&');
      return segments.join('/') + (query && `?${query}`);
    });

/**
 * Requests that no client sends by mistake.
 *
 * @type {(addresses: readonly string[]) => fc.Arbitrary<HostileRequest>} `addresses`: paths and queries of existing pages
 */
export const hostileRequests = (addresses) =>
  fc.record({
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constant('GET') },
      { weight: 1, arbitrary: fc.constantFrom(...methods) },
    ),
    target: fc.oneof({ weight: 9, arbitrary: targetNear(addresses) }, { weight: 1, arbitrary: hostileText }),
    headers: fc.array(fc.tuple(fc.constantFrom(...headerNames), hostileText), { maxLength: 3 }),
    body: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostileText }),
  });

/** The bytes of a request after whose answer the server closes the connection. @type {(request: HostileRequest) => Buffer} */
export const toBytes = ({ method, target, headers, body }) => {
  const length = /** @type {[string, string]} */ (['Content-Length', String(Buffer.byteLength(body))]);
  const own = [['Host', 'site'], ['Connection', 'close'], ...(body ? [length] : [])];
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};
