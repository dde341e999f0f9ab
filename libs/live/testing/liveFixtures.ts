import type { LiveDetail, LivePost, LiveRoom } from '@share/api-contract/types';
import { now, scene, siteOrigin } from '@share/content-cards/testing';

export { now, siteOrigin };

const minute = 60;
const hour = 3_600;
const startOfPage = now / 1000;

/** A room as the platform answers it. */
export const liveDetail = (given: Partial<LiveDetail> = {}): LiveDetail => ({
  live_id: 'lvBirds1',
  post_id: 'birdlive',
  track_id: 'trk_birdlive',
  title: '慢直播：南岸观鸟屋的一整天',
  type: 'landscape',
  status: 1,
  start_time: startOfPage - 5 * hour,
  end_time: startOfPage + 5 * hour,
  cover: '/media/scene/wetland.svg',
  summary: '镜头不动，水动。今天风向西北，早晚各有一次归林。',
  source: '云浦影像',
  columns: [
    { name: '聊天', type: 'chat', enable_chat: true },
    { name: '图文', type: 'post' },
    { name: '简介', type: 'intro' },
    { name: '回放', type: 'replay' },
    { name: '更多直播', type: 'group', group_id: 'grpLive1' },
  ],
  countdown_switch: true,
  countdown_label: '距离开始还有',
  reservation_label: '预约提醒',
  disclaimer_enable: true,
  disclaimer: '直播内容以现场为准。预约后，将在开始前 10 分钟提醒。',
  playlists: [
    { name: '观鸟屋', type: 'live', play_url: '/media/live/live.m3u8' },
    { name: '水面', type: 'live', play_url: '/media/live/water.m3u8' },
    { name: '昨日归林', type: 'replay', play_url: '/media/live/vod.m3u8' },
  ],
  online_count: 12_345,
  view_count: 1_520_000,
  like_count: 98_600,
  booking_count: 2_416,
  ...given,
});

/** Entry `index` of the time line, the newest has 0. */
export const livePost = (index: number, given: Partial<LivePost> = {}): LivePost => ({
  msg_id: `p${index}`,
  content: `第 ${index} 条：四台吊机同步提升，梁段离桥面还有 3 米。`,
  created_at: startOfPage - (index + 1) * 9 * minute,
  alias: '记者 周衡',
  ...given,
});

/** The changing data of a room, with a page of `count` entries. */
export const liveRoom = (count = 0, given: Partial<LiveRoom> = {}): LiveRoom => ({
  live_id: 'lvBirds1',
  status: 1,
  online_count: 12_345,
  view_count: 1_520_000,
  like_count: 98_600,
  posts: Array.from({ length: count }, (_, index) => livePost(index)),
  total: count,
  ...given,
});

/** The same view with pictures that need no network: the platform may not send such addresses, so they come afterwards. */
export const withScenes = <View extends object>(view: View): View =>
  JSON.parse(JSON.stringify(view).replaceAll(/\/media\/scene\/(\w+)\.svg/g, `${scene}#$1`)) as View;

/** Before it begins, in six days and ten hours. */
export const upcoming: Partial<LiveDetail> = {
  title: '夜航云浦：跟着末班渡轮看城市灯火',
  status: 0,
  start_time: startOfPage + 6 * 24 * hour + 10 * hour + 24 * minute + 37,
  end_time: startOfPage + 7 * 24 * hour,
  notice_switch: true,
  notice_label: '预告片 00:45',
  notice_video: '/media/clip/harbor.mp4',
};

/** Texts as long as an editor will ever type. */
export const longTexts: Partial<LiveDetail> = {
  title: '云浦市第十七届南岸湿地生态保护宣传周暨青年志愿者行动启动仪式全程直播（含手语同步传译与无障碍字幕）',
  source: '云浦市融媒体中心新闻直播部与南岸街道办事处联合制作',
  summary: '镜头不动，水动。'.repeat(40),
  countdown_label: '距离启动仪式正式开始还有的时间',
  reservation_label: '预约开播提醒通知',
};
