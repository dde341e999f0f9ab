import { now, siteOrigin } from '@share/content-cards/testing';
import type { SafeHtml } from '@share/safety';
import { activityFixture, hostileActivity } from '../../testing/activityFixture';
import { toActivityView } from './toActivityView';

const body = '<p>正文</p>' as SafeHtml;
const view = (fields: Parameters<typeof activityFixture>[0] = {}) =>
  toActivityView(activityFixture(fields), { body, siteOrigin });
const seconds = now / 1000;

test('everything the page of an activity shows', () => {
  expect(view()).toMatchObject({
    id: 'birdwalk',
    title: '跟着巡护员走一段：南岸周日观鸟',
    state: '进行中',
    lead: '两公里，两小时，四十副望远镜。',
    cover: { src: 'https://img.example.com/birdwalk.svg', width: 750, height: 500 },
    start: { text: '2026-11-21 10:00', iso: '2026-11-21T02:00:00Z' },
    end: { text: '12:00', iso: '2026-11-21T04:00:00Z' },
    place: '南岸湿地二号码头',
    organizer: '云浦南岸湿地管理站',
    people: '已有 31 人报名，共 40 个名额',
    canJoin: true,
    body,
    posts: { length: 3 },
  });
});

test('a view is saved for pages of other moments: its cards have no relative time', () => {
  expect(JSON.stringify(view())).not.toMatch(/前"/);
});

test('an end on another day has its day', () => {
  expect(view({ end_time: seconds + 86_400 }).end?.text).toBe('2026-11-22 10:00');
  expect(view({ start_time: undefined, end_time: seconds }).end?.text).toBe('2026-11-21 10:00');
});

test.each([
  [{ status: 0 }, '未开始', '已有 31 人报名，共 40 个名额', true],
  [{ status: 1, quota: 31 }, '进行中', '31 个名额已满', false],
  [{ status: 1, quota: undefined }, '进行中', '已有 31 人报名', true],
  [{ status: 1, joined_count: undefined }, '进行中', '40 个名额', true],
  [{ status: 1, quota: undefined, joined_count: undefined }, '进行中', undefined, true],
  [{ status: 2, joined_count: 12_860 }, '已结束', '1.2万 人参加', false],
  [{ status: 7 as 0 }, undefined, '已有 31 人报名，共 40 个名额', true],
] as const)('%j: %s, %s; registrations are taken: %s', (fields, state, people, canJoin) => {
  const { people: shown, ...rest } = view(fields as Parameters<typeof activityFixture>[0]);
  expect(shown).toBe(people);
  expect(rest).toMatchObject({ state, canJoin });
});

test('what the platform leaves out is absent', () => {
  const bare = toActivityView(
    { post_id: 'a1b2', title: '观鸟', status: 0 },
    { body: '' as SafeHtml, siteOrigin },
  );
  expect(bare).toEqual({
    ...{ id: 'a1b2', title: '观鸟', state: '未开始' },
    ...{ canJoin: true, body: '', posts: [] },
  });
});

test('texts are plain and dangerous addresses are dropped', () => {
  const hostile = toActivityView(hostileActivity, { body, siteOrigin });
  expect(hostile.title).toBe('<img src=x onerror=alert(1)>标题里的标签字的过来倒');
  expect(hostile.place).toBe('<b>地点</b>');
  expect(hostile.cover).toBeUndefined();
});
