import { draftOf, type Draft } from './Draft';

const name = '城门口的阿坚';
const topics = ['我在云浦'];
const place = { actor: 'mp', mp: name, source: name, scene: 'oldstreet', topics } as const;

const playing: Draft[] = [
  draftOf('video', '门后面：一条巷子的十六秒', '走得很慢，门都关着。', '手记', {
    ...place,
    id: 'mpvideo1',
  }),
  draftOf('svideo', '卷帘门拉起来的声音', '早上六点，骑楼街。', '手记', {
    ...place,
    id: 'mpsvide1',
    related: ['mpsvide2'],
  }),
  draftOf('svideo', '卷帘门放下去的声音', '晚上十点，同一扇门。', '手记', {
    ...place,
    id: 'mpsvide2',
    related: ['mpsvide1'],
  }),
  draftOf('audio', '门轴：木头的和铁的', '三十秒，分得出来吗？', '手记', {
    ...place,
    id: 'mpaudio1',
    duration: 30,
  }),
  draftOf('audio_album', '城门口的声音', '每集半分钟：门、锁、钥匙和风。', '手记', {
    ...place,
    id: 'mpaualb1',
    album: { status: 1, total: 4 },
  }),
  draftOf('video_album', '城门口的一天', '同一扇门，早中晚各看一眼。', '手记', {
    ...place,
    id: 'mpvialb1',
    album: { status: 0, total: 3 },
  }),
  draftOf('image', '图集：骑楼街的九种门', '木门、铁门、卷帘门，还有一扇只剩门框。', '手记', {
    ...place,
    id: 'mpgallr1',
    body: `
三年里路过它们很多次，这次停下来，一扇一扇拍。
! 西塘路 88 号，门上的猫洞比猫大一圈。
! 十二块板拼成的店门，第七块颜色浅。
!lamp 夜里只有这一扇亮着灯。
! 门框还在，门去了下游。`,
  }),
];

const leading: Draft[] = [
  draftOf('h5', '门的地图：您家的在哪里', '点开看一千张门拍在哪里。', '手记', {
    ...place,
    id: 'mph5page',
    payload: { url: '/davmu/agreement/warm_stations', real_url: '/davmu/agreement/warm_stations', nav: 1 },
  }),
  draftOf('link', '报名：一起拍一百扇窗', '下周日上午，老城邮局门口集合。', '手记', {
    ...place,
    id: 'mplink01',
  }),
  draftOf('topic', '#我家的窗', '拍一张寄来，不必好看。', '手记', { ...place, id: 'mptopic1' }),
  draftOf('sp_topic', '一千张门', '按街道排的全部照片。', '手记', { ...place, id: 'mpsptop1' }),
  draftOf('mini_program', '认门小程序', '拍一张，告诉您是哪个年代的门。', '手记', {
    ...place,
    id: 'mpminip1',
    url: 'pages/door/scan',
  }),
  draftOf('cloud_form', '问卷：您记得小时候的门吗', '两个问题，一分钟。', '手记', {
    ...place,
    id: 'mpform01',
  }),
  draftOf('special', '专题：城门口', '阿坚的门、窗和街，放在一处。', '手记', { ...place, id: 'mpspecl1' }),
];

/** The items of one media account: with `mpaccnt1` an item of every type but live, under ids people can remember. */
export const mediaAccountDrafts: Draft[] = [...playing, ...leading];
