import type { StoredContent } from '../SeedBundle';
import type { StoredModule } from './CollectionBodies';
import { type Selection, selectPosts } from './selectPosts';

type Tab = readonly [group_id: string, name: string, selection: Selection];

interface ModulePlan extends Omit<StoredModule, 'groups'> {
  tabs: readonly Tab[];
}

const plans: ModulePlan[] = [
  {
    id: 'modRead1',
    title: '周末慢读',
    category: 'content',
    type: 'news',
    layout: 'reading',
    summary: '不赶时间的文章，适合一杯热茶。',
    tabs: [
      ['tabPeopl', '人物', { columns: ['人物'] }],
      ['tabStory', '故事', { columns: ['故事'] }],
      ['tabNotes', '手记', { columns: ['手记'] }],
      ['tabMails', '来信', { columns: ['来信'] }],
    ],
  },
  {
    id: 'modServe',
    title: '办事查一查',
    category: 'content',
    type: 'tools',
    layout: 'grid',
    summary: '地图、时刻表和预约，都在这里。',
    tabs: [
      ['tabTools', '工具', { types: ['h5', 'link', 'mini_program'] }],
      ['tabGuide', '指南', { columns: ['服务'], types: ['article'] }],
      ['tabForms', '征集', { types: ['cloud_form'] }],
    ],
  },
  {
    id: 'modSound',
    title: '闭上眼睛听',
    category: 'content',
    type: 'audio',
    layout: 'shelf',
    summary: '雨声、汽笛和一座城的读书声。',
    tabs: [
      ['tabAlbum', '专辑', { types: ['audio_album'] }],
      ['tabPiece', '单集', { types: ['audio'] }],
    ],
  },
  {
    id: 'modAsk01',
    title: '您反映的事',
    category: 'content',
    type: 'news',
    layout: 'progress',
    summary: '哪天说的，谁在办，办到哪一步。',
    tabs: [['tabRequested', '办理', { columns: ['问政'] }]],
  },
  {
    id: 'modEmpty',
    title: '春节回家路',
    category: 'content',
    type: 'news',
    layout: 'journey',
    summary: '腊月二十起更新。',
    tabs: [['tabSoon1', '出发', { topics: ['春节回家路'] }]],
  },
];

/** Content modules with the items of each tab. */
export const buildModules = (contents: readonly StoredContent[]): StoredModule[] =>
  plans.map(({ tabs, ...head }) => ({
    ...head,
    groups: tabs.map(([group_id, name, selection]) => ({
      group_id,
      name,
      post_ids: selectPosts(contents, selection),
    })),
  }));
