import { decodeText } from './decodeText';
import {
  cutText,
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
import { styleDeclarations } from './server/styleDeclarations';

const attempt = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

const siteOrigin = 'https://m.example.com';
const length = 50_000;
const functions: Record<string, (text: string) => unknown> = {
  segment: (text) => attempt(() => segment(text)),
  topicSegment: (text) => attempt(() => topicSegment(text)),
  isDecodableId,
  safeColor: (text) => safeColor(text, ''),
  safeHref: (text) => safeHref(text, { siteOrigin, tel: true, mail: true }),
  'safeHref tel': (long) => safeHref(`tel:${long.slice(0, 4000)}`, { tel: true }),
  'safeHref mail': (long) => safeHref(`mailto:${long.slice(0, 4000)}`, { mail: true }),
  safeImageUrl: (text) => safeImageUrl(text, { siteOrigin }),
  sameSitePath: (text) => sameSitePath(text, siteOrigin, '/davmu/share'),
  plainText: (text) => plainText(text, 100),
  'plainText without a limit': (text) => plainText(text),
  'decodeText in an element': (text) => decodeText(`<p>${text}</p>`),
  cutText: (text) => cutText(text, 5_000),
  readJsonScript: (text) => attempt(() => readJsonScript(text)),
  styleDeclarations,
  'styleDeclarations within its limit': (long) => styleDeclarations(`color:${long.slice(0, 1900)}`),
};

const pieces = [
  'a',
  ' ',
  '\t\n',
  '/',
  '%',
  '%2',
  '.',
  '..%2f',
  '#f',
  '1',
  '\u0301',
  '\u200d',
  'a\u200d',
  '👩\u200d',
  ':',
  ';',
  'color:#',
  '\\u00',
  '(',
  'rgb(1 ,',
  '&',
  '&#',
  '<p',
  '<p>',
  '</p>',
  '</p ',
  '<br ',
  '🇨',
  '\u1100',
  '\u1100\u1161\u11a8',
];

/**
 * Runs every pattern of the library on 50 kB of its worst input. A pattern with catastrophic backtracking would exceed the
 * time limit of a Jest test.
 */
describe.each(Object.keys(functions))('%s', (name) => {
  test.each(pieces)('returns for 50 kB of %j', (piece) => {
    const text = piece.repeat(length / piece.length);
    for (const tail of ['', '!', '\0']) expect(() => functions[name]?.(text + tail)).not.toThrow();
  });
});
