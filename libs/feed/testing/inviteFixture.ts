import type { Invite, InviteRecord } from '@share/api-contract/types';
import { cardFixture, now, posts, threeHoursAgo } from '@share/content-cards/testing';

/** An invitation as the platform sends it. */
export const inviteFixture = (fields: Partial<Invite> = {}): Invite => ({
  code: 'YP7K3Q',
  inviter: { alias: '小满', avatar: 'https://img.example.com/avatar.svg' },
  title: '小满邀请你一起读云浦新闻',
  description: '打开 App，填写邀请码，你们各得一张图书馆夜读座位券。',
  expired_at: now / 1000 + 24 * 3600,
  posts: [
    cardFixture({
      style: { data: [{ url: 'https://img.example.com/library.svg', width: 750, height: 500 }] },
    }),
    ...posts(4).slice(1),
  ],
  ...fields,
});

/** Every text holds markup or scripts, every address a dangerous scheme. */
export const hostileInvite = inviteFixture({
  code: '<b>A1</b>',
  inviter: { alias: '<img src=x onerror=alert(1)>', avatar: 'javascript:alert(1)' },
  title: `<script>alert(1)</script>没有空格${'Aa'.repeat(20)}`,
  description: '</p><script>alert(1)</script>说明\u202E字的过来倒\u202C',
  posts: [cardFixture({ style: { data: [{ url: 'javascript:alert(1)' }] } })],
});

const names = ['老周', '阿坚', '北坪路的人', '早起的鸟', '夜班司机', '骑楼街坊'];

/** One page of a record of this many people, a minute between them. */
export const recordPage = (count: number, { page = 1, size = 10 } = {}): InviteRecord => ({
  records: Array.from({ length: count }, (_, index) => ({
    alias: `${names[index % names.length]}${index + 1}`,
    created_at: threeHoursAgo - index * 60,
  })).slice((page - 1) * size, page * size),
  total: count,
});
