/** @jest-environment node */
import { readEnvironment } from '@share/environment';
import { clientUaToken, userAgents } from '@share/environment/testing';
import { planOpenApp } from '@share/open-app';
import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const script = buildSync({
  entryPoints: [join(__dirname, 'beforePaint.js')],
  bundle: true,
  write: false,
}).outputFiles[0]!.text;

interface Visit {
  hash?: string;
  visit?: string;
  size?: string;
}

/** The marks that the script sets on the document, and its output. */
const run = (userAgent: string, search = '', { hash = '', visit = 'navigate', size }: Visit = {}) => {
  const marks: Record<string, string> = {};
  const write = jest.fn();
  const attributes: Record<string, string> = { 'data-client': clientUaToken, 'data-styles': '/styles.css' };
  const listeners: Record<string, (event: object) => void> = {};
  const document = {
    currentScript: { getAttribute: (name: string) => attributes[name] },
    documentElement: {
      setAttribute: (name: string, value: string) => void (marks[name] = value),
      getAttribute: (name: string) => marks[name] ?? null,
      addEventListener: () => undefined,
    },
    addEventListener: (name: string, listener: (event: object) => void) => void (listeners[name] = listener),
    write,
  };
  const later: (() => void)[] = [];
  const window: object = {
    location: { search, hash, href: `https://m.example.com/${search}${hash}` },
    performance: { getEntriesByType: () => [{ type: visit }] },
    localStorage: { getItem: (key: string) => (key === 'share:size' && size) || null },
  };
  const setTimeout = (act: () => void) => later.push(act);
  runInNewContext(script, { window, document, navigator: { userAgent }, setTimeout });
  const { __page: page } = window as Window;
  return { marks, listeners, page, later, written: write.mock.calls.flat() as string[] };
};

const marksOf = (...visit: Parameters<typeof run>) => run(...visit).marks;

const markOf = (userAgent: string, maxTouchPoints: number): string | undefined => {
  const { host, isMiniProgram } = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
  if (isMiniProgram) return 'mini-program';
  return host === 'client' || host === 'wechat' ? host : undefined;
};

test.each(userAgents)('$name is marked as readEnvironment has it', ({ userAgent, maxTouchPoints }) => {
  expect(marksOf(userAgent)['data-env']).toBe(markOf(userAgent, maxTouchPoints));
});

const app = {
  scheme: 'share://',
  universalLink: 'https://app.example.com/open',
  packageName: 'com.example.share',
  wxOpenAppId: '',
};

test.each(userAgents)(
  '$name: 打开 without code explains the way out where a link leads nowhere',
  ({ userAgent, maxTouchPoints }) => {
    const environment = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
    // In WeChat and QQ on Android the link to the store is made by code only.
    const isGuided = ['guide', 'store'].includes(planOpenApp(environment, app)[0] ?? '');
    expect(marksOf(userAgent)['data-app']).toBe(isGuided ? 'guide' : undefined);
  },
);

test.each([
  ['', undefined],
  ['?_=1793318400', undefined],
  ['?preview', undefined],
  ['?preview=', undefined],
  ['?preview=0', undefined],
  ['?preview=0&a=1', undefined],
  ['?preview=false', undefined],
  ['?xpreview=1', undefined],
  ['?previewed=1', undefined],
  ['?PREVIEW=1', undefined],
  ['?preview=1', 'hidden'],
  ['?preview=00', 'hidden'],
  ['?preview=falsehood', 'hidden'],
  ['?a=1&preview=true&b=2', 'hidden'],
])('R9: with the query %j the offer is %s', (search, offer) => {
  expect(marksOf('', search)['data-offer']).toBe(offer);
});

test.each([
  ['a visit from its top', {}, undefined],
  ['a link to a place on the page', { hash: '#comments' }, 'below'],
  ['a return', { visit: 'back_forward' }, 'below'],
  ['a reload', { visit: 'reload' }, 'below'],
])('%s: what lies above the visitor has its height at once, or when it comes near', (_, visit, expected) => {
  expect(marksOf('', '', visit)['data-opens']).toBe(expected);
});

test.each([
  ['a visit from its top', {}, 0],
  ['a link to a place on the page', { hash: '#comments' }, 1],
  ['a visitor with larger text', { size: 'elder' }, 1],
  ['a size that does not exist', { size: 'huge' }, 0],
])('%s: the whole style sheet comes before the first paint, or after it', (_, visit, links) => {
  const { written } = run('', '', visit);
  expect(written).toEqual(Array(links).fill('<link rel="stylesheet" href="/styles.css">'));
});

/** The script's treatment of a picture that fails. */
const failPicture = (srcset: string) => {
  const attributes: Record<string, string> = {};
  const image = {
    tagName: 'IMG',
    srcset,
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    removeAttribute: () => void (image.srcset = ''),
  };
  const stopPropagation = jest.fn();
  run('').listeners['error']?.({ target: image, stopPropagation });
  return { attributes, srcset: image.srcset, wasHidden: stopPropagation.mock.calls.length > 0 };
};

test('a picture that the service does not have is loaded as it is, which no component learns of', () => {
  expect(failPicture('/a.jpg?w=224 224w')).toEqual({ attributes: {}, srcset: '', wasHidden: true });
});

test('a picture that cannot be loaded is marked', () => {
  expect(failPicture('')).toEqual({ attributes: { 'data-failed': '' }, srcset: '', wasHidden: false });
});

test('a handler that throws ends no other, nor who has sent the message, and is reported', () => {
  const { page, later } = run('');
  const received: string[] = [];
  page.on('open', () => {
    throw new Error('planted');
  });
  page.on('open', (name) => received.push(name));
  page.emit('open', 'login');
  expect(received).toEqual(['login']);
  expect(later).toHaveLength(1);
  expect(later[0]).toThrow('planted');
});
