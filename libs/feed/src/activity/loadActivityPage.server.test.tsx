/** @jest-environment node */
import { openAppHref } from '@share/content-cards/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { activityFixture, hostileActivity } from '../../testing/activityFixture';
import { notFound, offline } from '../../testing/failures';
import { requestPage } from '@share/content-cards/testing';
import { loadActivityPage } from './loadActivityPage.server';

const load = async (getActivity: () => Promise<ReturnType<typeof activityFixture>>, post_id?: string) =>
  requestPage(loadActivityPage, { getActivity }, { post_id });

test('the page of an activity, with its share card', async () => {
  const { outcome, page, data } = await load(async () => activityFixture(), 'birdwalk');
  expect(data.requested).toEqual(['feed getActivity birdwalk']);
  expect(outcome).toMatchObject({
    title: '跟着巡护员走一段：南岸周日观鸟',
    layout: 'default',
    share: {
      path: '/davmu/share/activity/birdwalk/index.html',
      summary: '两公里，两小时，四十副望远镜。',
      image: 'https://img.example.com/birdwalk.svg',
    },
    appLink: { id: 'birdwalk', content_link: '/davmu/share/activity/birdwalk/index.html' },
    contentId: 'birdwalk',
  });
  const markup = renderToStaticMarkup(page.element);
  expect(markup).toContain('小时前');
  expect(markup).toContain(`href="${openAppHref(page.appLink!)}"`);
});

test('its text goes through the sanitiser', async () => {
  const { page } = await load(async () => hostileActivity, 'birdwalk');
  const markup = renderToStaticMarkup(page.element);
  expect(markup).toContain('正文');
  expect(markup).not.toMatch(/<script|onclick|<b>|javascript:/);
});

test('without an id, or without such an activity, there is none; a failure stays one', async () => {
  expect((await load(async () => activityFixture())).outcome).toBe('missing');
  expect((await load(notFound, 'birdwalk')).outcome).toBe('missing');
  await expect(load(offline, 'birdwalk')).rejects.toMatchObject({ kind: 'network' });
});

test('another activity than the one requested is a failure (R71)', async () => {
  await expect(load(async () => activityFixture(), 'concert1')).rejects.toMatchObject({ kind: 'contract' });
});
