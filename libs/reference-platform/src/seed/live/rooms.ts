import type { LiveDetail } from '@share/api-contract/sent';
import type { StoredLive } from '@share/reference-live';
import { lastAt, lastSundayAt, nextAt } from '../cityTime';
import { photographUrl } from '../pictures/pictureOf';

const hour = 3_600;
const day = 24 * hour;

/** A room before the sample content knows the time; times are seconds. */
export type RoomDraft = Omit<StoredLive, 'start_time' | 'end_time' | 'epoch'> & {
  starts: (now: number) => number;
  lasts: number;
};

/** Hours at which the newsroom holds press conferences. */
const pressHours = [9.5, 14.5, 19.5];

const columns = {
  chat: { name: '聊天', type: 'chat', enable_chat: 1 },
  closedChat: { name: '聊天', type: 'chat', enable_chat: '0' },
  post: { name: '图文', type: 'post' },
  intro: { name: '简介', type: 'intro' },
  replay: { name: '回放', type: 'replay' },
  more: { name: '更多直播', type: 'group', group_id: 'grpLive1' },
} satisfies Record<string, LiveDetail['columns'][number]>;

const disclaimer = '直播内容以现场为准。预约后，将在开始前 10 分钟提醒您；聊天请友善发言，不泄露他人信息。';

const live = (name: string, picture: string, play_url = '/media/live/live.m3u8') =>
  ({ name, type: 'live', play_url, cover: photographUrl(picture) }) as const;

const replay = (name: string, picture: string) =>
  ({ name, type: 'replay', play_url: '/media/live/vod.m3u8', cover: photographUrl(picture) }) as const;

const room = (
  live_id: string,
  post_id: string,
  title: string,
  picture: string,
  rest: Omit<
    RoomDraft,
    | 'live_id'
    | 'post_id'
    | 'title'
    | 'group_id'
    | 'track_id'
    | 'cover'
    | 'live_background'
    | 'play_background'
  >,
): RoomDraft => ({
  live_id,
  post_id,
  title,
  track_id: `trk_${post_id}`,
  group_id: 'grpLive1',
  cover: photographUrl(picture),
  live_background: photographUrl(picture),
  play_background: photographUrl(picture),
  disclaimer,
  ...rest,
});

