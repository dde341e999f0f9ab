/** @jest-environment node */
import type { OpenContent } from '@share/api-contract/types';
import { toArticleBody } from '@share/content-cards/server';
import { hostileHtml } from '@share/safety/testing';
import { entryFixture, siteOrigin } from '../../testing/communityFixtures';
import { toEntryView } from './toEntryView.server';

const view = (fields: Partial<OpenContent> = {}) => {
  const entry = entryFixture(fields);
  const body = toArticleBody(entry.content, { siteOrigin });
  return toEntryView('yunpubook', entry, { siteOrigin, body });
};

test('an entry with its chapter and its neighbours', () => {
  expect(view()).toMatchObject({
    chapter: { title: '出门在外', href: '/davmu/share/dejin/catalog/index.html?rid=yunpubook&id=bookroad' },
    previous: { title: '前言', href: '/davmu/share/dejin/content/index.html?rid=yunpubook&uuid=entry-0' },
    next: { title: '夜班公交时刻与停靠办法' },
    body: expect.stringContaining('<h2>写清三样</h2>') as string,
  });
});

test('the first and the last entry have one neighbour', () => {
  const entry = view({ previous: undefined, catalog_title: undefined });
  expect(entry).not.toHaveProperty('previous');
  expect(entry.chapter.title).toBe('目录');
});

test('hostile texts and addresses', () => {
  const entry = view({
    title: '\u202E假<script>',
    cover: 'javascript:alert(1)',
    next: { uuid: '../x', title: '\u200b' },
    content: hostileHtml(7, 40).join(''),
  });
  expect(entry.title).toBe('假<script>');
  expect(entry).not.toHaveProperty('cover');
  expect(entry.next).toEqual({
    title: '未命名',
    href: '/davmu/share/dejin/content/index.html?rid=yunpubook&uuid=..%2Fx',
  });
  expect(entry.body).not.toMatch(/<script|onerror=|javascript:/i);
});
