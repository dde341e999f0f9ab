/** @jest-environment node */
import type { ContentDetail } from '@share/api-contract/types';
import { received, siteOrigin } from '@share/content-cards/testing';
import { detailFixture, hostileDetail } from '../../testing/contentFixtures';
import { toItemView } from './toItemView.server';

const view = (fields: Partial<ContentDetail> = {}) =>
  toItemView(received(detailFixture(fields)), { siteOrigin });

test('an ordinary article', () => {
  const { body, ...article } = view({
    editor: '许若谷',
    collect_count: 36,
    audio_url: '/media/clip/voice.mp3',
  });
  expect(article).toEqual({
    id: 'wetland1',
    trackId: 't-wetland1',
    contentType: 'article',
    family: 'peony',
    title: '退塘还湿三年后，白鹭回到了云浦南岸',
    titleWords: '442322',
    kicker: '深度 · 生态',
    lead: '从一万两千亩鱼塘到一片城市湿地，一座小城重新学会了与水相处。',
    accountId: 'm-1',
    account: { id: 'm-1', name: '云浦观察' },
    source: '云浦日报',
    editor: '许若谷',
    publishedAt: 1_795_215_600,
    viewCount: 12_380,
    likeCount: 1_260,
    commentCount: 128,
    collectCount: 36,
    audioUrl: '/media/clip/voice.mp3',
    listenMinutes: 2,
    notes: ['图片说明经智能工具辅助校对。', '本文由人工采写，未经授权，不得转载。'],
    isAiMade: false,
    topics: ['湿地三年', '云浦南岸'],
    commentsOpen: true,
    shareLink: '/davmu/share/peony/doc/2026/11/wetland1/index.html',
  });
  expect(body).toContain('<h2>先让水走得通</h2>');
});

test('an article with nothing but what every item has', () => {
  const bare: ContentDetail = { post_id: 'p', content_type: 'article', title: '题' };
  expect(toItemView(bare, { siteOrigin })).toEqual({
    id: 'p',
    trackId: '',
    contentType: 'article',
    family: 'peony',
    title: '题',
    viewCount: 0,
    likeCount: 0,
    commentCount: 0,
    collectCount: 0,
    listenMinutes: 0,
    body: '',
    notes: [],
    isAiMade: false,
    topics: [],
    commentsOpen: true,
  });
});

describe('comment switch (spec §5, R28)', () => {
  const absent = undefined;
  test.each<[unknown, unknown, boolean]>([
    // meta.comment_available, enable_comment, open
    [absent, absent, true],
    [null, null, true],
    ['true', absent, true],
    [true, absent, true],
    ['false', absent, false],
    [false, absent, false],
    ['', absent, false],
    ['1', absent, false],
    ['TRUE', absent, false],
    [0, absent, false],
    [absent, true, true],
    [absent, 1, true],
    [absent, 'true', true],
    [absent, false, false],
    [absent, 0, false],
    [absent, '', false],
    [absent, 'false', false],
    ['true', true, true],
    ['true', false, false],
    ['false', true, false],
  ])('comment_available %j with enable_comment %j: open is %j', (available, enabled, open) => {
    const meta = (available === absent ? {} : { comment_available: available }) as ContentDetail['meta'];
    expect(view({ meta, enable_comment: enabled as boolean }).commentsOpen).toBe(open);
  });

  test('without meta the other switch decides', () => {
    expect(view({ meta: undefined, enable_comment: false }).commentsOpen).toBe(false);
  });
});

describe('hostile fields', () => {
  const hostile = toItemView(hostileDetail, { siteOrigin });

  test('texts remain plain and cannot reverse the direction of the line', () => {
    expect(hostile.title).toBe('<img src=x onerror=alert(1)>标题里的标签字的过来倒');
    expect(hostile.account).toEqual({ id: 'm-2', name: '</span><h1>冒名的标题</h1>' });
    expect(hostile.topics).toEqual(['<i>话题</i>', '正常的话题']);
  });

  test('addresses that are none are dropped', () => {
    expect(hostile).not.toHaveProperty('shareLink');
    expect(hostile).not.toHaveProperty('cover');
    expect(hostile.account).not.toHaveProperty('avatar');
  });

  test('the body keeps its text and nothing that runs', () => {
    expect(hostile.body).toContain('第一段');
    expect(hostile.body).not.toMatch(/<script|<iframe|javascript:|\son\w+=|position/i);
  });

  test('texts are bounded', () => {
    const long = view({
      title: '题'.repeat(999),
      summary: '导'.repeat(999),
      category: '栏'.repeat(99),
      source_alias: '源'.repeat(99),
      copyright: '权'.repeat(999),
    });
    expect([long.title, long.lead, long.kicker, long.source].map((text) => text?.length)).toEqual([
      200, 300, 24, 24,
    ]);
    expect(long.notes.at(-1)).toHaveLength(201);
  });
});

