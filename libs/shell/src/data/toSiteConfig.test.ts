import { oddAnswers } from '@share/content-cards/testing';
import { toSiteConfig } from './toSiteConfig';
import { withH5Config } from './withH5Config';

const context = {
  siteOrigin: 'https://m.example.com',
  defaultLogo: '/davmu/share/logo.svg',
  openAppHref: 'https://app.example.com/open',
};

test('reads name, logo, description and colour', () => {
  const info = {
    primaryColor: '#0B6BCB',
    h5_config: {
      site_name: '云浦新闻',
      site_logo: '/media/logo.svg',
      descriptions: '打开看看',
      record_no: '云网信备 1 号',
      report_reasons: ['内容不实', ' ', 5, '其他'],
    },
    bottomNavigationBar: { navigationItems: [{ id: 'home', title: '首页', isHome: true }] },
  };
  expect(toSiteConfig(JSON.stringify(info), context)).toEqual({
    imprint: { recordNo: '云网信备 1 号', licences: [], phones: [] },
    state: { isMemorial: false },
    themeColour: '#0B6BCB',
    site: {
      name: '云浦新闻',
      logo: '/media/logo.svg',
      description: '打开看看',
      homeHref: '/davmu/share/',
      openAppHref: 'https://app.example.com/open',
      recordNo: '云网信备 1 号',
    },
    bottomBar: { entries: [expect.objectContaining({ id: 'home', title: '首页' })] },
    reportReasons: ['内容不实', '5', '其他'],
  });
});

test('the page environment overrides what it names and nothing else', () => {
  const { site } = toSiteConfig('{}', context);
  const config = { site_name: '临川日报', site_logo: 'javascript:alert(1)' };
  expect(withH5Config(site, config, context.siteOrigin)).toEqual({ ...site, name: '临川日报' });
  expect(withH5Config(site, undefined)).toEqual(site);
});

test.each([
  ['an empty object', {}],
  [
    'hostile values',
    { primaryColor: 'red;}body{', h5_config: { site_logo: 'javascript:alert(1)', site_name: 5 } },
  ],
  ['empty texts', { primaryColor: '', h5_config: { site_name: ' ', descriptions: '' } }],
])('%s gives the defaults of the specification', (_, info) => {
  const { site, themeColour, bottomBar, reportReasons } = toSiteConfig(JSON.stringify(info), context);
  expect(bottomBar.entries).toEqual([]);
  expect(reportReasons).toContain('内容不实');
  expect(themeColour).toBe('#FF4A26');
  expect(site.logo).toBe('/davmu/share/logo.svg');
  expect(site.description).toBe('打开App，看更多内容');
});

test.each(['', 'null', '[', '"text"', '5'])('%j is refused', (text) => {
  expect(() => toSiteConfig(text, context)).toThrow();
});

test('whatever its lists hold, a configuration keeps its other parts', () => {
  const item = {
    id: 'home',
    title: '首页',
    isHome: true,
    category: 'home',
    groups: ['grpHome1'],
    icons: { normal: '/a.svg' },
  };
  const info = {
    h5_config: { site_name: '云浦新闻', report_reasons: ['内容不实', '广告营销'] },
    bottomNavigationBar: { navigationItems: [item, { ...item, id: 'all', title: '频道', isHome: false }] },
  };
  for (const { name, sent } of oddAnswers(info)) {
    const { site, bottomBar } = toSiteConfig(JSON.stringify(sent), context);
    expect(`${name}: ${site.name}`).toBe(`${name}: 云浦新闻`);
    const isList = /navigationItems is/.test(name);
    expect(`${name}: ${bottomBar.entries.length > 0 || isList}`).toBe(`${name}: true`);
  }
});
