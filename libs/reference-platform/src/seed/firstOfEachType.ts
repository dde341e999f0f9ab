import { seasonsSeconds } from './clips';
import { draftOf, type Draft } from './Draft';
import { wetlandStory } from './flagship/wetlandStory';

const moving: Draft[] = [
  draftOf(
    'video',
    '航拍：南岸四季',
    '同一条航线飞了四次：三月的水色、六月的荷、十月的芦花和腊月的薄冰。',
    '视频',
    {
      id: 'seasonv1',
      payload: { play_url: '/media/clip/seasons.mp4', duration: seasonsSeconds },
      scene: 'lake',
      mp: '云浦影像',
      topics: ['湿地三年', '航拍云浦'],
      body: `
无人机从二号码头起飞，沿旧塘埂向东，四次都在早上七点一刻。
三月，水还没涨，塘埂的影子像一张没擦干净的棋盘；六月，荷叶把棋盘盖住；十月，芦花从两岸往中间白过来；腊月有一层薄冰，天鹅没有来，来了一群绿头鸭。
拍摄者周衡说，四次飞行里他最喜欢第三次，因为那天镜头里闯进来一条小船，船上的人抬头挥了挥手。`,
    },
  ),
  draftOf('svideo', '骑楼下的糖画', '一勺糖稀，一块石板，从提手到收尾一气呵成。', '短视频', {
    id: 'sugarsv1',
    scene: 'oldstreet',
    mp: '云浦影像',
    topics: ['骑楼街'],
  }),
  draftOf(
    'audio',
    '夜航船 · 第 24 期：为什么我们爱听雨',
    '雨声里有多少种声音？一位录音师在屋檐下坐了整整一夜。',
    '听见',
    {
      id: 'rainpod1',
      scene: 'rain',
      duration: 1_690,
      mp: '夜航船电台',
      topics: ['夜航船'],
      body: `
这一期的嘉宾是声音采集人温立。她背着两支话筒，在云浦老城的七处屋檐下录了同一场雨：瓦、铁皮、帆布、芭蕉、石阶、水缸和一把撑开的伞。
节目里你会依次听到它们，中间没有配乐。最后八分钟是七种雨声叠在一起，建议戴上耳机。
## 本期时间轴
- 02:10　录音前要等多久的安静
- 09:45　瓦和铁皮，哪个更像童年
- 16:20　为什么下雨天容易睡着
- 20:05　七种雨声`,
    },
  ),
  draftOf(
    'image',
    '图集：一座桥合龙的四十八小时',
    '最后一段钢梁长 9.6 米，焊工、测量员和一锅绿豆汤，一起等到气温合适的那个凌晨。',
    '影像',
    {
      id: 'bridgeg1',
      scene: 'bridge',
      mp: '云浦影像',
      topics: ['云河大桥'],
      body: `
最后一段钢梁长 9.6 米。它要在气温回到十二度的那一刻放下去，早了会短，晚了会长。四十八小时里，一百七十个人都在等一支温度计。
! 第一天，清晨六点。两岸的悬臂已经能看清对面工人的脸，中间只隔着最后一段梁。
! 焊工秦小山在检查焊枪，他的安全帽里夹着一张女儿画的桥。
! 测量员每半小时报一次合龙口的宽度，数字写在一块旧门板上。
!lake 中午江面起风，吊装暂停，驳船在桥下等了三个小时。
! 食堂把绿豆汤送到桥面，一桶汤分给一百七十个人，刚好见底。
!nightcity 第一天夜里，两岸的灯第一次同时打在合龙口上。
! 第二天凌晨四点一刻，气温十二度，总指挥把举着的手放了下来。
! 螺栓孔对准，误差三毫米，有人把手套扔上了天。
! 天亮以后，第一辆走过新桥的车是送早饭的三轮。`,
    },
  ),
];

