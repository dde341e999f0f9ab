import { findUnshown, siteOrigin } from '@share/content-cards/testing';
import { clues, reportFixture, topicDetailFixture, topicFixture, topics } from '../../testing/clueFixtures';
import { toReportPage, toReportView } from './toReportView';
import { toTopicPage, toTopicView } from './toTopicView';

test('a topic, and the others of its channel', () => {
  const view = toTopicView(topicDetailFixture(), siteOrigin);
  expect(view).toMatchObject({ name: '道路与路灯', viewCount: 37_354, reportCount: 12 });
  expect(view.channel?.name).toBe('城市管理');
  expect(view.channel?.topics.map(({ name }) => name)).toEqual(['噪声·邻里', '公交出行']);
});

test('a channel without others is not shown', () => {
  const channel = { channel_id: 'c', name: '城市管理', topics: [topicFixture()] };
  expect(toTopicView(topicDetailFixture({ channel }), siteOrigin)).not.toHaveProperty('channel');
  expect(toTopicView(topicDetailFixture({ channel: undefined }), siteOrigin)).not.toHaveProperty('channel');
});

test('topics without a possible address are left out; the answer about one is no topic (R71)', () => {
  const given = [...topics(2), topicFixture({ name: 'a/b' }), topicFixture({ name: '..' })];
  expect(toTopicPage({ Recomend: given, total: 4 }, siteOrigin)).toMatchObject({
    items: { length: 2 },
    total: 4,
  });
  expect(() => toTopicView(topicDetailFixture({ name: '\u200b' }), siteOrigin)).toThrow('no usable topic');
});

test('hostile values are dropped', () => {
  const [topic] = toTopicPage(
    { Recomend: [topicFixture({ cover: 'javascript:alert(1)', description: '\u202e<b>' })], total: 1 },
    siteOrigin,
  ).items;
  expect(topic).not.toHaveProperty('cover');
  expect(topic?.about).toBe('<b>');
});

test('topics and reports are shown, whatever their lists hold', () => {
  const topic = topicDetailFixture({ clues: clues(2) });
  expect(findUnshown(topic, (odd) => toTopicView(odd, siteOrigin))).toEqual([]);
  expect(
    findUnshown({ clues: clues(2) }, ({ clues: odd = [] }: { clues?: [] }) =>
      toReportPage({ clues: odd }, siteOrigin),
    ),
  ).toEqual([]);
  expect(
    findUnshown({ Recomend: topics(2) }, ({ Recomend = [] }: { Recomend?: [] }) =>
      toTopicPage({ Recomend }, siteOrigin),
    ),
  ).toEqual([]);
  expect(findUnshown(reportFixture(), (odd) => toReportView(odd, siteOrigin))).toEqual([]);
});
