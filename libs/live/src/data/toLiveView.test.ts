import type { LiveDetail } from '@share/api-contract/types';
import { received } from '@share/content-cards/testing';
import { liveDetail, upcoming } from '../../testing/liveFixtures';
import { toLiveView } from './toLiveView';

const siteOrigin = 'https://m.example.com';
const view = (given: Partial<LiveDetail> = {}) => toLiveView(received(liveDetail(given)), { siteOrigin });

test.each<[unknown, boolean]>([
  [1, true],
  ['1', true],
  [true, true],
  ['true', true],
  [0, false],
  ['0', false],
  [false, false],
  ['no', false],
  [undefined, false],
])('R50: a switch that is %j is on: %s', (value, isOn) => {
  const room = view({
    ...upcoming,
    countdown_switch: value as never,
    disclaimer_enable: value as never,
    notice_switch: value as never,
  });
  expect(room.countdown !== undefined).toBe(isOn);
  expect(room.disclaimer !== undefined).toBe(isOn);
  expect(room.trailer !== undefined).toBe(isOn);
  expect(view({ columns: [{ name: '聊天', type: 'chat', enable_chat: value as never }] }).columns).toEqual([
    { kind: 'chat', name: '聊天', isOpen: isOn },
  ]);
});

test('columns: each panel once, channels and pages lead where they say', () => {
  const { columns } = view({
    columns: [
      { name: '聊天', type: 'chat' },
      { name: '又聊', type: 'chat' },
      { name: '', type: 'intro' },
      { name: '更多直播', type: 'group', group_id: 'grpLive1' },
      { name: '门票', type: 'link', link_url: 'https://tickets.example.com/a' },
      { name: '坏链接', type: 'link', link_url: 'javascript:alert(1)' },
      { name: '坏频道', type: 'group', group_id: '../x' },
      { name: '未知', type: 'vote' as never },
    ],
  });
  expect(columns).toEqual([
    { kind: 'chat', name: '聊天', isOpen: false },
    { kind: 'intro', name: '简介' },
    { kind: 'link', name: '更多直播', href: '/davmu/share/?group=grpLive1' },
    { kind: 'link', name: '门票', href: 'https://tickets.example.com/a' },
  ]);
});

test('a room of text and pictures has that column', () => {
  expect(view({ type: 'image', columns: [] }).columns).toEqual([{ kind: 'post', name: '图文' }]);
});

test('a notice with a video is a trailer, one without is a text', () => {
  expect(view(upcoming).trailer).toMatchObject({ name: '预告片 00:45', src: '/media/clip/harbor.mp4' });
  expect(view({ ...upcoming, notice_video: '' }).notice).toBe('预告片 00:45');
});

test.each<[unknown, string]>([
  ['live', 'live'],
  [undefined, 'local_live'],
  ['', 'local_live'],
  [{ a: 1 }, 'local_live'],
])('the content type %j is %s', (type, shown) => {
  expect(view({ content_type: type as never }).contentType).toBe(shown);
});

test('a room of an unknown type is a landscape, and one without a title has one', () => {
  expect(view({ type: 'round' as never, title: '' })).toMatchObject({ screen: 'landscape', title: '直播' });
});

test('hostile texts are plain, hostile addresses are gone', () => {
  const script = '<script>alert(1)</script>\u202e';
  const room = view({
    title: script,
    source: script,
    summary: script,
    cover: 'javascript:alert(1)',
    live_background: 'data:text/html,x',
    play_background: 'vbscript:x',
    playlists: [
      { name: script, type: 'live', play_url: 'javascript:alert(1)' },
      { name: script, type: 'replay', play_url: 'https://cdn.example.com/a.mp4', cover: 'javascript:1' },
    ],
  });
  expect(room.title).toBe('<script>alert(1)</script>');
  expect(room).not.toHaveProperty('cover');
  expect(room).not.toHaveProperty('background');
  expect(room).not.toHaveProperty('playBackground');
  expect(room.sources).toEqual([
    {
      id: 'replay-1',
      kind: 'replay',
      name: expect.any(String),
      src: 'https://cdn.example.com/a.mp4',
      isHls: false,
    },
  ]);
  expect(JSON.stringify(room)).not.toMatch(/javascript:|\\u202e|data:/);
});

test.each([{ length: 3 }, 5, 'x', true, {}, null])('a room whose lists are %j has neither', (wrong) => {
  expect(view({ columns: wrong as never, playlists: wrong as never })).toMatchObject({
    columns: [],
    sources: [],
  });
});
