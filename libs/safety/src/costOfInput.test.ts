/** @jest-environment node */
import { costGrowth } from '../testing/costGrowth';
import {
  areIdsDecodable,
  isDecodableId,
  plainText,
  readJsonScript,
  safeColor,
  safeHref,
  safeImageUrl,
  sameSitePath,
  segment,
  topicSegment,
} from './index';
import { readableColor } from './server/readableColor';
import { articleText, rankHeadings, sanitizeHtml } from './server';
import { styleDeclarations } from './server/styleDeclarations';

jest.setTimeout(120_000);

const siteOrigin = 'https://m.example.com';

const attempt = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

/** Every parser of the library, and the longest input it looks into. */
const parsers: Record<string, [parse: (text: string) => unknown, longest: number]> = {
  segment: [(text) => attempt(() => segment(text)), 16_384],
  topicSegment: [(text) => attempt(() => topicSegment(text)), 16_384],
  isDecodableId: [isDecodableId, 16_384],
  areIdsDecodable: [(text) => areIdsDecodable({ id: text }, new URLSearchParams(`id=${text}`)), 8_192],
  safeColor: [(text) => safeColor(text, ''), 16_384],
  readableColor: [readableColor, 2_000],
  safeHref: [(text) => safeHref(text, { siteOrigin, tel: true, mail: true }), 4_096],
  'safeHref of a phone number': [(text) => safeHref(`tel:${text}`.slice(0, 4_096), { tel: true }), 4_000],
  'safeHref of a mail address': [(text) => safeHref(`mailto:${text}`.slice(0, 4_096), { mail: true }), 4_000],
  'safeHref with a host': [(text) => safeHref(`http://${text}`.slice(0, 4_096), { siteOrigin }), 4_000],
  'safeHref with a user': [(text) => safeHref(`http://a:${text}@b/`, { siteOrigin }), 4_000],
  'safeHref with a host after slashes': [
    (text) => safeHref(`\\/\t/${text}`.slice(0, 4_096), { siteOrigin }),
    4_000,
  ],
  safeImageUrl: [(text) => safeImageUrl(text, { siteOrigin }), 4_096],
  sameSitePath: [(text) => sameSitePath(text, siteOrigin, '/davmu/share'), 4_096],
  plainText: [(text) => plainText(text, 100), 65_536],
  'plainText without a limit': [(text) => plainText(text), 16_384],
  readJsonScript: [(text) => attempt(() => readJsonScript(text)), 65_536],
  styleDeclarations: [styleDeclarations, 2_000],
  sanitizeHtml: [(text) => sanitizeHtml(text, { siteOrigin }), 16_384],
  articleText: [(text) => articleText(text as never, 120), 16_384],
  rankHeadings: [(text) => rankHeadings(text as never, 2), 16_384],
};

/** Texts that a pattern or an algorithm finds hard, repeated. */
const pieces = [
  ...['a', ' ', '\t\n', '/', '%', '%2', '%E8', '..%2f', '/..', '.', '#f', '1', ':', ';', ',', '=', '&', '@'],
  ...[
    '\u0301',
    '\u0301\u0316',
    '\u200d',
    'a\u200d',
    '👩\u200d',
    '\u1100\u1161',
    'ﷺ',
    '\ud800',
    '中.',
    'xn--a',
  ],
  ...[
    'color:#',
    'color:red;',
    '(',
    'rgb(1 ,',
    '[',
    '{"a":',
    '\\u00',
    '"',
    '<',
    '</',
    '<b>',
    '<p>',
    '<a href="',
  ],
  ...['<h2>', '<table>', '<i></p>', '&amp', '&#x', '<!--', '<img src="http://中'],
];

/** No two characters are equal. */
const different = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + (index % 20_000))).join('');

const inputs: Record<string, (length: number) => string> = {
  'different characters': different,
  'different characters in an image': (length) => `<img src="http://${different(length)}">`,
  'different attributes': (length) =>
    `<p ${Array.from({ length: length / 8 }, (_, index) => `a${index}="1"`).join(' ')}>`,
  'different names': (length) => Array.from({ length: length / 8 }, (_, index) => `name${index}=1`).join('&'),
  ...Object.fromEntries(
    pieces.map((piece) => [
      JSON.stringify(piece),
      (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
    ]),
  ),
};

/** Far from both: linear work takes 8 times as long, quadratic work 64 times. */
const limit = 24;

test.each(Object.keys(parsers))('the work of %s grows with its input, not with the square of it', (name) => {
  const [parse, longest] = parsers[name]!;
  const slow = Object.entries(inputs)
    .map(([input, make]) => [input, costGrowth(parse, make, { length: longest, limit })] as const)
    .filter(([, growth]) => growth > limit);
  expect(slow).toEqual([]);
});