test('what stands for an item, and what is known of it beside', () => {
  const style = { data: [{ url: 'https://i.example/u.jpg', width: 900, height: 600, caption: '白鹭' }] };
  expect(view({ style, content_warning: '含有血腥画面', expired_at: 1_795_215_600 })).toMatchObject({
    cover: { src: 'https://i.example/u.jpg', alt: '白鹭', width: 900, height: 600, caption: '白鹭' },
    warning: '含有血腥画面',
    expiredAt: 1_795_215_600,
  });
});

test('an item of a media account belongs to its family (spec §6)', () => {
  const share_link = '/davmu/share/mp/doc/wetland1/index.html';
  expect(view({ share_link, mp_user_id: 'mp-7' })).toMatchObject({ family: 'mp', account: { id: 'mp-7' } });
  expect(view({ mp_user_id: 'mp-7' })).toMatchObject({ family: 'peony', account: { id: 'mp-7' } });
});

test('an author can be named but not followed', () => {
  expect(view({ mp: undefined, author: '林知远' }).account).toEqual({ name: '林知远' });
});

test.each<[string, Partial<ContentDetail>]>([
  ['no account beside its id', { mp: undefined, mp_user_id: 'mp-7' }],
  ['an account whose name cannot be shown', { mp: { user_id: 'mp-7', name: '\u202e ' } }],
])('an item keeps the id of its account with %s, and leaves the name to the account', (_name, fields) => {
  const { accountId, account } = view({ author: '林知远', ...fields });
  expect([accountId, account]).toEqual(['mp-7', undefined]);
});

test.each([
  ['https://m.example.com/davmu/share/mp/doc/2026/11/wetland1/index.html'],
  ['shareapp://open?id=7&from=网页#部分'],
])('R60: the app gets the link of the item as the detail has it: %s', (content_link) => {
  expect(view({ content_link }).contentLink).toBe(content_link);
});

test('a link of any length is not handed on', () => {
  expect(view({ content_link: `https://m.example.com/${'a'.repeat(9999)}` })).not.toHaveProperty(
    'contentLink',
  );
});

test.each<[string, Partial<ContentDetail>, string[]]>([
  ['none', { ai_label: undefined, copyright: undefined }, []],
  ['blank ones', { ai_label: '  ', copyright: '\u200b' }, []],
  ['copyright alone', { ai_label: undefined, copyright: '转载请注明来源' }, ['转载请注明来源。']],
  [
    'whole sentences as they are',
    { ai_label: 'AI 生成！', copyright: 'All rights reserved.' },
    ['AI 生成！', 'All rights reserved.'],
  ],
])('notes: %s', (_name, fields, notes) => {
  expect(view(fields).notes).toEqual(notes);
});

test.each<[string | undefined, boolean]>([
  ['本文由 AI 生成', true],
  ['配图由智能工具生成。', true],
  ['AI合成', true],
  ['AI辅助创作', true],
  ['疑似AI', true],
  ['未使用 AI', false],
  ['  ', false],
  ['图片说明经智能工具辅助校对', false],
  [undefined, false],
])('the label %j marks the article as made by a machine: %j', (ai_label, isAiMade) => {
  expect(view({ ai_label }).isAiMade).toBe(isAiMade);
});

test.each<[string, Partial<ContentDetail>, string | undefined]>([
  ['the account', { author: '林知远' }, '云浦观察'],
  ['the author without an account', { mp: undefined, author: '林知远' }, '林知远'],
  ['no account', { mp: undefined }, undefined],
])('published by %s', (_name, fields, name) => {
  expect(view(fields).account?.name).toBe(name);
});

test('fields that hold markup are decoded once, and no character is cut in two', () => {
  const decoded = view({
    title: 'AT&amp;T 与 &ldquo;湿地&rdquo;&nbsp;三年 &lt;图&gt; &amp;lt;',
    summary: `<p>第一句。&nbsp;第二句&hellip;</p>`,
    author: '&#26446;&#26126;',
    source_alias: 'مصدر\u202e',
    mp: undefined,
    style: { data: [{ url: '/media/a.jpg' }] },
  });
  expect(decoded).toMatchObject({
    title: 'AT&T 与 “湿地” 三年 <图> &lt;',
    lead: '第一句。 第二句…',
    author: '李明',
    source: 'مصدر',
    cover: { alt: 'AT&T 与 “湿地” 三年 <图> &lt;' },
  });
});
