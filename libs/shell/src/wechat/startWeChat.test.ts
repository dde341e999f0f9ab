import { userAgents } from '@share/environment/testing';
import type { OpenAppConfig } from '@share/open-app';
import { startWeChat } from './startWeChat';

const config = jest.fn();
const postMessage = jest.fn();
const updateAppMessageShareData = jest.fn();
/** How long WeChat takes for a configuration; absent: no time at all. Milliseconds. */
let configMs: number | undefined;
jest.mock('weixin-js-sdk', () => ({
  __esModule: true,
  default: {
    config: (...args: unknown[]) => config(...args),
    ready: (onReady: () => void) => (configMs === undefined ? onReady() : void setTimeout(onReady, configMs)),
    error: () => undefined,
    updateAppMessageShareData: (...args: unknown[]) => updateAppMessageShareData(...args),
    updateTimelineShareData: () => undefined,
    miniProgram: { postMessage: (...args: unknown[]) => postMessage(...args) },
  },
}));

const card = {
  title: '白鹭',
  desc: '回来了',
  link: 'https://m.example.com/a',
  imgUrl: 'https://m.example.com/a.png',
};
const app: OpenAppConfig = {
  scheme: 'shareapp',
  universalLink: '',
  packageName: 'com.example.share',
  wxOpenAppId: 'wx0123456789abcdef',
};
const signing = { appId: 'wx1', timestamp: 7, nonceStr: 'n', signtrue: 'abc' };

/** Shows every control at once. */
class ResizeObserverOfShown {
  constructor(private onResize: (entries: { target: Element }[]) => void) {}
  observe(target: Element) {
    Object.defineProperty(target, 'offsetWidth', { value: 54 });
    this.onResize([{ target }]);
  }
}

/** A window of its own for each page, so that observers do not see the next one. */
const openPage = (agent: string) => {
  const { userAgent } = userAgents.find(({ name }) => name === agent)!;
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<a data-open-app="">打开</a>';
  page.head.innerHTML =
    `<meta property="og:title" content="${card.title}"><meta property="og:description" content="${card.desc}">` +
    `<meta property="og:url" content="${card.link}"><meta property="og:image" content="${card.imgUrl}">`;
  return {
    document: page,
    location: { href: 'https://m.example.com/a?from=timeline#part' },
    navigator: { userAgent, maxTouchPoints: 5 },
    addEventListener: jest.fn(),
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  } as unknown as Window;
};

const settled = () => jest.advanceTimersByTimeAsync(1000);