const pages: Draft[] = [
  draftOf(
    'h5',
    '今冬取暖地图：哪里可以进门坐一坐',
    '全城 86 处暖心驿站，点开就能看到开门时间、座位和热水。',
    '服务',
    {
      id: 'warmmap1',
      scene: 'library',
      url: 'https://example.com/yunpu/warm-map',
      topics: ['寒潮'],
    },
  ),
  draftOf('link', '市图书馆：夜间座位在线预约', '23 点前都有位子，预约后保留二十分钟。', '服务', {
    id: 'libseat1',
    scene: 'library',
    url: 'https://example.com/yunpu/library',
    topics: ['图书馆夜读'],
  }),
  draftOf(
    'topic',
    '#湿地三年：说说你和南岸的一次相遇',
    '一张照片、一句话都可以，编辑每周五挑选十条刊登。',
    '话题',
    {
      id: 'wettopic',
      scene: 'wetland',
      url: 'https://example.com/yunpu/topic/wetland',
      topics: ['湿地三年'],
    },
  ),
  draftOf('sp_topic', '云浦骑楼街口述史', '三十六位老街坊，讲同一条街的三十六种从前。', '专题', {
    id: 'oldvoice',
    scene: 'oldstreet',
    url: 'https://example.com/yunpu/old-street',
    topics: ['骑楼街', '口述史'],
  }),
  draftOf(
    'mini_program',
    '公交到站小程序：看看夜班车还有几分钟',
    '不用下载，查得到每一班夜间公交现在开到哪里。',
    '服务',
    {
      id: 'busmini1',
      scene: 'nightcity',
      url: 'pages/bus/night',
      topics: ['夜班公交'],
    },
  ),
  draftOf(
    'cloud_form',
    '问卷：你家门口最想添一件什么小东西',
    '长椅、路灯、饮水处，还是一面挡风的墙？填完大约两分钟。',
    '互动',
    {
      id: 'wishform',
      scene: 'oldstreet',
      url: 'https://example.com/yunpu/form/door',
      topics: ['家门口的小事'],
    },
  ),
];

const collections: Draft[] = [
  draftOf('live', '直播：云浦青年音乐会', '九支本地乐队在湖心岛，从黄昏唱到散场。', '直播', {
    id: 'musiclv1',
    scene: 'stage',
    mp: '云浦影像',
    topics: ['湖心岛音乐会'],
  }),
  draftOf(
    'local_live',
    '慢直播：南岸观鸟屋的一整天',
    '镜头不动，水动。今天风向西北，早晚各有一次归林。',
    '直播',
    {
      id: 'birdlive',
      scene: 'wetland',
      mp: '云浦影像',
      topics: ['湿地三年'],
    },
  ),
  draftOf('audio_album', '夜航船', '每周五晚上更新，讲城市里不太有人注意的声音。', '听见', {
    id: 'nightbot',
    scene: 'nightcity',
    album: { status: 0, total: 24 },
    mp: '夜航船电台',
    topics: ['夜航船'],
  }),
  draftOf('video_album', '云浦匠人', '做伞、制秤、修钟、补瓷，十二双手的十二个工作日。', '视频', {
    id: 'craftsva',
    scene: 'oldstreet',
    album: { status: 1, total: 12 },
    views: 131_000_000,
    mp: '云浦影像',
    topics: ['老手艺'],
  }),
  draftOf(
    'special',
    '专题：与水相处的三年',
    '从鱼塘到湿地，近百篇报道、影像和一张可以放大的水系图。',
    '专题',
    {
      id: 'wetspec1',
      scene: 'wetland',
      topics: ['湿地三年'],
      body: `
三年里，记者去了南岸四十一次，带回来采访本二十三册、录音一百六十小时，以及一双再也洗不干净的胶鞋。
这个专题把它们按时间排好：先是水，再是人，最后是鸟。您可以从任何一篇读起。`,
    },
  ),
];

/** The opening items: exactly one of each content type, under ids people can remember. */
export const firstOfEachType: Draft[] = [wetlandStory, ...moving, ...pages, ...collections];
