import { findDesktopRedirect } from './findDesktopRedirect';

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36';
const article = '/davmu/share/peony/doc/2026/11/wetland1/index.html';

/** The window of a page in an iframe of this one. */
const inIframe = () => {
  const { document, navigator, location, innerWidth, innerHeight, sessionStorage } = window;
  const own = { document, navigator, location, innerWidth, innerHeight, sessionStorage, top: window };
  return own as unknown as Window;
};

const visit = (
  more: {
    agent?: string;
    path?: string;
    isPreview?: boolean;
    width?: number;
    height?: number;
    isInIframe?: boolean;
  } = {},
) => {
  const {
    agent = desktop,
    path = `${article}?a=1#comments`,
    isPreview = false,
    width = 1280,
    height = 700,
    isInIframe = false,
  } = more;
  window.history.replaceState(null, '', path);
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.assign(window, { innerWidth: width, innerHeight: height });
  return findDesktopRedirect(isInIframe ? inIframe() : window, { clientUaToken: 'ShareApp', isPreview });
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('R14: a desktop reads the page at /pc, with its whole address', () => {
  const url = new URL(visit() ?? '', 'http://localhost');
  expect(url.pathname).toBe('/davmu/share/pc');
  expect(url.searchParams.get('url')).toBe(`http://localhost${article}?a=1#comments`);
});

test.each([
  ['a phone', { agent: phone, width: 375 }],
  ['a phone held sideways', { agent: phone, width: 900 }],
  ['the own client', { agent: `${desktop} ShareApp/6.2.0` }],
  ['a preview', { isPreview: true }],
  ['the desktop page itself', { path: '/davmu/share/pc?url=x' }],
  ['the desktop page itself, as a folder', { path: '/davmu/share/pc/' }],
  ['the page that receives a login, whose address holds a token', { path: '/davmu/share/auth#token=a' }],
  ['the same page in capitals', { path: '/davmu/share/AUTH#token=a' }],
  ['the same page with an escaped letter', { path: '/davmu/share/%61uth/#token=a' }],
  ['the desktop page itself, in capitals', { path: '/davmu/share/PC?url=x' }],
])('R14: %s is not redirected', (_, more) => {
  expect(visit(more)).toBeNull();
});

test('R14: an address that cannot be decoded is none of these', () => {
  expect(visit({ path: '/davmu/share/%E0%A4%A' })).not.toBeNull();
});

test('R14: a window from 1000 px on that is wider than high is redirected, whatever the agent says', () => {
  expect(visit({ agent: phone, width: 1000 })).not.toBeNull();
});

const comeFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

test('R14: who leaves /pc for a page is not redirected again in this tab', () => {
  comeFrom('http://localhost/davmu/share/pc?url=x');
  expect(visit()).toBeNull();
  comeFrom('');
  expect(visit()).toBeNull();
});

test('R14: the page that /pc itself shows is not redirected, and does not end the redirects of the tab', () => {
  comeFrom('http://localhost/davmu/share/pc?url=x');
  expect(visit({ isInIframe: true })).toBeNull();
  comeFrom('');
  expect(visit()).not.toBeNull();
});

test.each(['', 'http://localhost/davmu/share/', 'https://evil.example/davmu/share/pc'])(
  'R14: who comes from %j is redirected',
  (referrer) => {
    comeFrom(referrer);
    expect(visit()).not.toBeNull();
  },
);

const openPc = (more: Parameters<typeof visit>[0]) => {
  document.body.innerHTML = `<main><iframe src="${article}?a=1#comments"></iframe></main>`;
  const page = visit({ path: '/davmu/share/pc?url=x', ...more });
  document.body.innerHTML = '';
  return page;
};

test.each([
  ['a phone', { agent: phone, width: 375 }],
  ['a phone held sideways', { agent: phone, width: 900, height: 400 }],
  ['a phone in the own client', { agent: `${phone} ShareApp/6.2.0`, width: 375 }],
  ['a phone at another variant of the address', { agent: phone, width: 375, path: '/davmu/share/PC/?url=x' }],
])('R14: %s that opens /pc reads the page it shows, and stays there', (_, more) => {
  expect(openPc(more)).toBe(`${article}?a=1#comments`);
  expect(visit({ ...more, path: article })).toBeNull();
});

test.each([
  ['a desktop', { width: 800 }],
  ['a window from 1000 px on that is wider than high', { agent: phone, width: 1000 }],
  ['a bot', { agent: `${phone} (compatible; Googlebot/2.1)`, width: 375 }],
  ['a phone in a frame', { agent: phone, width: 375, isInIframe: true }],
])('R14: %s stays at /pc', (_, more) => {
  expect(openPc(more)).toBeNull();
});
