import { draftOf, type Draft } from '../Draft';

/** Content items of the live rooms beside the two that open the site; one for each state and screen. */
export const liveDrafts: Draft[] = [
  draftOf(
    'local_live',
    '云浦早市：跟着阿婆买一条鱼',
    '五点半开市，镜头只到腰那么高，看见的都是手。',
    '直播',
    {
      id: 'marketlv',
      scene: 'market',
      ageHours: 25.1,
      mp: '一碗烟火',
      topics: ['早市'],
    },
  ),
  draftOf(
    'local_live',
    '云浦大桥合龙 图文直播',
    '最后一段钢箱梁今晨起吊，记者在桥面和指挥船上同时播报。',
    '直播',
    {
      id: 'bridgelv',
      scene: 'bridge',
      ageHours: 25.6,
      mp: '云浦影像',
      topics: ['云河大桥'],
    },
  ),
  draftOf(
    'local_live',
    '夜航云浦：跟着末班渡轮看城市灯火',
    '从青龙渡口到江心洲，四十分钟，只开一盏船头灯。',
    '直播',
    {
      id: 'ferrylv1',
      scene: 'nightcity',
      ageHours: 26.3,
      mp: '云浦影像',
      topics: ['夜航云浦'],
    },
  ),
  draftOf(
    'local_live',
    '老戏台重开首演：《渡口》全场回放',
    '停演七年的南门戏台，开锣那天下着小雨，没有人走。',
    '直播',
    {
      id: 'operalv1',
      scene: 'stage',
      ageHours: 74,
      mp: '云浦观察',
      topics: ['老戏台'],
    },
  ),
  draftOf(
    'local_live',
    '终点线前的三小时：云浦半程马拉松',
    '机位在终点后面二十米，拍每一个停下来的人。',
    '直播',
    {
      id: 'marathlv',
      scene: 'oldstreet',
      ageHours: 170,
      mp: '云浦影像',
      topics: ['云浦马拉松'],
    },
  ),
  draftOf(
    'local_live',
    '寒潮应对发布会：供暖、蔬菜和夜间公交',
    '四个部门现场答问，聊天区在问答环节关闭。',
    '直播',
    {
      id: 'pressliv',
      scene: 'library',
      ageHours: 27.2,
      topics: ['寒潮'],
    },
  ),
];
