import { ownCasts, type AllowedCast } from './ownCasts.mjs';

const path = 'libs/feed/src/toFeed.ts';
const check = (text: string, { at = path, allowed = [] as AllowedCast[] } = {}) =>
  ownCasts([{ path: at, text }], allowed);

it.each([
  ['an interface of the file', 'interface Feed {}\nconst feed = {} as Feed;', 'Feed'],
  ['a type that is imported', "import type { Feed } from './Feed';\nconst feed = {} as Feed;", 'Feed'],
  ['a type of a library', "import { type Feed } from '@share/feed';\nconst all = [] as Feed[];", 'Feed[]'],
  [
    'a type of a package',
    "import type { CSSProperties } from 'react';\nconst own = {} as CSSProperties;",
    'CSSProperties',
  ],
  [
    'a part of another type',
    'type Feed = object;\nconst all = {} as Record<string, Feed>;',
    'Record<string, Feed>',
  ],
  ['a type parameter', 'const toOwn = <Own,>(value: unknown) => value as Own;', 'Own'],
  ['the type of a value', 'const feed = {};\nconst key = name as keyof typeof feed;', 'keyof typeof feed'],
  ['never', 'run(name as never);', 'never'],
  ['two steps', 'type Feed = object;\nconst feed = 1 as unknown as Feed;', 'Feed'],
])('refuses %s', (_name, text, type) => {
  expect(check(text)).toEqual([expect.stringMatching(`^${path}:${text.split('\n').length} casts to `)]);
  expect(check(text)[0]).toContain(`casts to ${type}:`);
});

it.each([
  ['constants', "const kinds = ['feed'] as const;"],
  ['types of the browser', 'const field = target as HTMLInputElement;'],
  ['types of Node', "import type { AddressInfo } from 'node:net';\nconst { port } = address as AddressInfo;"],
  [
    'unknown fields',
    'const { id } = value as { id?: unknown };\nconst all = value as Record<string, unknown>;',
  ],
  ['another name', "import { Root as Page } from './Page.styles';\nexport { Page as Feed };"],
])('accepts %s', (_name, text) => {
  expect(check(text)).toEqual([]);
});

it.each([
  'libs/feed/src/toFeed.test.ts',
  'libs/feed/src/Feed.stories.tsx',
  'libs/feed/testing/feedFixture.ts',
  'apps/share-web-e2e/src/feed.spec.ts',
  'tools/workspace/src/toFeed.ts',
])('leaves %s out', (at) => {
  expect(check('type Feed = object;\nconst feed = {} as Feed;', { at })).toEqual([]);
});

it('accepts what the list has, and says what of it is gone', () => {
  const allowed = [{ path, type: 'Feed', why: 'the reason' }];
  expect(check('type Feed = object;\nconst feed = {} as Feed;', { allowed })).toEqual([]);
  expect(check('type Feed = object;', { allowed })).toEqual([
    `allowedCasts.mjs has ${path} and Feed, which is no longer there.`,
  ]);
});
