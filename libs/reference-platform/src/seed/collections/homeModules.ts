import type { HomeModule } from '@share/api-contract/sent';

const block = (
  id: string,
  title: string,
  category: string,
  type: string,
  layout: string,
  more: Partial<HomeModule> = {},
): HomeModule => ({ id, title, category, type, layout, ...more });

/**
 * Blocks of channels by group_id. Those of the first channel also hold blocks that the web leaves out: two categories that
 * open only in the app, an excluded type, and a layout already seen.
 */
export const homeModules: Record<string, HomeModule[]> = {
  grpHome1: [
    block('modRead1', '周末慢读', 'content', 'news', 'reading'),
    block('modServe', '办事查一查', 'content', 'tools', 'grid', { icon: '/media/icon/clue.svg' }),
    block('modSound', '闭上眼睛听', 'content', 'audio', 'shelf', { icon: '/media/icon/live.svg' }),
    block('modWater', '与水相处', 'special', 'special', 'cover', {
      url: '/davmu/share/special/wetspec1/index.html',
    }),
    block('modTopic', '大家在聊', 'topic', 'talk', 'chips'),
    block('modApps1', '常用应用', 'app', 'tool', 'icons'),
    block('modCircl', '邻里圈', 'content', 'dimim', 'circles'),
    block('modReadO', '周末慢读（旧版）', 'content', 'news', 'reading'),
  ],
  grpCity1: [
    block('modServe', '办事查一查', 'content', 'tools', 'grid', { icon: '/media/icon/clue.svg' }),
    block('modAsk01', '您反映的事', 'content', 'news', 'progress'),
  ],
  grpAudio: [block('modSound', '闭上眼睛听', 'content', 'audio', 'shelf')],
};
