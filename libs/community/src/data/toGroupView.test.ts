import { circleFixture, siteOrigin, topicFixture } from '../../testing/communityFixtures';
import { toCircleView, toTopicView } from './toGroupView';

const context = { siteOrigin };

test('a circle', () => {
  expect(toCircleView(circleFixture(), context)).toEqual({
    id: 'circBird',
    name: '云浦观鸟',
    href: '/davmu/share/dimim/circle/index.html?id=circBird',
    cover: '/media/circle.svg',
    description: '只看，不喂，不追，不放声音引鸟。',
    facts: ['3204 位成员', '1.1万条内容'],
    notice: '三月到七月北侧林带不开放。',
  });
});

test('a topic, with views only where they are known', () => {
  expect(toTopicView(topicFixture(), context)).toMatchObject({
    href: '/davmu/share/dimim/topic/index.html?id=ctSouth1',
    circleId: 'circBird',
    facts: ['4310 条内容', '28万浏览'],
  });
  expect(toTopicView(topicFixture({ view_count: undefined }), context).facts).toEqual(['4310 条内容']);
});

test('hostile names and covers', () => {
  const hostile = { name: '\u202E假', cover: 'javascript:alert(1)', description: '\u0000', notice: '\u200b' };
  const circle = toCircleView(circleFixture(hostile), context);
  expect(circle.name).toBe('假');
  for (const name of ['cover', 'description', 'notice']) expect(circle).not.toHaveProperty(name);
});