/** One room for each state and screen; the switches come in the types that platforms of this kind send (R50). */
export const rooms: readonly RoomDraft[] = [
  room('lvBirds1', 'birdlive', '慢直播：南岸观鸟屋的一整天', 'wetland-dawn', {
    type: 'landscape',
    content_type: 'local_live',
    status: 1,
    starts: (now) => lastAt(now, 6, hour),
    lasts: 32 * day,
    summary: '镜头不动，水动。今天风向西北，早晚各有一次归林。',
    source: '云浦影像',
    columns: [columns.chat, columns.post, columns.intro, columns.replay, columns.more],
    countdown_switch: 0,
    disclaimer_enable: true,
    notice_switch: '1',
    notice_label: '今日归林时间约 17:15，请提前调低音量',
    playlists: [
      live('观鸟屋', 'wetland-dawn'),
      live('水面', 'lake-mist'),
      replay('昨日归林', 'wetland-mist'),
    ],
    online_base: 12_345,
    view_count: 1_520_000,
    share_count: 4_812,
    like_count: 98_600,
    booking_base: 860,
  }),
  room('lvMarkt1', 'marketlv', '云浦早市：跟着阿婆买一条鱼', 'market-dawn', {
    type: 'portrait',
    content_type: 'local_live',
    status: 1,
    starts: (now) => lastAt(now, 5.5, 0.75 * hour),
    lasts: 22 * day,
    summary: '五点半开市，镜头只到腰那么高，看见的都是手。',
    source: '一碗烟火',
    columns: [columns.chat, columns.intro],
    countdown_switch: false,
    disclaimer_enable: '0',
    notice_switch: 0,
    playlists: [live('早市', 'market-dawn')],
    online_base: 2_318,
    view_count: 86_400,
    share_count: 911,
    like_count: 9_180,
    booking_base: 0,
  }),
  room('lvBridg1', 'bridgelv', '云浦大桥合龙 图文直播', 'bridge-dusk', {
    type: 'image',
    content_type: 'local_live',
    status: 1,
    starts: (now) => lastAt(now, 22, 7 * hour),
    lasts: 22 * day,
    summary: '最后一段钢箱梁今晨起吊，记者在桥面和指挥船上同时播报。',
    source: '云浦影像',
    columns: [columns.post, columns.chat, columns.intro],
    countdown_switch: '0',
    disclaimer_enable: 0,
    notice_switch: false,
    playlists: [],
    online_base: 5_702,
    view_count: 312_000,
    share_count: 3_045,
    like_count: 9_120,
    booking_base: 132,
  }),
  room('lvMusic1', 'musiclv1', '直播：云浦青年音乐会', 'stage-dusk', {
    type: 'landscape',
    content_type: 'live',
    status: 0,
    starts: (now) => nextAt(now, 17.5, 2 * hour),
    lasts: 4 * hour,
    summary: '九支本地乐队在湖心岛，从黄昏唱到散场。',
    source: '云浦影像',
    columns: [columns.chat, columns.intro],
    countdown_switch: 'true',
    countdown_label: '距离开唱还有',
    countdown_style: 'boxes',
    reservation_label: '预约提醒',
    disclaimer_enable: 1,
    notice_switch: true,
    notice_label: '预告片 00:16',
    notice_video: '/media/clip/stage-wide.mp4',
    playlists: [live('主舞台', 'stage-dusk')],
    online_base: 0,
    view_count: 7_430,
    share_count: 520,
    like_count: 1_204,
    booking_base: 9_998,
  }),
  room('lvFerry1', 'ferrylv1', '夜航云浦：跟着末班渡轮看城市灯火', 'nightcity-night', {
    type: 'landscape',
    content_type: 'local_live',
    status: 0,
    starts: (now) => nextAt(now, 21.75, 6 * day),
    lasts: 2 * hour,
    summary: '从青龙渡口到江心洲，四十分钟，只开一盏船头灯。',
    source: '云浦直播',
    columns: [columns.chat, columns.intro],
    countdown_switch: 1,
    countdown_label: '距离开始还有',
    countdown_style: 'boxes',
    reservation_label: '预约提醒',
    disclaimer_enable: 'true',
    notice_switch: 1,
    notice_label: '预告片 00:12',
    notice_video: '/media/clip/harbor-tall.mp4',
    playlists: [live('船头', 'nightcity-night')],
    online_base: 0,
    view_count: 3_906,
    share_count: 288,
    like_count: 640,
    booking_base: 2_404,
  }),
  room('lvOpera1', 'operalv1', '老戏台重开首演：《渡口》全场回放', 'stage-day', {
    type: 'landscape',
    content_type: 'local_live',
    status: 3,
    starts: (now) => lastAt(now, 19.5, 3 * day),
    lasts: 3 * hour,
    summary: '停演七年的南门戏台，开锣那天下着小雨，没有人走。',
    source: '云浦观察',
    columns: [columns.replay, columns.chat, columns.intro],
    disclaimer_enable: 0,
    playlists: [
      replay('全场', 'stage-day'),
      replay('第二折 · 等船', 'rain-dusk'),
      replay('谢幕', 'stage-dawn'),
    ],
    online_base: 0,
    view_count: 468_000,
    share_count: 6_201,
    like_count: 41_300,
    booking_base: 3_120,
  }),
  room('lvMarat1', 'marathlv', '终点线前的三小时：云浦半程马拉松', 'oldstreet-mist', {
    type: 'portrait',
    content_type: 'local_live',
    status: 2,
    starts: (now) => lastSundayAt(now - 5 * day, 7.5),
    lasts: 4 * hour,
    summary: '机位在终点后面二十米，拍每一个停下来的人。',
    source: '云浦影像',
    columns: [columns.chat, columns.intro],
    disclaimer_enable: '0',
    playlists: [],
    online_base: 0,
    view_count: 203_500,
    share_count: 2_204,
    like_count: 18_900,
    booking_base: 760,
  }),
  room('lvPress1', 'pressliv', '寒潮应对发布会：供暖、蔬菜和夜间公交', 'library-day', {
    type: 'landscape',
    content_type: 'local_live',
    status: 1,
    starts: (now) => Math.max(...pressHours.map((each) => lastAt(now, each, 0.5 * hour))),
    lasts: 22 * day,
    summary: '四个部门现场答问，聊天区在问答环节关闭。',
    source: '云浦新闻',
    columns: [columns.closedChat, columns.intro, columns.more],
    disclaimer_enable: true,
    notice_switch: '0',
    playlists: [live('发布会', 'library-day')],
    online_base: 1_140,
    view_count: 22_600,
    share_count: 391,
    like_count: 2_010,
    booking_base: 0,
  }),
];
