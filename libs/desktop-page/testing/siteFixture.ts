const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#2e4f4a"/>
<path d="M14 44c8-8 14 6 22-2s8-10 14-6" fill="none" stroke="#fbfaf6" stroke-width="5" stroke-linecap="round"/></svg>`;

export const siteFixture = {
  name: '云浦新闻',
  logo: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  description: '打开App查看更多内容',
};

/** Names as long as an editor will ever type. */
export const longNamedSite = {
  ...siteFixture,
  name: '云浦市融媒体中心新闻客户端（试运行版）',
  description: '打开App，查看更多与这座城市有关的深度报道、直播和便民服务信息',
};
