import { siteOrigin, threeHoursAgo } from '@share/content-cards/testing';
import { flyCardFixture, hostileFlyCard } from '../../testing/flyCardFixtures';
import { toFlyCardView } from './toFlyCardView';

test('a card with its story', () => {
  expect(toFlyCardView(flyCardFixture({ thumb: '/media/a.svg' }), siteOrigin)).toEqual({
    id: 'fly00001',
    title: '云河大桥今晚半幅通行',
    titleWords: expect.any(String),
    text: '二十二时至次日五时检修伸缩缝，夜班公交照常过桥。',
    tag: '出行',
    publishedAt: threeHoursAgo,
    image: { src: '/media/a.svg' },
    story: {
      id: 'briefnws',
      href: '/davmu/share/peony/doc/2026/11/briefnws/index.html',
      title: '云河大桥夜间检修，夜班公交照常',
    },
  });
});

test('what the platform leaves out is absent', () => {
  expect(toFlyCardView({ id: 'fly1', title: '寒潮周四到' }, siteOrigin)).toEqual({
    id: 'fly1',
    title: '寒潮周四到',
    titleWords: expect.any(String),
  });
});

test('texts are plain and dangerous addresses are dropped', () => {
  const hostile = toFlyCardView(hostileFlyCard, siteOrigin);
  expect(hostile.text).toBe('<img src=x onerror=alert(1)>文字字的过来倒');
  expect(hostile.tag).toBe('<b>标签</b>');
  expect(hostile).not.toHaveProperty('image');
});
