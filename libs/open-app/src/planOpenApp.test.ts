import { readEnvironment } from '@share/environment';
import { clientUaToken, userAgents } from '@share/environment/testing';
import type { OpenAppConfig } from './OpenAppConfig';
import { planOpenApp } from './planOpenApp';

const config: OpenAppConfig = {
  scheme: 'shareapp',
  universalLink: 'https://app.example.com/open',
  packageName: 'com.example.share',
  wxOpenAppId: 'wx0123456789abcdef',
  downloadUrl: 'https://example.com/download',
};

const planFor = (fixture: string, given: Partial<OpenAppConfig> = {}) => {
  const { userAgent, maxTouchPoints } = userAgents.find(({ name }) => name === fixture)!;
  const environment = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
  return planOpenApp(environment, { ...config, ...given }).join(' → ');
};

/** The plan for each host and system of the fixtures. */
const expected: Record<string, string> = {
  'client ios': '',
  'client ipados': '',
  'client android': '',
  'client harmony': '',
  'bot *': '',

  'mini-program *': 'close',
  'qq-mini-program *': 'close',
  'alipay-mini-program *': 'close',
  'baidu-mini-program *': 'close',
  'bytedance-mini-program *': 'close',

  'desktop *': 'qr',
  'wechat-desktop *': 'qr',
  'wecom windows': 'qr',
  'wecom mac': 'qr',

  'wecom ios': 'guide',
  'wecom android': 'guide',
  'weibo *': 'guide',
  'baidu *': 'guide',
  'alipay *': 'guide',
  'dingtalk *': 'guide',
  'qq ios': 'scheme → guide',
  'qq harmony': 'scheme → guide',
  'qq android': 'store → guide',
  'qzone ios': 'scheme → guide',
  'qzone android': 'store → guide',
  'zhihu *': 'scheme → guide',
  'douban *': 'scheme → guide',
  'douyin *': 'scheme → guide',
  'toutiao *': 'scheme → guide',

  'qq-browser *': 'scheme → download',
  'uc *': 'scheme → download',
  'huawei android': 'scheme → download',
  'huawei harmony': 'universal-link → scheme → download',
  'xiaomi android': 'scheme → download',
  'oppo android': 'scheme → download',
  'vivo android': 'scheme → download',
  'samsung android': 'intent → download',
  'chrome-android android': 'intent → download',
  'ios-safari ios': 'universal-link → scheme → download',
  'ios-safari ipados': 'universal-link → scheme → download',
  'other ios': 'universal-link → scheme → download',
  'other harmony': 'universal-link → scheme → download',
  'other android': 'scheme → download',
  'other other': 'scheme → download',
};

describe('planOpenApp', () => {
  it.each(userAgents.filter(({ host }) => host !== 'wechat'))('$name', ({ name, host, system }) => {
    expect(planFor(name)).toBe(expected[`${host} ${system}`] ?? expected[`${host} *`]);
  });

  it.each([
    ['WeChat 8.0.49, iPhone', 'open-tag → universal-link → guide'],
    ['WeChat 7.0.5, iPhone', 'universal-link → guide'],
    ['WeChat 7.0.4, iPhone', 'guide'],
    ['WeChat 6.7.3, iPhone', 'guide'],
    ['WeChat, iPad', 'open-tag → universal-link → guide'],
    ['WeChat 8.0.48, own kernel', 'open-tag → store → guide'],
    ['WeChat 7.0.12, X5 kernel', 'open-tag → store → guide'],
    ['WeChat 7.0.11, X5 kernel', 'store → guide'],
    ['WeChat 6.6.1, X5 kernel', 'store → guide'],
    ['WeChat, HarmonyOS 4', 'open-tag → store → guide'],
    ['WeChat, HarmonyOS NEXT', 'open-tag → guide'],
  ])('%s: %s', (fixture, plan) => {
    expect(planFor(fixture)).toBe(plan);
  });

  it.each([
    ['WeChat 8.0.49, iPhone', { wxOpenAppId: '' }, 'universal-link → guide'],
    ['WeChat 8.0.49, iPhone', { wxOpenAppId: '', universalLink: '' }, 'guide'],
    ['WeChat 8.0.48, own kernel', { wxOpenAppId: '', packageName: '' }, 'guide'],
    ['QQ, X5 kernel', { packageName: '' }, 'guide'],
    ['Safari, iPhone', { universalLink: '' }, 'scheme → download'],
    ['Safari, iPhone', { downloadUrl: undefined }, 'universal-link → scheme'],
    ['Safari, iPhone', { universalLink: '', scheme: '', downloadUrl: undefined }, ''],
    ['Chrome, Android', { scheme: '' }, 'download'],
    ['Chrome, Windows', { scheme: '', universalLink: '', downloadUrl: undefined }, 'qr'],
  ])('%s with %j: %s', (fixture, given, plan) => {
    expect(planFor(fixture, given)).toBe(plan);
  });
});
