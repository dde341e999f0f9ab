import { toBottomBar, type BottomBarView } from '../src/data/toBottomBar';

const item = (id: string, title: string, category: string, groups: string[], isHome = false) => ({
  id,
  title,
  category,
  groups,
  isHome,
});

interface LabelColours {
  unselectedLabelColor: string;
  selectedLabelColor: string;
}

/** The bar of the sample site, with the site's own drawings and the label colours of its configuration. */
export const createBottomBar = (colours: LabelColours): BottomBarView =>
  toBottomBar(
    {
      navigationItems: [
        item('home', '首页', 'news', ['grpHome1', 'grpCity1'], true),
        item('video', '视频', 'video', ['grpVideo']),
        item('live', '直播', 'live', ['grpLive1']),
        item('clue', '报料', 'clue_report', []),
        item('mine', '我的', 'account', []),
      ],
      ...colours,
    },
    'https://m.example.com',
  );

export const bottomBarFixture = createBottomBar({
  unselectedLabelColor: '#666666',
  selectedLabelColor: '#FF4A26',
});
