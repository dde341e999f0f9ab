/** @jest-environment node */
import { openAppHref } from '@share/content-cards/testing';
import { inviteFixture } from '../../testing/inviteFixture';
import { notFound, offline } from '../../testing/failures';
import { requestPage } from '@share/content-cards/testing';
import { loadInvitePage } from './loadInvitePage.server';

const load = async (getInvite: () => Promise<ReturnType<typeof inviteFixture>>, code?: string) =>
  requestPage(loadInvitePage, { getInvite }, { code });

test('the page of an invitation, with its share card', async () => {
  const { outcome, page, data } = await load(async () => inviteFixture(), 'YP7K3Q');
  expect(data.requested).toEqual(['feed getInvite YP7K3Q']);
  expect(outcome).toMatchObject({
    title: '小满邀请你一起读云浦新闻',
    layout: 'default',
    share: {
      path: '/davmu/share/invite/YP7K3Q/index.html',
      summary: '打开 App，填写邀请码，你们各得一张图书馆夜读座位券。',
      image: 'https://img.example.com/library.svg',
    },
    appLink: { id: 'YP7K3Q', content_link: '/davmu/share/invite/YP7K3Q/index.html' },
  });
  expect(page.element).toMatchObject({ props: { openAppHref: openAppHref(page.appLink!) } });
});

test.each([undefined, '../inner', 'a b', 'a/b', '邀请码'])(
  '%s is no code, and nothing is requested',
  async (code) => {
    const { outcome, data } = await load(async () => inviteFixture(), code);
    expect(outcome).toBe('missing');
    expect(data.requested).toEqual([]);
  },
);

test('an invitation that has run out is missing, a failure stays one', async () => {
  expect((await load(notFound, 'YP0D1X')).outcome).toBe('missing');
  await expect(load(offline, 'YP7K3Q')).rejects.toMatchObject({ kind: 'network' });
});
