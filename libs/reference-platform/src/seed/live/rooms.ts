import type { LiveDetail } from '@share/api-contract/types';
import type { StoredLive } from '@share/reference-live';

const hour = 3_600;
const day = 24 * hour;

/** A room before the sample content knows what time it is: times are seconds from now. */
export type RoomDraft = Omit<StoredLive, 'start_time' | 'end_time' | 'epoch'> & {
  starts: number;
  ends: number;
};

const columns = {
  chat: { name: '聊天', type: 'chat', enable_chat: 1 },
  closedChat: { name: '聊天', type: 'chat', enable_chat: '0' },
  post: { name: '图文', type: 'post' },
  intro: { name: '简介', type: 'intro' },
  replay: { name: '回放', type: 'replay' },
  more: { name: '更多直播', type: 'group', group_id: 'grpLive1' },
} satisfies Record<string, LiveDetail['columns'][number]>;

const disclaimer = '直播内容以现场为准。预约后，将在开始前 10 分钟提醒您；聊天请友善发言，不泄露他人信息。';

const scene = (name: string): string => `/media/scene/${name}-16x9.svg`;

const live = (name: string, picture: string, play_url = '/media/live/live.m3u8') =>
  ({ name, type: 'live', play_url, cover: scene(picture) }) as const;

const replay = (name: string, picture: string) =>
  ({ name, type: 'replay', play_url: '/media/live/vod.m3u8', cover: scene(picture) }) as const;

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
  cover: scene(picture),
  live_background: scene(picture),
  play_background: scene(picture),
  disclaimer,
  ...rest,
});

/** One room for each state and screen; the switches come in the types that platforms of this kind send (R50). */
export const rooms: readonly RoomDraft[] = [
  room('lvBirds1', 'birdlive', '慢直播：南岸观鸟屋的一整天', 'wetland-birdlive', {
    type: 'landscape',
    content_type: 'local_live',
    status: 1,
    starts: -5 * hour,
    ends: 30 * day,
    summary: '镜头不动，水动。今天风向西北，早晚各有一次归林。',
    source: '云浦影像',
    columns: [columns.chat, columns.post, columns.intro, columns.replay, columns.more],
    countdown_switch: 0,
    disclaimer_enable: true,
    notice_switch: '1',
    notice_label: '今日归林时间约 17:15，请提前调低音量',
    playlists: [
      live('观鸟屋', 'wetland-birdlive'),
      live('水面', 'lake-birdlive'),
      replay('昨日归林', 'wetland-birdlive-2'),
    ],
    online_base: 12_345,
    view_count: 1_520_000,
    share_count: 4_812,
    like_count: 98_600,
    booking_base: 860,
  }),
  room('lvMarkt1', 'marketlv', '云浦早市：跟着阿婆买一条鱼', 'market-marketlv', {
    type: 'portrait',
    content_type: 'local_live',
    status: 1,
    starts: -1 * hour,
    ends: 20 * day,
    summary: '五点半开市，镜头只到腰那么高，看见的都是手。',
    source: '一碗烟火',
    columns: [columns.chat, columns.intro],
    countdown_switch: false,
    disclaimer_enable: '0',
    notice_switch: 0,
    playlists: [live('早市', 'market-marketlv')],
    online_base: 2_318,
    view_count: 86_400,
    share_count: 911,
    like_count: 9_180,
    booking_base: 0,
  }),
  room('lvBridg1', 'bridgelv', '云浦大桥合龙 图文直播', 'bridge-bridgelv', {
    type: 'image',
    content_type: 'local_live',
    status: 1,
    starts: -7 * hour,
    ends: 20 * day,
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
  room('lvMusic1', 'musiclv1', '直播：云浦青年音乐会', 'stage-musiclv1', {
    type: 'landscape',
    content_type: 'live',
    status: 0,
    starts: 7 * hour,
    ends: 11 * hour,
    summary: '九支本地乐队，从黄昏唱到散场，今晚在湖心岛。',
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
    playlists: [live('主舞台', 'stage-musiclv1')],
    online_base: 0,
    view_count: 7_430,
    share_count: 520,
    like_count: 1_204,
    booking_base: 9_998,
  }),
  room('lvFerry1', 'ferrylv1', '夜航云浦：跟着末班渡轮看城市灯火', 'nightcity-ferrylv1', {
    type: 'landscape',
    content_type: 'local_live',
    status: 0,
    starts: 6 * day + 10 * hour,
    ends: 6 * day + 12 * hour,
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
    playlists: [live('船头', 'nightcity-ferrylv1')],
    online_base: 0,
    view_count: 3_906,
    share_count: 288,
    like_count: 640,
    booking_base: 2_404,
  }),
  room('lvOpera1', 'operalv1', '老戏台重开首演：《渡口》全场回放', 'stage-operalv1', {
    type: 'landscape',
    content_type: 'local_live',
    status: 3,
    starts: -76 * hour,
    ends: -73 * hour,
    summary: '停演七年的南门戏台，开锣那天下着小雨，没有人走。',
    source: '云浦观察',
    columns: [columns.replay, columns.chat, columns.intro],
    disclaimer_enable: 0,
    playlists: [
      replay('全场', 'stage-operalv1'),
      replay('第二折 · 等船', 'rain-operalv1'),
      replay('谢幕', 'stage-operalv1-2'),
    ],
    online_base: 0,
    view_count: 468_000,
    share_count: 6_201,
    like_count: 41_300,
    booking_base: 3_120,
  }),
  room('lvMarat1', 'marathlv', '终点线前的三小时：云浦半程马拉松', 'oldstreet-marathlv', {
    type: 'portrait',
    content_type: 'local_live',
    status: 2,
    starts: -170 * hour,
    ends: -166 * hour,
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
  room('lvPress1', 'pressliv', '寒潮应对发布会：供暖、蔬菜和夜间公交', 'library-pressliv', {
    type: 'landscape',
    content_type: 'local_live',
    status: 1,
    starts: -0.5 * hour,
    ends: 20 * day,
    summary: '四个部门现场答问，聊天区在问答环节关闭。',
    source: '云浦新闻',
    columns: [columns.closedChat, columns.intro, columns.more],
    disclaimer_enable: true,
    notice_switch: '0',
    playlists: [live('发布会', 'library-pressliv')],
    online_base: 1_140,
    view_count: 22_600,
    share_count: 391,
    like_count: 2_010,
    booking_base: 0,
  }),
];
