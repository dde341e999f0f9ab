import type { StoredContent } from '../SeedBundle';
import type { StoredList } from './CollectionBodies';
import { coverOf } from './coverOf';
import { type Selection, selectPosts } from './selectPosts';

type Plan = readonly [list_id: string, title: string, summary: string, scene: string, selection: Selection];

const plans: Plan[] = [
  [
    'listNigh',
    '夜里还亮着的灯',
    '夜班车、急诊室、便利店和渔港：天黑以后，谁在替这座城醒着。',
    'nightcity',
    { topics: ['夜班公交', '急诊室', '图书馆夜读', '小店', '青屿渔港'], limit: 36 },
  ],
  [
    'listHand',
    '一双手能做多少事',
    '做伞、制秤、补瓷、磨镜片，还有把鱼一条条分开的手。',
    'oldstreet',
    { topics: ['老手艺', '云河戏', '东岭茶山', '骑楼街'], types: ['article', 'video', 'image'] },
  ],
  [
    'listKids',
    '念给孩子听的十篇',
    '每一篇都能在十分钟里念完，念完总会有一个“为什么”。',
    'library',
    { topics: ['植物园', '东岭天文台', '学校午餐', '湿地三年'], types: ['article'], limit: 10 },
  ],
  [
    'listData',
    '用数字看云浦',
    '一张账单、一张热力图、一份两百人的回访，数字后面都有人。',
    'bridge',
    { columns: ['数据'] },
  ],
  [
    'listAll1',
    '云浦一百篇',
    '编辑部选出的一百篇长文，按发表时间排列，翻到最后是第一场雪。',
    'wetland',
    { types: ['article'], limit: 100 },
  ],
  ['listSoon', '冬至特辑', '筹备中，冬至前一天上线。', 'rain', { topics: ['冬至特辑'] }],
];

/** Lists editors have put together; the last one is empty. */
export const buildLists = (contents: readonly StoredContent[]): StoredList[] =>
  plans.map(([list_id, title, summary, scene, selection]) => ({
    list_id,
    title,
    summary,
    style: coverOf(scene, list_id),
    post_ids: selectPosts(contents, selection),
  }));
