import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { pages } from './support/pages';
import { platformUrl } from './support/platform';

const tag = ['@content-detail', '@shell', '@site-paths'];

const detailAddress = /^\/davmu\/share\/(?:peony|mp)\/\w+\/(?:\d{4}\/\d{1,2}\/)?([^/]+)\/index\.html$/;

interface Visit {
  path: string;
  status: number;
  /** Path of the canonical address; absent where the page has none. */
  canonical?: string;
  hrefs: string[];
  /** It was made without a part of it. */
  isDegraded: boolean;
}

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Retries after 503 as its `Retry-After` says, three times at most: the site may be overloaded. */
const ask = async (request: APIRequestContext, path: string, attempts = 3): Promise<APIResponse> => {
  const response = await request.get(path);
  const seconds = Number(response.headers()['retry-after'] ?? 0);
  if (response.status() !== 503 || !seconds || attempts === 0) return response;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return ask(request, path, attempts - 1);
};

const visit = async (request: APIRequestContext, path: string): Promise<Visit> => {
  const response = await ask(request, path);
  const html = await response.text();
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return {
    path,
    status: response.status(),
    ...(canonical && { canonical: new URL(unescape(canonical)).pathname }),
    hrefs: [...html.matchAll(/ href="(\/davmu\/share\/[^"]*)"/g)].map(([, href = '']) => unescape(href)),
    isDegraded: (response.headers()['server-timing'] ?? '').includes('degraded'),
  };
};

/** Loads the pages two at a time: with more, a busy machine would refuse some. */
const visitAll = async (request: APIRequestContext, paths: Iterable<string>): Promise<Visit[]> => {
  const waiting = [...new Set(paths)];
  const visits: Visit[] = [];
  while (waiting.length > 0) {
    visits.push(...(await Promise.all(waiting.splice(0, 2).map((path) => visit(request, path)))));
  }
  return visits;
};

const broken = (visits: readonly Visit[]) =>
  visits.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`);

const demoLinks = async (request: APIRequestContext) => {
  const links = await (await request.get(`${platformUrl()}/-/demo-links`)).json();
  return links as { kind: string; content_type?: string; title: string; path: string }[];
};

test('every printed link has a page, and each item one canonical address', { tag }, async ({ request }) => {
  const links = await demoLinks(request);
  const visits = await visitAll(
    request,
    links.map(({ path }) => path),
  );
  expect(broken(visits)).toEqual([]);
  // On a busy machine a call can be late once. Of an item that is not published the platform knows nothing related.
  const degraded = visits
    .filter(({ path, isDegraded }) => isDegraded && !path.includes('/preview-'))
    .map(({ path }) => path);
  const again = await visitAll(request, degraded);
  expect(again.filter(({ isDegraded }) => isDegraded).map(({ path }) => path)).toEqual([]);
  const details = visits.filter(({ path }) => detailAddress.test(path));
  expect(details.length).toBeGreaterThan(50);
  const idOf = (path = '') => detailAddress.exec(path)?.[1];
  for (const { path, canonical } of details) expect([path, idOf(canonical)]).toEqual([path, idOf(path)]);
  const canonicals = await visitAll(
    request,
    details.map(({ canonical = '' }) => canonical),
  );
  expect(canonicals.filter(({ path, canonical }) => path !== canonical)).toEqual([]);
});

test(
  'every link on the home page, an article, both albums and a special leads to a page, under its own address',
  { tag },
  async ({ request }) => {
    const links = await demoLinks(request);
    const albumsAndSpecial = links
      .filter(({ kind, content_type = '' }) => kind === 'detail' && /album|special/.test(content_type))
      .map(({ path }) => path);
    expect(albumsAndSpecial).toHaveLength(3);
    const start = await visitAll(request, [pages.home, pages.article, ...albumsAndSpecial]);
    expect(start.filter(({ hrefs }) => hrefs.length < 10)).toEqual([]);
    const visits = await visitAll(
      request,
      start.flatMap(({ hrefs }) => hrefs),
    );
    expect(broken(visits)).toEqual([]);
    const details = visits.filter(({ path }) => detailAddress.test(path));
    expect(details.length).toBeGreaterThan(40);
    // The address of a room has no month: the platform does not say when a room was published.
    expect(
      details
        .filter(({ path, canonical }) => path !== canonical && !path.includes('/local_live/'))
        .map(({ path, canonical }) => [path, canonical]),
    ).toEqual([]);
  },
);
