import { createRewrittenPages } from './createRewrittenPages';
import { createPageBodies } from './createPageBodies';
import { pageLifetimes } from './pageLifetimes';
import { createPageResponse } from './createPageResponse';

const page = createPageResponse(Buffer.from('<main>云溪</main>'), {
  status: 200,
  headers: ['X-Page', '1'],
  route: 'page',
  degraded: ['hot'],
  lifetime: pageLifetimes.content,
  failed: false,
});

test('a page with a note of its age has its own entity tag and is made once', async () => {
  const noteAge = jest.fn((html: string, madeAt: number) => `${madeAt} ${html}`);
  const aged = createRewrittenPages(noteAge);
  const noted = await aged.of(page, 7);
  expect(String(noted.bodies.in('identity'))).toBe('7 <main>云溪</main>');
  expect(noted.etag).not.toBe(page.etag);
  expect(noted).toMatchObject({ status: 200, headers: ['X-Page', '1'], route: 'page', degraded: ['hot'] });
  expect(await aged.of(page, 7)).toBe(noted);
  expect(noteAge).toHaveBeenCalledTimes(1);
});

test('a page is noted once for everybody who waits, and holds no plain body for that', async () => {
  const noteAge = jest.fn((html: string, madeAt: number) => `${madeAt} ${html}`);
  const aged = createRewrittenPages(noteAge);
  const compressed = { ...page, bodies: createPageBodies(Buffer.from('<main>云溪</main>')) };
  const br = await compressed.bodies.in('br');
  const [first, second] = await Promise.all([aged.of(compressed, 7), aged.of(compressed, 7)]);
  expect(second).toBe(first);
  expect(noteAge.mock.calls).toEqual([['<main>云溪</main>', 7]]);
  expect(compressed.bodies.bytes()).toBe(br.length);
});

test('the memory for them is bounded', async () => {
  const noteAge = jest.fn((_html: string, _madeAt: number) => 'x'.repeat(1024 * 1024));
  const aged = createRewrittenPages(noteAge);
  const pages = Array.from({ length: 10 }, () => ({ ...page }));
  for (const each of pages) await aged.of(each, 7);
  await aged.of(pages[0]!, 7);
  expect(noteAge).toHaveBeenCalledTimes(11);
});
