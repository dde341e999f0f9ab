/** @jest-environment node */
import { testPictures } from '@share/ui/testing';
import { createTestData } from '@share/page-data/testing';
import { createArticleBodies } from './createArticleBodies.server';

const siteOrigin = 'https://m.example.com';

test('players and pictures are those of the options', async () => {
  const bodies = createArticleBodies({
    siteOrigin,
    embedHosts: ['player.example'],
    pictures: testPictures,
  });
  const body = await bodies.toBody(
    '<iframe src="https://player.example/1"></iframe><img src="/a.jpg">',
    createTestData(),
  );
  expect(body).toContain('data-embed=""');
  expect(body).toContain('<img src="/a.jpg" alt="" data-unsized');
  expect(bodies.withPictures(body)).toContain(
    '<img src="/a.jpg" srcset="/a.jpg?w&#61;1080 1x" alt="" data-unsized',
  );
  expect(bodies.freshness()).toBe('content');
});

test('sizes are learnt behind a page, and the next one has them', async () => {
  const known = new Map<string, { width: number; height: number }>();
  const learn = jest.fn((srcs: readonly string[]) => srcs.length > 0);
  const pictureSizes = { sizeOf: (src: string) => known.get(src), learn };
  const open = () => createArticleBodies({ siteOrigin, pictureSizes });
  const first = open();
  const body = await first.toBody(
    '<p>文</p><img src="/media/a.jpg"><img src="/media/b.jpg" width="3" height="40">',
    createTestData(),
  );
  expect(first.withPictures(body)).toBe(body);
  expect(learn).toHaveBeenCalledWith(['/media/a.jpg']);
  expect(first.freshness()).toBe('provisional');

  known.set('/media/a.jpg', { width: 750, height: 3000 });
  const second = open();
  expect(second.withPictures(body)).toContain('<img src="/media/a.jpg" width="750" height="3000"');
  expect(learn).toHaveBeenLastCalledWith([]);
  expect(second.freshness()).toBe('content');
});
