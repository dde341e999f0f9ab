import {
  catalogFixture,
  chapterFixture,
  entryFixture,
  now,
  siteOrigin,
} from '../../testing/communityFixtures';
import { toCatalogView, toEntryCard } from './toCatalogView';

const context = { siteOrigin };

test('a catalogue', () => {
  expect(toCatalogView('yunpubook', catalogFixture(), context)).toMatchObject({
    href: '/davmu/share/dejin/catalog/index.html?rid=yunpubook&id=bookroot',
    cover: '/media/book.svg',
    publisher: '云浦问政',
    count: 8,
    chapters: [
      { id: 'bookroad', href: '/davmu/share/dejin/catalog/index.html?rid=yunpubook&id=bookroad', count: 4 },
      { id: 'bookhome' },
    ],
  });
});

test('a chapter knows what it lies in', () => {
  const chapter = toCatalogView('yunpubook', chapterFixture(), context);
  expect(chapter.parent).toEqual({
    id: 'bookroot',
    title: '云浦便民手册',
    href: '/davmu/share/dejin/catalog/index.html?rid=yunpubook&id=bookroot',
  });
  for (const name of ['cover', 'publisher', 'updatedAt']) expect(chapter).not.toHaveProperty(name);
});

test('links stay in the resource that was requested', () => {
  const foreign = catalogFixture({
    rid: 'other',
    children: [{ id: '../../admin?x', title: '\u200b', content_count: 0 }],
  });
  expect(toCatalogView('yunpubook', foreign, context).chapters).toEqual([
    {
      id: '../../admin?x',
      title: '未命名',
      href: '/davmu/share/dejin/catalog/index.html?rid=yunpubook&id=..%2F..%2Fadmin%3Fx',
      count: 0,
    },
  ]);
});

test('an entry as a card', () => {
  expect(toEntryCard('yunpubook', entryFixture(), context)).toMatchObject({
    id: 'entry-1',
    href: '/davmu/share/dejin/content/index.html?rid=yunpubook&uuid=entry-1',
    meta: ['出门在外', '市政养护中心'],
    publishedAt: now / 1000 - 48 * 3600,
    image: { src: '/media/sign.svg' },
  });
  const bare = { catalog_title: undefined, source_alias: undefined, cover: 'javascript:alert(1)' };
  const card = toEntryCard('yunpubook', entryFixture(bare), context);
  expect(card.meta).toEqual([]);
  expect(card).not.toHaveProperty('image');
});
