import { toSiteConfig } from './toSiteConfig';

const context = {
  siteOrigin: 'https://m.example.com',
  defaultLogo: '/davmu/share/logo.svg',
  openAppHref: 'https://app.example.com/open',
};

test('reads name, logo, description and colour', () => {
  const info = {
    primaryColor: '#0B6BCB',
    h5_config: { site_name: '云浦新闻', site_logo: '/media/logo.svg', descriptions: '打开看看' },
  };
  expect(toSiteConfig(JSON.stringify(info), context)).toEqual({
    themeColour: '#0B6BCB',
    site: {
      name: '云浦新闻',
      logo: '/media/logo.svg',
      description: '打开看看',
      homeHref: '/davmu/share/',
      openAppHref: 'https://app.example.com/open',
    },
  });
});

test.each([
  ['an empty object', {}],
  [
    'hostile values',
    { primaryColor: 'red;}body{', h5_config: { site_logo: 'javascript:alert(1)', site_name: 5 } },
  ],
  ['empty texts', { primaryColor: '', h5_config: { site_name: ' ', descriptions: '' } }],
])('%s gives the defaults of the specification', (_, info) => {
  const { site, themeColour } = toSiteConfig(JSON.stringify(info), context);
  expect(themeColour).toBe('#FF4A26');
  expect(site.logo).toBe('/davmu/share/logo.svg');
  expect(site.description).toBe('打开App，看更多内容');
});

test.each(['', 'null', '[', '"text"', '5'])('%j is refused', (text) => {
  expect(() => toSiteConfig(text, context)).toThrow();
});
