import type { AppInfo, Group } from '@share/api-contract/sent';
import { homeModules } from './collections/homeModules';

const group = (group_id: string, name: string, layout: string, type = 'news'): Group => ({
  group_id,
  name,
  type,
  layout,
  ...(homeModules[group_id] && { modules: homeModules[group_id] }),
});

/**
 * Channels in the order of the home page. The last four are there to be dropped by the column filter of spec §3:
 * excluded types, and a layout that was already seen.
 */
export const groups: Group[] = [
  group('grpHome1', '推荐', 'recommend'),
  group('grpCity1', '云浦', 'city'),
  group('grpDeep1', '深度', 'deep'),
  group('grpVideo', '视频', 'video'),
  group('grpAudio', '听见', 'audio'),
  group('grpSpecl', '专题', 'special'),
  group('grpAsk01', '问政', 'answers'),
  group('grpLive1', '直播', 'live'),
  group('grpImage', '影像', 'gallery'),
  group('grpLife1', '生活', 'life'),
  group('grpFood1', '烟火', 'food'),
  group('grpLinCh', '临川', 'neighbour'),
  group('grpCircl', '圈子', 'circle-list', 'circle'),
  group('grpApps1', '应用', 'apps', 'app'),
  group('grpLaw01', '法律问答', 'law', 'fazak'),
  group('grpCity2', '云浦（旧版）', 'city'),
];

const navigationItem = (id: string, title: string, category: string, members: string[], isHome = false) => ({
  id,
  title,
  binding: category,
  category,
  isHome,
  groups: members,
  icons: { normal: `/media/icon/${id}.svg`, selected: `/media/icon/${id}-on.svg` },
});

/** Site configuration: colour, banner texts and the bottom bar. */
export const appInfo: AppInfo = {
  primaryColor: '#FF4A26',
  h5_config: {
    site_name: '云浦新闻',
    site_logo: '/media/logo.svg',
    descriptions: '打开App，看更多内容',
    record_no: '云ICP备2026000001号-1',
    licences: ['互联网新闻信息服务许可证 33120260001'],
    report_phones: ['12377', '0571-12345678'],
    report_reasons: ['内容不实', '广告营销', '人身攻击', '侵犯隐私', '涉及未成年人', '其他'],
  },
  bottomNavigationBar: {
    navigationItems: [
      navigationItem(
        'home',
        '首页',
        'news',
        ['grpHome1', 'grpCity1', 'grpDeep1', 'grpSpecl', 'grpAsk01'],
        true,
      ),
      navigationItem('video', '视频', 'video', ['grpVideo', 'grpImage']),
      navigationItem('live', '直播', 'live', ['grpLive1']),
      navigationItem('clue', '报料', 'clue_report', []),
      navigationItem('mine', '我的', 'account', []),
    ],
    unselectedLabelColor: '#666666',
    selectedLabelColor: '#FF4A26',
  },
};
