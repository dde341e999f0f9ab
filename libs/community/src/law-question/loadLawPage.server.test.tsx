/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { answerFixtures, questionFixture } from '../../testing/communityFixtures';
import { createFakeApi } from '../../testing/createCommunityServices';
import { asPage, loadFound, loadPage } from '../../testing/loadPage';
import { loadLawPage } from './loadLawPage.server';

const createApi = (answers = 12) =>
  createFakeApi({
    questions: [questionFixture({ answer_count: answers })],
    answers: answerFixtures(answers),
  });

const show = async (params: Record<string, string>, api = createApi()) => {
  const page = await loadFound(loadLawPage, params, api);
  return { page, markup: renderToString(asPage(page)) };
};

test.each(['id', 'post_id'])('a question by %s with its answers, the adopted one first', async (name) => {
  const { page, markup } = await show({ [name]: 'lawtrial' });
  expect(page).toMatchObject({
    title: '试用期被辞退，公司不给书面理由怎么办？',
    share: { path: '/davmu/share/fazak/problemShare/index.html?id=lawtrial' },
    appLink: { id: 'lawtrial', content_link: '/davmu/share/fazak/problemShare/index.html?id=lawtrial' },
    reportTarget: { type: 'question', id: 'lawtrial' },
  });
  expect(markup.match(/<article/g)).toHaveLength(10);
  expect(markup.match(/提问者采纳/g)).toHaveLength(1);
  expect(markup.indexOf('提问者采纳')).toBeLessThan(markup.indexOf('协商不成'));
  expect(markup).toContain('12 个回答 · 仅供参考，不构成法律意见');
  expect(markup).toMatch(/href="[^"]*id=lawtrial&amp;page=2"/);
});

test('a line break of an answer is a paragraph', async () => {
  const { markup } = await show({ id: 'lawtrial' });
  expect(markup).toMatch(/<\/p><p[^>]*>协商不成，一年内申请仲裁，不收费。<\/p>/);
});

test('a question without answers says so, with the disclaimer', async () => {
  const { markup } = await show({ id: 'lawtrial' }, createApi(0));
  expect(markup).toContain('还没有律师回答');
  expect(markup).toContain('0 个回答 · 仅供参考');
});

test('answers that could not be read are not called none', async () => {
  const api = createApi();
  api.failsLists = true;
  const { markup } = await show({ id: 'lawtrial' }, api);
  expect(markup).toContain('加载失败');
  expect(markup).not.toContain('还没有律师回答');
});

test('what is missing, and what is no address', async () => {
  expect(await loadPage(loadLawPage, { id: 'nosuchid' }, createApi())).toBe('missing');
  expect(await loadPage(loadLawPage, { id: 'lawtrial', page: '3' }, createApi())).toBe('missing');
  expect(await loadPage(loadLawPage, {}, createApi())).toBe('invalid');
});
