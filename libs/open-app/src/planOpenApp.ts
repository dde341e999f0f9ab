import { isVersionAtLeast, type Environment } from '@share/environment';
import type { OpenAppConfig, OpenAppWay } from './OpenAppConfig';
import { toAppLink } from './toAppLink';

const isApple = ({ system }: Environment) => system === 'ios' || system === 'ipados';

const waysInWechat = (environment: Environment): OpenAppWay[] => {
  const isAtLeast = (version: string) => isVersionAtLeast(environment.wechatVersion, version);
  const ways: OpenAppWay[] = isAtLeast('7.0.12') ? ['open-tag'] : [];
  if (isApple(environment) && isAtLeast('7.0.5')) ways.push('universal-link');
  if (environment.system === 'android') ways.push('store');
  return [...ways, 'guide'];
};

/** The ways that work in this environment, best first, whatever the app has. */
const waysIn = (environment: Environment): OpenAppWay[] => {
  const { host, system, isMobile, isMiniProgram } = environment;
  if (host === 'client' || host === 'bot') return [];
  if (isMiniProgram) return ['close'];
  if (!isMobile) return ['qr'];
  switch (host) {
    case 'wechat':
      return waysInWechat(environment);
    case 'qq':
    case 'qzone':
      return [system === 'android' ? 'store' : 'scheme', 'guide'];
    case 'wecom':
    case 'weibo':
    case 'baidu':
    case 'alipay':
    case 'dingtalk':
      return ['guide'];
    case 'zhihu':
    case 'douban':
    case 'douyin':
    case 'toutiao':
      return ['scheme', 'guide'];
    case 'qq-browser':
    case 'uc':
      return ['scheme', 'download'];
    case 'chrome-android':
    case 'samsung':
      return ['intent', 'download'];
    default:
      return isApple(environment) || system === 'harmony'
        ? ['universal-link', 'scheme', 'download']
        : ['scheme', 'download'];
  }
};

const withoutAddress: readonly OpenAppWay[] = ['guide', 'qr', 'close'];

/**
 * The ways to the app for this visitor, best first: a tap takes the first one, and the others are offered when it fails (spec §6).
 * Empty in the own client and for bots.
 */
export const planOpenApp = (environment: Environment, config: OpenAppConfig): OpenAppWay[] =>
  waysIn(environment).filter((way) => withoutAddress.includes(way) || toAppLink({}, way, config) !== null);
