import { siteOrigin } from '@share/content-cards/testing';
import { hostileInvite, inviteFixture } from '../../testing/inviteFixture';
import { toInviteView } from './toInviteView';

const view = (fields: Parameters<typeof inviteFixture>[0] = {}) =>
  toInviteView(inviteFixture(fields), { siteOrigin });

test('who invites, to what, until when, and what there is to read', () => {
  expect(view()).toMatchObject({
    code: 'YP7K3Q',
    title: '小满邀请你一起读云浦新闻',
    inviter: { name: '小满', avatar: 'https://img.example.com/avatar.svg' },
    description: '打开 App，填写邀请码，你们各得一张图书馆夜读座位券。',
    expiry: '2026-11-22 10:00',
    picture: { src: 'https://img.example.com/library.svg', width: 750, height: 500 },
    posts: { length: 4 },
  });
});

test('what the platform leaves out is absent', () => {
  expect(
    toInviteView({ code: 'YP7K3Q', inviter: { alias: '小满' }, title: '小满邀请你' }, { siteOrigin }),
  ).toEqual({
    code: 'YP7K3Q',
    title: '小满邀请你',
    inviter: { name: '小满' },
    posts: [],
  });
});

test('texts are plain and dangerous addresses are dropped', () => {
  const hostile = toInviteView(hostileInvite, { siteOrigin });
  expect(hostile.inviter).toEqual({ name: '<img src=x onerror=alert' });
  expect(hostile.description).toBe('</p><script>alert(1)</script>说明字的过来倒');
  expect(hostile).not.toHaveProperty('picture');
});
