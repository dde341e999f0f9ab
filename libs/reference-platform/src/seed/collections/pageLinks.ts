import { detailPath, homePath } from '@share/site-paths';
import type { DemoLink } from '../demoLinks';

const linkedMonth = Date.UTC(2026, 10, 15) / 1_000;

/** The first entry of the handbook: its id depends on its title alone. */
const firstEntry = '8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded';

const page = (kind: string, title: string, path: string, post_id?: string): DemoLink => ({
  kind,
  title,
  path: `${homePath}${path}`,
  ...(post_id && { post_id }),
});

const preview = (base: string, contentType: string, post_id: string, title: string): DemoLink => ({
  kind: 'preview',
  post_id,
  title,
  path: detailPath({ actor: `preview-${base}`, contentType, postId: post_id, publishedAt: linkedMonth }),
});

/** One page for each route that shows no single item, then previews; the addresses never change. */
export const pageLinks: readonly DemoLink[] = [
  { kind: 'home', title: '首页', path: homePath },
  page('home-group', '视频频道', '?group=grpVideo', 'grpVideo'),
  page('search', '搜索', 'search/index.html'),
  page('content-model', '周末慢读', 'content_model/index.html?id=modRead1', 'modRead1'),
  page('list', '夜里还亮着的灯', 'list/listNigh/index.html', 'listNigh'),
  page('special-short', '专题：与水相处的三年', 'special/wetspec1/index.html', 'wetspec1'),
  page('activity', '南岸周日观鸟', 'activity/birdwalk/index.html', 'birdwalk'),
  page('invite', '小满的邀请', 'invite/YP7K3Q/index.html', 'YP7K3Q'),
  page('fly-card', '云浦早知道', 'fly_card/flydaily/index.html', 'flydaily'),
  page('clue-report', '报料：西塘路路面塌陷', 'dejin/detail/clueroad/index.html', 'clueroad'),
  page('clue-person', '报料人：西塘路住户', 'dejin/personal/cluXitang/index.html', 'cluXitang'),
  page('clue-topic', '话题：道路与路灯', `dejin/topic/${encodeURIComponent('道路与路灯')}/index.html`),
  page('circle', '圈子：云浦观鸟', 'dimim/circle/index.html?id=circBird', 'circBird'),
  page('circle-post', '圈子里的帖子', 'dimim/content/index.html?id=cpbird01', 'cpbird01'),
  page('circle-topic', '话题：南岸打卡', 'dimim/topic/index.html?id=ctSouth1', 'ctSouth1'),
  page(
    'law-question',
    '试用期被辞退，公司不给书面理由怎么办？',
    'fazak/problemShare/index.html?id=lawtrial',
    'lawtrial',
  ),
  page('open-catalog', '云浦便民手册', 'dejin/catalog/index.html?rid=yunpubook&id=bookroot', 'bookroot'),
  page(
    'open-content',
    '路坏了、灯不亮，怎么报最快',
    `dejin/content/index.html?rid=yunpubook&uuid=${firstEntry}`,
    firstEntry,
  ),
  page('auth', '登录结果', 'auth'),
  page('bar', '打开 App 横幅', 'bar'),
  page('pc', '电脑上看', `pc?url=${encodeURIComponent(homePath)}`),
  preview('holly', 'article', 'prevart1', '未发布的文章'),
  preview('holly', 'video', 'prevvid1', '未发布的视频'),
  preview('holly', 'special', 'prevspc1', '未发布的专题'),
  preview('holly', 'audio_album', 'prevaud1', '未发布的专辑'),
  preview('holly', 'article', 'prevgone', '已过期的预览'),
  preview('mp', 'article', 'prevmp01', '未发布的媒体号内容'),
];
