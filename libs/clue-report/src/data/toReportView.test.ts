import type { ReportDetail } from '@share/api-contract/types';
import { siteOrigin } from '@share/content-cards/testing';
import { hostileHrefs } from '@share/safety/testing';
import { clueFixture, clues, reportFixture } from '../../testing/clueFixtures';
import { toReportCard, toReportPage, toReportView } from './toReportView';

const viewOf = (fields: Partial<ReportDetail> = {}) => toReportView(reportFixture(fields), siteOrigin);

test('a whole report', () => {
  expect(viewOf()).toMatchObject({
    id: 'clueroad',
    href: '/davmu/share/dejin/detail/clueroad/index.html',
    title: '西塘路路面塌陷，雨后积水看不清坑',
    author: {
      name: '西塘路住户',
      href: '/davmu/share/dejin/personal/cluXitang/index.html',
      location: '云浦',
    },
    requested: [
      {
        name: '市政养护中心',
        href: '/davmu/share/dejin/personal/cluRepair/index.html?tab=at_ta',
        tag: '官方',
      },
    ],
    topics: [{ name: '道路与路灯' }],
    status: { text: '已回复', isDone: true },
    place: {
      id: 'placeyp1',
      address: '云浦市 西塘路 118 号附近',
      position: { longitude: 119.4183, latitude: 29.2071 },
    },
    progress: [{ office: '市政养护中心' }, { office: '云浦问政' }],
    pictures: { length: 3 },
    commentsOpen: true,
    commentCount: 24,
    likeCount: 1_260,
  });
});

test.each([
  [
    { status: 'received' as const, status_label: undefined },
    { text: '已受理', isDone: false },
  ],
  [
    { status: 'processing' as const, status_label: undefined },
    { text: '办理中', isDone: false },
  ],
  [
    { status: 'closed' as const, status_label: undefined },
    { text: '已办结', isDone: true },
  ],
  [
    { status: 'closed' as const, status_label: '已解决' },
    { text: '已解决', isDone: true },
  ],
  [
    { status: 'unknown' as never, status_label: undefined },
    { text: '已受理', isDone: false },
  ],
])('status %j', (fields, status) => expect(viewOf(fields).status).toEqual(status));

test.each([
  [{ meta: { comment_available: false } }, false],
  [{ enable_comment: false }, false],
  [{ meta: { comment_available: true }, enable_comment: true }, true],
  [{}, true],
])('R28: %j: comments open %s', (fields, isOpen) => expect(viewOf(fields).commentsOpen).toBe(isOpen));

test('what is optional may be missing', () => {
  const view = viewOf({
    images: undefined,
    at_users: undefined,
    topics: undefined,
    place: undefined,
    progress: [],
  });
  expect(view).toMatchObject({ pictures: [], requested: [], topics: [], progress: [] });
  expect(view).not.toHaveProperty('place');
});

test('a report without a title is called by how it begins; one with neither is no report (R71)', () => {
  expect(viewOf({ title: ' ' }).title).toBe('西塘路与文昌街路口东侧，坑约一米宽，夜里路灯也不亮，已经有电');
  expect(() => viewOf({ title: '', content: '\u200b' })).toThrow('no usable report');
});

test('texts lose what is invisible, and stay text', () => {
  const hostile = '<img src=x onerror=alert(1)>\u202e\u0000反';
  const view = viewOf({
    title: hostile,
    content: hostile,
    user: { user_id: '../admin', alias: hostile, title: hostile, avatar: 'javascript:alert(1)' },
    topics: ['../../etc', '<b>'],
    place: { id: '../x', address: hostile },
  });
  expect(view.title).toBe('<img src=x onerror=alert(1)>反');
  expect(view.text).toBe('<img src=x onerror=alert(1)>反');
  expect(view.place).toEqual({ address: '<img src=x onerror=alert(1)>反' });
  expect(view.author).not.toHaveProperty('href');
  expect(view.author).not.toHaveProperty('avatar');
  expect(view.topics).toEqual([
    { name: '../../etc' },
    { name: '<b>', href: '/davmu/share/dejin/topic/%3Cb%3E/index.html' },
  ]);
});

test('no hostile address becomes the source of a picture', () => {
  const images = hostileHrefs.map((url) => ({ url: String(url) }));
  for (let place = 0; place < images.length; place += 9)
    for (const { src, thumb } of viewOf({ images: images.slice(place, place + 9) }).pictures)
      for (const address of [src, thumb]) expect(address).toMatch(/^(https:\/\/|\/(?!\/))/);
});

test('a card shows three pictures and one line of text', () => {
  const images = Array.from({ length: 9 }, () => ({ url: '/a.svg' }));
  const card = toReportCard(clueFixture({ images, content: '第一行\n第二行' }), siteOrigin);
  expect(card).toMatchObject({ pictures: { length: 3 }, text: '第一行 第二行' });
  expect(card?.pictures[1]?.alt).toBe('西塘路路面塌陷，雨后积水看不清坑，图 2');
});

test('a list leaves out what has no page', () => {
  const [good] = clues(1);
  const bad = clueFixture({ post_id: '../x' });
  expect(toReportPage({ clues: [good!, bad], total: 2 }, siteOrigin)).toMatchObject({
    items: [{ id: 'clue-1' }],
    total: 2,
  });
});
