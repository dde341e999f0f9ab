/** @jest-environment node */
import type { ContentDetail } from '@share/api-contract/types';
import { detailFixture, hostileDetail, siteOrigin } from '../../testing/contentFixtures';
import { areCommentsOpen, toArticleView } from './toArticleView.server';

const view = (fields: Partial<ContentDetail> = {}) => toArticleView(detailFixture(fields), { siteOrigin });

test('an ordinary article', () => {
  const { body, ...article } = view();
  expect(article).toEqual({
    id: 'wetland1',
    trackId: 't-wetland1',
    contentType: 'article',
    title: '退塘还湿三年后，白鹭回到了云浦南岸',
    kicker: '深度 · 生态',
    lead: '从一万两千亩鱼塘到一片城市湿地，一座小城重新学会了与水相处。',
    account: { name: '云浦观察' },
    source: '云浦日报',
    publishedAt: 1_795_215_600,
    viewCount: 12_380,
    likeCount: 1_260,
    commentCount: 128,
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
  expect(toArticleView(bare, { siteOrigin })).toEqual({
    id: 'p',
    trackId: '',
    contentType: 'article',
    title: '题',
    viewCount: 0,
    likeCount: 0,
    commentCount: 0,
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
    expect(areCommentsOpen(detailFixture({ meta, enable_comment: enabled as boolean }))).toBe(open);
  });

  test('an item without meta is judged by the other switch', () => {
    expect(areCommentsOpen(detailFixture({ meta: undefined, enable_comment: false }))).toBe(false);
  });
});

describe('hostile fields', () => {
  const hostile = toArticleView(hostileDetail, { siteOrigin });

  test('texts stay text and cannot turn the line around', () => {
    expect(hostile.title).toBe('<img src=x onerror=alert(1)>标题里的标签字的过来倒');
    expect(hostile.account).toEqual({ name: '</span><h1>冒名的标题</h1>' });
    expect(hostile.topics).toEqual(['<i>话题</i>', '正常的话题']);
  });

  test('addresses that are none are dropped', () => {
    expect(hostile).not.toHaveProperty('shareLink');
    expect(hostile).not.toHaveProperty('cover');
    expect(hostile.account).not.toHaveProperty('avatar');
  });

  test('the body keeps its words and nothing that runs', () => {
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

describe('cover', () => {
  const style = { data: [{ url: 'https://i.example/u.jpg', width: 900, height: 600, caption: '白鹭' }] };

  test('stands above a body without a picture', () => {
    expect(view({ style, content: '<p>只有字</p>' }).cover).toEqual({
      src: 'https://i.example/u.jpg',
      alt: '白鹭',
      width: 900,
      height: 600,
    });
  });

  test('gives way to a picture of the body', () => {
    expect(view({ style, content: '<p>字</p><IMG src="https://i.example/b.jpg">' })).not.toHaveProperty(
      'cover',
    );
  });

  test.each([
    ['a comment', '<!-- <img src="https://i.example/b.jpg"> --><p>字</p>'],
    ['a picture that may not stay', '<p>字</p><img src="javascript:alert(1)">'],
    ['words about markup', '<p>标签 &lt;img src="x"&gt; 的用法</p>'],
  ])('does not give way to %s', (_name, content) => {
    expect(view({ style, content })).toHaveProperty('cover');
  });

  test('says the title and takes 3:2 where the platform tells no more; a thumb will do', () => {
    const thumb = { data: [{ url: '', thumb: 'https://i.example/t.jpg' }] };
    expect(view({ style: thumb, title: '题', content: '' }).cover).toEqual({
      src: 'https://i.example/t.jpg',
      alt: '题',
      width: 750,
      height: 500,
    });
  });
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
  ['图片说明经智能工具辅助校对', false],
  [undefined, false],
])('the label %j marks the article as made by a machine: %j', (ai_label, isAiMade) => {
  expect(view({ ai_label }).isAiMade).toBe(isAiMade);
});

test.each<[string, Partial<ContentDetail>, string | undefined]>([
  ['the account', { author: '林知远' }, '云浦观察'],
  ['the author without an account', { mp: undefined, author: '林知远' }, '林知远'],
  [
    'the author for an account without a name',
    { mp: { user_id: 'm', name: '' }, author: '林知远' },
    '林知远',
  ],
  ['nobody', { mp: undefined }, undefined],
])('published by %s', (_name, fields, name) => {
  expect(view(fields).account?.name).toBe(name);
});
