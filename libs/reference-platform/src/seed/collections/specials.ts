import type { StoredContent } from '../SeedBundle';
import type { StoredSpecial } from './CollectionBodies';
import { type Selection, selectPosts } from './selectPosts';

const waterTopics = ['湿地三年', '云浦南岸', '云河', '河道治理', '青屿渔港', '海'];
const wideTopics = [...waterTopics, '植物园', '东岭天文台', '乡村民宿', '东岭茶山', '寒潮', '从前的云浦'];
const moving = ['video', 'svideo', 'audio', 'image', 'local_live', 'live'] as const;

const group = (
  contents: readonly StoredContent[],
  [group_id, name, collapse]: readonly [string, string, boolean],
  selection: Selection,
): StoredSpecial['groups'][number] => ({
  group_id,
  name,
  collapse,
  post_ids: selectPosts(contents, selection),
});

/** The flagship: four groups, the last of more than one batch of fifty, and one that is planned and still empty. */
const waterSpecial = (contents: readonly StoredContent[]): StoredSpecial => ({
  post_id: 'wetspec1',
  groups: [
    group(contents, ['wsLatest', '最新', true], {
      topics: ['湿地三年', '云浦南岸'],
      types: ['article'],
      limit: 14,
    }),
    group(contents, ['wsPeople', '人物', true], {
      topics: wideTopics,
      columns: ['人物', '手记', '来信'],
      limit: 12,
    }),
    group(contents, ['wsImages', '影像', true], { topics: waterTopics, types: moving }),
    { group_id: 'wsMap001', name: '水系图', collapse: false },
    group(contents, ['wsFurthr', '延伸阅读', true], { topics: wideTopics, types: ['article'], limit: 72 }),
  ],
  sections: [
    { section_id: 'secNews1', title: '最新', group_ids: ['wsLatest'] },
    { section_id: 'secPeopl', title: '人物', group_ids: ['wsPeople'] },
    { section_id: 'secImage', title: '影像', group_ids: ['wsImages'] },
    { section_id: 'secMap01', title: '地图', group_ids: ['wsMap001'] },
    { section_id: 'secMore1', title: '延伸', group_ids: ['wsFurthr'] },
  ],
});

/** Any other special topic: its reports, its pictures and sounds, and ways to take part. */
const usualSpecial = (
  contents: readonly StoredContent[],
  { post_id, topics = [] }: StoredContent,
): StoredSpecial => {
  const without = [post_id];
  const key = post_id.slice(0, 5);
  const groups = [
    group(contents, [`${key}-rep`, '报道', false], { topics, without, types: ['article'] }),
    group(contents, [`${key}-img`, '影像', true], { topics, without, types: moving }),
    group(contents, [`${key}-act`, '互动', true], {
      topics,
      without,
      types: ['h5', 'link', 'topic', 'cloud_form', 'mini_program', 'sp_topic'],
    }),
  ];
  return {
    post_id,
    groups,
    sections: groups.map(({ group_id, name = '' }) => ({
      section_id: `${group_id}-sec`,
      title: name,
      group_ids: [group_id],
    })),
  };
};

/** Groups and sections of every special topic among the items. */
export const buildSpecials = (contents: readonly StoredContent[]): StoredSpecial[] =>
  contents
    .filter(({ content_type }) => content_type === 'special')
    .map((content) =>
      content.post_id === 'wetspec1' ? waterSpecial(contents) : usualSpecial(contents, content),
    );
