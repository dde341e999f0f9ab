import { streamSeconds } from './clips';
import { article, draftOf, type Draft } from './Draft';

const scripted = 'javascript:alert(document.domain)';

const playing: Draft[] = [
  draftOf('video', '归林：二十四秒里飞过的鸟', '按播放列表分段传送的短片，可以从任何一段看起。', '视频', {
    id: 'hlsvid01',
    scene: 'wetland',
    payload: { play_url: '/media/live/vod.m3u8', duration: streamSeconds },
  }),
  draftOf('video', '湖面十六秒：带字幕的一段', '中文和英文两种字幕，听不见也能看懂。', '视频', {
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
  draftOf('svideo', '十二秒：伞面上的第一笔', '看完往上滑，还有下一条。', '短视频', {
    id: 'svfirst1',
    scene: 'oldstreet',
    related: ['svnext01'],
  }),
  draftOf('svideo', '十二秒：收伞', '接着上一条。', '短视频', {
    id: 'svnext01',
    scene: 'oldstreet',
    related: ['svfirst1'],
  }),
  draftOf('audio', '半分钟的雨', '骑楼下录的三十秒，适合单曲循环。', '听见', {
    id: 'audio30s',
    scene: 'rain',
    duration: 30,
  }),
  draftOf('video', '一段放不了的视频', '地址坏了，只剩封面和这句话。', '视频', {
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
!nightcity 天亮以后的三号厂房。
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
    scene: 'nightcity',
    body: '今晚最低气温零下四度，全市二十六家暖心驿站通宵开门，热水和充电都不收钱。',
    payload: {
      url: '/davmu/agreement/warm_stations',
      real_url: '/davmu/agreement/warm_stations',
      nav: 1,
      bizName: '暖心驿站开放规则',
    },
  }),
  draftOf('link', '暖心驿站开放规则（整页）', '没有页头的一页。', '服务', {
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
  draftOf('link', '链接里藏着脚本的一条', '来稿的地址不是网页，打不开才对。', '来稿', {
    id: 'evillink',
    scene: 'sign',
    payload: { url: scripted, real_url: ' java\nscript:alert(1)', bizName: '<img src=x onerror=alert(1)>' },
  }),
  draftOf('h5', '地址是一段网页的一条', '来稿的地址把网页写在了自己里面，打不开才对。', '来稿', {
    id: 'evilh5pg',
    scene: 'sign',
    payload: { url: 'data:text/html,<script>alert(1)</script>', real_url: 'file:///etc/passwd' },
  }),
  draftOf('sp_topic', '只能在电脑上看的专题', '手机上会提示换一台设备。', '专题', {
    id: 'sptopoff',
    scene: 'oldstreet',
    payload: { enable_app: 0, app_url: '', enable_pc: 1 },
  }),
  draftOf('sp_topic', '哪里都打不开的专题', '两个开关都关着，地址也不可信。', '专题', {
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

/** Items of the peony family that each show one feature or refuse one trick, under ids people can remember. */
export const featureCases: Draft[] = [...playing, ...telling, ...leading];
