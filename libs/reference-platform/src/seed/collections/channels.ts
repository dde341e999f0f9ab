import { groups } from '../site';
import type { StoredContent } from '../SeedBundle';
import type { StoredChannel } from './CollectionBodies';
import { type Selection, selectPosts } from './selectPosts';

interface ChannelPlan extends Selection {
  banners?: string[];
  tops?: string[];
}

const cityColumns = ['城市', '民生', '快讯', '天气', '编辑部', '服务'];

const plans: Record<string, ChannelPlan> = {
  grpHome1: { banners: ['bridgeg1', 'wetspec1', 'musiclv1'], tops: ['wetland1', 'coldwav1'] },
  grpCity1: { banners: ['metro3op', 'warmmap1'], tops: ['arcadebk'], columns: cityColumns },
  grpDeep1: { tops: ['wetland1'], columns: ['深度', '数据', '科学', '生态'] },
  grpVideo: { banners: ['seasonv1'], types: ['video', 'svideo', 'video_album'] },
  grpAudio: { banners: ['nightbot'], types: ['audio', 'audio_album'] },
  grpSpecl: { types: ['special', 'sp_topic', 'topic'] },
  grpAsk01: { tops: ['longtitl'], topics: ['问政'] },
  grpLive1: { banners: ['musiclv1'], tops: ['birdlive'], types: ['live', 'local_live'] },
  grpImage: { banners: ['bridgeg1'], types: ['image'] },
  grpLife1: { columns: ['生活', '健康', '校园', '互动', '手记'] },
  grpFood1: { tops: ['market04'], topics: ['菜市场', '小店', '学校午餐', '东岭茶山'] },
  grpLinCh: { source: '临川晚报' },
  grpCity2: { columns: cityColumns },
};

/** The contents of each channel of the home page; channels the web does not show are empty. */
export const buildChannels = (contents: readonly StoredContent[]): StoredChannel[] =>
  groups.map(({ group_id }) => {
    const plan = plans[group_id];
    const { banners = [], tops = [], ...selection } = plan ?? {};
    const without = [...banners, ...tops];
    return {
      group_id,
      banner_ids: banners,
      top_ids: tops,
      post_ids: plan ? selectPosts(contents, { ...selection, without }) : [],
    };
  });
