import { streamSeconds } from './clips';
import { article, draftOf, type Draft } from './Draft';
import { pictureCases } from './pictureCases';

const scripted = 'javascript:alert(document.domain)';

const playing: Draft[] = [
  draftOf('video', '归林：二十四秒里飞过的鸟', '傍晚五点到六点，机位在观鸟屋，可以从任何一段看起。', '视频', {
    id: 'hlsvid01',
    scene: 'wetland',
    payload: { play_url: '/media/live/vod.m3u8', duration: streamSeconds },
  }),
  draftOf('video', '湖面十六秒：守湖人说了一句话', '中文和英文两种字幕，听不见也能看懂。', '视频', {
    id: 'subtit01',
    scene: 'lake',
    subtitles: [
      { label: '中文', lang: 'zh', url: '/media/clip/lake-zh.vtt' },
      { label: 'English', lang: 'en', url: '/media/clip/lake-en.vtt' },
    ],
  }),
  draftOf('video', '云浦匠人：磨一把伞骨的上午', '专辑《云浦匠人》里的一集，可以接着看下一集。', '视频', {
    id: 'craftv01',
    scene: 'oldstreet',
    related: ['craftsva'],
  }),
  draftOf('svideo', '十二秒：伞面上的第一笔', '笔尖落下去，油纸轻轻响一声。', '短视频', {
    id: 'svfirst1',
    scene: 'oldstreet',
    related: ['svnext01'],
  }),
  draftOf('svideo', '十二秒：收伞', '画好了，晾干了，只收这一下。', '短视频', {
    id: 'svnext01',
    scene: 'oldstreet',
    related: ['svfirst1'],
  }),
  draftOf('audio', '半分钟的雨', '骑楼下录的三十秒，可以一遍一遍地听。', '听见', {
    id: 'audio30s',
    scene: 'rain',
    duration: 30,
  }),
  draftOf('video', '雨夜泵站：抽水机响到天亮', '城西泵站的四台机器，从八点开到第二天早上。', '视频', {
    id: 'noplay01',
    scene: 'rain',
    payload: { play_url: scripted },
  }),
];

const telling: Draft[] = [
  article(
    '听全文：雨夜的末班渡轮',
    '这一篇有人读给您听。',
    '手记',
    `
末班渡轮九点四十开，船上只有七个人。掌舵的老徐说，雨夜的人都坐在靠里的位子，只有孩子要趴到窗边。
船到江心，雨小了，能听见对岸的钟。老徐把广播关掉，说，这一段要听。
`,
    { id: 'listen01', scene: 'harbor', audioUrl: '/media/clip/voice.mp3' },
  ),
  article(
    '现场：三号厂房火灾后的十二个小时',
    '消防员、厂里的老师傅和一只从火里跑出来的猫。',
    '现场',
    `
凌晨两点十一分，三号厂房的警铃响了。第一辆消防车七分钟后到。
受伤的两位工人在当天上午转出重症病房。下面的文字里有对伤情的描述。
!nightcity-dawn 天亮以后，从三号厂房的楼顶望出去。
`,
    { id: 'warning1', scene: 'nightcity', contentWarning: '文中有火灾现场和伤情的描述' },
  ),
  article(
    '一周空气质量：三天优，四天良',
    '数据来自市监测中心，文字由程序写成。',
    '数据',
    `
本周云浦空气质量三天为优、四天为良，首要污染物是臭氧。周三午后的臭氧浓度最高，周六最低。
预计下周以多云为主，扩散条件较好。
`,
    { id: 'aimade01', scene: 'lake', aiLabel: '本文由人工智能生成，经编辑审核' },
  ),
];

const leading: Draft[] = [
  draftOf('h5', '暖心驿站开放规则', '几点开门、谁可以进、能坐多久。', '服务', {
    id: 'h5framed',
    scene: 'nightcity',
    payload: {
      url: '/davmu/agreement/warm_stations',
      real_url: '/davmu/agreement/warm_stations',
      nav: 1,
      capsule: 1,
      bizName: '暖心驿站',
    },
  }),
  draftOf('h5', '今晚降温，这些驿站通宵开门', '先看规则，再出门。', '服务', {
    id: 'h5popup1',
    ageHours: 9,
    scene: 'nightcity',
    body: '今晚最低气温零下四度，全市二十六家暖心驿站通宵开门，热水和充电都不收钱。',
    payload: {
      url: '/davmu/agreement/warm_stations',
      real_url: '/davmu/agreement/warm_stations',
      nav: 1,
      bizName: '暖心驿站开放规则',
    },
  }),
  draftOf('link', '暖心驿站开放规则全文', '几点开门、谁可以进，一页说完。', '服务', {
    id: 'linkfram',
    scene: 'nightcity',
    payload: {
      url: '/davmu/agreement/warm_stations',
      real_url: '/davmu/agreement/warm_stations',
      nav: '0',
      capsule: '0',
      bizName: '暖心驿站',
    },
  }),
  draftOf('link', '来稿：巷口那块写错字的路牌', '作者附来的链接，编辑部核实后没有开放。', '来稿', {
    id: 'evillink',
    scene: 'sign',
    payload: { url: scripted, real_url: ' java\nscript:alert(1)', bizName: '<img src=x onerror=alert(1)>' },
  }),
  draftOf('h5', '来稿：斑马线前的三十秒', '作者附来的网页打不开，编辑部已经去信。', '来稿', {
    id: 'evilh5pg',
    scene: 'crossing',
    payload: { url: 'data:text/html,<script>alert(1)</script>', real_url: 'file:///etc/passwd' },
  }),
  draftOf('sp_topic', '骑楼街口述史 · 大屏展', '三十六位老街坊，适合在大屏上慢慢看。', '专题', {
    id: 'sptopoff',
    scene: 'oldstreet',
    payload: { enable_app: 0, app_url: '', enable_pc: 1 },
  }),
  draftOf('sp_topic', '骑楼街修缮档案', '图纸和照片正在整理，理好以后开放。', '专题', {
    id: 'sptopbad',
    scene: 'oldstreet',
    payload: { enable_app: '1', app_url: scripted, enable_pc: false, pc_url: scripted },
  }),
  article(
    '驿站地图有了大屏版：在电脑上一眼看完全城',
    '手机上看文字，电脑上直接打开整张规则页。',
    '服务',
    `
暖心驿站的名单昨天更新到八十六处。手机上一屏只放得下三家，编辑部的同事把整页规则搬到了大屏上。
在电脑上打开这篇文章，会直接进到那一页；在手机上，读到这里就够了：先看几点关门，再出门。
`,
    { id: 'pclink01', scene: 'library', pcLink: '/davmu/agreement/warm_stations' },
  ),
];

/** Items of the peony family that each show one feature or refuse one trick, under ids people can remember; no list has them. */
export const featureCases: Draft[] = [...playing, ...telling, ...leading, ...pictureCases].map((draft) => ({
  ...draft,
  unlisted: true,
}));
