import { answered, said } from '../CommentDraft';
import type { CircleDraft } from './CircleDraft';

/** The circle that design and tests know. */
export const birdCircle: CircleDraft = {
  id: 'circBird',
  name: '云浦观鸟',
  description: '只看，不喂，不追，不放声音引鸟。把看见的记下来，就是帮忙。',
  notice: '三月到七月北侧林带不开放，请不要发布鸟巢位置。',
  owner: '老郑',
  scene: 'wetland',
  members: 3_204,
  contents: 11_240,
  topics: [
    {
      id: 'ctSouth1',
      name: '南岸打卡',
      description: '在南岸湿地看到了什么，几点，几号观鸟屋。',
      scene: 'wetland',
      contents: 4_310,
      views: 286_000,
    },
    {
      id: 'ctWhoIs1',
      name: '这是什么鸟',
      description: '拍糊了也可以问，附上地点和日期。',
      scene: 'lake',
      contents: 2_075,
      views: 97_400,
    },
  ],
  posts: [
    {
      id: 'cpbird01',
      alias: '小满',
      content: '今早在 3 号观鸟屋，六点半到七点最好看，记得带长焦。',
      topic: 'ctSouth1',
      hoursAgo: 0.67,
      scenes: ['wetland', 'bridge', 'lake'],
      likes: 86,
      comments: [
        said('长焦二手', '云浦', '400 定焦够吗？', [
          answered('小满', '云浦', '够，鸟在三十米左右。', undefined),
          answered('长焦二手', '云浦', '明早见。', '小满'),
        ]),
        said('起不来的人', '云浦', '六点半……我只能看鸟下班。', [
          answered('小满', '云浦', '傍晚五点它们回来，也好看。', undefined),
        ]),
        said('老郑', '云浦', '3 号屋的门轴昨天上过油了，开门轻一点，不会惊着它们。', [
          answered('小满', '云浦', '怪不得没听见吱呀声。', undefined),
        ]),
        said('南门小学刘老师', '云浦', '周六想带十二个孩子去，需要预约吗？', [
          answered('老郑', '云浦', '十人以上打管护站电话，我带你们走西门。', undefined),
          answered('南门小学刘老师', '云浦', '太好了，孩子们画了一面旗。', '老郑'),
        ]),
        said('青屿看海', '青屿', '隔着屏幕听见翅膀的声音了。', [
          answered('小满', '云浦', '不是翅膀，是我旁边的大爷在剥橘子。', undefined),
        ]),
      ],
    },
    {
      id: 'cpbird02',
      alias: '老郑',
      tag: '巡护员',
      content: '今天早上的记录：白鹭八十三，夜鹭十二，黑翅长脚鹬四。水位正好，周末来的朋友请走西门。',
      hoursAgo: 3,
      likes: 312,
      isEssence: true,
      comments: [said('阿禾', '云浦', '八十三！和报纸上写的一样多。')],
    },
    {
      id: 'cpbird03',
      alias: '半糖去冰',
      content: '黑乎乎一只，站在芦苇边一动不动，眼睛红得像两粒枸杞。求问。',
      topic: 'ctWhoIs1',
      hoursAgo: 20,
      scenes: ['wetland'],
      likes: 41,
      comments: [
        said('江予宁', '临川', '夜鹭，成鸟。站一下午不动是它的日常，俗称“夜班保安”。', [
          answered('半糖去冰', '云浦', '笑死，像我们小区门口那位。', undefined),
        ]),
      ],
    },
    {
      id: 'cpbird04',
      alias: '南门小学刘老师',
      tag: '志愿者',
      content:
        '孩子们的捡螺日记（节选）：\n“螺的卵是粉色的，很好看，可是好看的不一定是好的。”\n“我捡了三百二十一个，手上有味道，妈妈说是劳动的味道。”',
      hoursAgo: 52,
      scenes: ['wetland', 'wetland', 'lake', 'bridge'],
      likes: 528,
      isEssence: true,
    },
    {
      id: 'cpbird05',
      alias: '云浦观鸟管理员',
      tag: '圈主',
      content:
        '入圈必读：不喂食，不追拍，不放录音，不发鸟巢位置。看见受伤的鸟，请打管护站电话，不要自己抱回家。',
      hoursAgo: 1_400,
      likes: 1_906,
      isTop: true,
      isEssence: true,
      isClosedForComments: true,
    },
    {
      id: 'cpbird06',
      alias: '退休第三年',
      content: '雨天的湿地没有人，鸟都缩着脖子。我和它们一起缩着，坐了一上午，很好。',
      topic: 'ctSouth1',
      hoursAgo: 76,
      scenes: ['rain'],
      likes: 233,
    },
  ],
};
