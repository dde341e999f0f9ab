/** @jest-environment node */
import type { OpenContent } from '@share/api-contract/types';
import { hostileSegments, regressionHtml } from '@share/safety/testing';
import { renderToString } from 'react-dom/server';
import { entryFixture } from '../../testing/communityFixtures';
import { createFakeApi } from '../../testing/createCommunityServices';
import { asPage, loadFound, loadPage } from '../../testing/loadPage';
import { loadOpenEntryPage } from './loadOpenEntryPage.server';

const address = { rid: 'yunpubook', uuid: 'entry-1' };

const show = async (fields: Partial<OpenContent> = {}) => {
  const api = createFakeApi({ entries: [entryFixture(fields)] });
  const page = await loadFound(loadOpenEntryPage, address, api);
  return { page, markup: renderToString(asPage(page)) };
};

test('an entry as an article, with the way on', async () => {
  const { page, markup } = await show();
  expect(page).toMatchObject({
    title: '路坏了、灯不亮，怎么报最快',
    layout: 'dejin',
    share: {
      path: '/davmu/share/dejin/content/index.html?rid=yunpubook&uuid=entry-1',
      summary: '写清三样：位置、样子、危险不危险。',
    },
    appLink: {
      id: 'entry-1',
      content_link: '/davmu/share/dejin/content/index.html?rid=yunpubook&uuid=entry-1',
    },
    contentId: 'entry-1',
  });
  expect(markup).toContain('<h2>写清三样</h2>');
  expect(markup).toMatch(/uuid=entry-0" rel="prev"/);
  expect(markup).toMatch(/uuid=entry-2" rel="next"/);
  expect(markup.match(/<h1/g)).toHaveLength(1);
});

test('an entry that stands alone and has no text', async () => {
  const { markup } = await show({ previous: undefined, next: undefined, content: '' });
  expect(markup).toContain('这一条还没有正文。');
  expect(markup).not.toContain('前后内容');
});

test('hostile markup does not reach the page', async () => {
  const { markup } = await show({ content: regressionHtml.join('') });
  expect(markup).not.toMatch(/<script|<iframe|javascript:/i);
});

test('what is missing, and what is no address', async () => {
  const api = createFakeApi();
  expect(await loadPage(loadOpenEntryPage, address, api)).toBe('missing');
  expect(await loadPage(loadOpenEntryPage, { rid: 'yunpubook' }, api)).toBe('invalid');
  expect(await loadPage(loadOpenEntryPage, { uuid: 'entry-1' }, api)).toBe('invalid');
});

test.each(hostileSegments.filter(Boolean))('the entry %s is never requested', async (uuid) => {
  const api = createFakeApi();
  expect(await loadPage(loadOpenEntryPage, { ...address, uuid }, api)).toBe('missing');
  expect(api.requested).toEqual([]);
});