const visit = async (
  agent: string,
  {
    isPreview = false,
    wxOpenAppId = app.wxOpenAppId,
    landing = undefined as string | undefined,
    hasCard = true,
    sign = (): Promise<object> => Promise.resolve(signing),
  } = {},
) => {
  const window = openPage(agent);
  if (!hasCard) window.document.head.innerHTML = '';
  if (landing !== undefined) window.__landing = landing;
  const getShareConfig = jest.fn(sign);
  const settleOpenTag = jest.fn();
  const report = jest.fn();
  const loadServices = jest.fn(async () => ({ api: { getShareConfig } as never, report, settleOpenTag }));
  const settings = {
    clientUaToken: 'ShareApp',
    app: { ...app, wxOpenAppId },
    appLink: { id: 'wetland1' },
    contentId: 'wetland1',
    isPreview,
  };
  const done = startWeChat(window, settings, loadServices);
  await settled();
  await done;
  const findTag = () => window.document.querySelector('[data-open-app] > wx-open-launch-app');
  return {
    window,
    document: window.document,
    getShareConfig,
    report,
    settleOpenTag,
    loadServices,
    findTag,
    tag: findTag(),
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  configMs = undefined;
  Object.assign(window, { ResizeObserver: ResizeObserverOfShown });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('in WeChat the page is signed and shared, and the tag lies over what opens the app', async () => {
  const { getShareConfig, settleOpenTag, tag } = await visit('WeChat 8.0.48, own kernel');
  expect(getShareConfig.mock.calls).toEqual([[{ path: 'https://m.example.com/a?from=timeline' }]]);
  expect(config).toHaveBeenCalledTimes(1);
  expect(updateAppMessageShareData).toHaveBeenCalledWith(expect.objectContaining(card));
  expect(tag?.getAttribute('appid')).toBe('wx0123456789abcdef');
  expect(tag?.getAttribute('extinfo')).toBe('shareapp://open?id=wetland1');
  tag?.dispatchEvent(new CustomEvent('launch'));
  tag?.dispatchEvent(new CustomEvent('error'));
  expect(settleOpenTag.mock.calls).toEqual([['opened'], ['error']]);
});

test('a card that has been set is reported, with the item of the page', async () => {
  updateAppMessageShareData.mockImplementationOnce(({ success }: { success: () => void }) => success());
  const { report } = await visit('WeChat 8.0.48, own kernel');
  expect(report.mock.calls).toEqual([['share_set', { ids: ['wetland1'], extras: { call: 'new' } }]]);
});

test('iOS signs the address the document was loaded at', async () => {
  const landing = 'https://m.example.com/landing';
  const { getShareConfig } = await visit('WeChat 8.0.49, iPhone', { landing });
  expect(getShareConfig.mock.calls).toEqual([[{ path: landing }]]);
});

test.each([
  ['the site has no app of the open platform', 'WeChat 8.0.48, own kernel', ''],
  ['WeChat is too old for it', 'WeChat 7.0.11, X5 kernel', app.wxOpenAppId],
])('without a tag when %s', async (_, agent, wxOpenAppId) => {
  const { tag } = await visit(agent, { wxOpenAppId });
  expect(updateAppMessageShareData).toHaveBeenCalledTimes(1);
  expect(tag).toBeNull();
});

test('a page that could not be signed tries again when the visitor comes back', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const sign = jest.fn(() => Promise.resolve(signing)).mockRejectedValueOnce(new Error('offline'));
  const { document, findTag } = await visit('WeChat 8.0.48, own kernel', { sign });
  expect([findTag(), updateAppMessageShareData.mock.calls]).toEqual([null, []]);
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
  };
  Object.defineProperty(document, 'hidden', { value: false });
  await comeBack();
  await comeBack();
  expect(sign).toHaveBeenCalledTimes(2);
  expect(findTag()).not.toBeNull();
  expect(updateAppMessageShareData).toHaveBeenCalledTimes(1);
});

test('a slow line: the card is set and the tag is laid when WeChat is ready, after the limit', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  configMs = 3500;
  const { getShareConfig, findTag } = await visit('WeChat 8.0.48, own kernel');
  await jest.advanceTimersByTimeAsync(configMs);
  expect(log.mock.calls).toEqual([['WeChat:', 'config:timeout']]);
  expect(updateAppMessageShareData.mock.calls).toEqual([[expect.objectContaining(card)]]);
  expect(findTag()).not.toBeNull();
  expect([getShareConfig, config].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('R43: a page without a card of its own is shared with the text of the platform', async () => {
  const sign = () => Promise.resolve({ ...signing, title: '云浦新闻', desc: '看见身边的事' });
  const { tag } = await visit('WeChat 8.0.48, own kernel', { hasCard: false, sign });
  expect(updateAppMessageShareData).toHaveBeenCalledWith(
    expect.objectContaining({ title: '云浦新闻', desc: '看见身边的事' }),
  );
  expect(tag).not.toBeNull();
});

test('a mini program gets the card, and again what has changed', async () => {
  const { document, loadServices } = await visit('WeChat mini program, iPhone');
  expect(document.documentElement.getAttribute('data-env')).toBe('mini-program');
  document.querySelector('meta')?.setAttribute('content', '苍鹭');
  await settled();
  expect(postMessage.mock.calls).toEqual([[{ data: card }], [{ data: { ...card, title: '苍鹭' } }]]);
  expect(config).not.toHaveBeenCalled();
  expect(loadServices).not.toHaveBeenCalled();
});

test.each([
  ['Safari, iPhone', false],
  ['Weibo, iPhone', false],
  ['WeChat 8.0.48, own kernel', true],
  ['WeChat mini program, iPhone', true],
])('%s, preview %j: WeChat is left alone', async (agent, isPreview) => {
  const { loadServices, tag } = await visit(agent, { isPreview });
  expect([config, postMessage, loadServices].some(({ mock }) => mock.calls.length > 0)).toBe(false);
  expect(tag).toBeNull();
});

test('a failure is only logged', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const window = openPage('WeChat 8.0.48, own kernel');
  const settings = { clientUaToken: '', app, appLink: {}, isPreview: false };
  const done = startWeChat(window, settings, () => Promise.reject(new Error('offline')));
  await settled();
  await expect(done).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
});
