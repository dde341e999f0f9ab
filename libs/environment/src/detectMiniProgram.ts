import { isMiniProgramAgent } from './agentHints';
import { featureDelays } from './environmentConstants';

/** Variables that WeChat and QQ inject, often after the page has started. */
type MiniProgramWindow = Window & { __wxjs_environment?: unknown; __qqjs_environment?: unknown };

const bridgeReadyEvent = 'WeixinJSBridgeReady';

/**
 * Detects whether the page is in a mini program (spec §4). The user agent or an injected variable may tell at once; otherwise
 * WeChat's bridge may still tell, and after 500 ms the answer is final. Never rejects.
 */
export const detectMiniProgram = (window: MiniProgramWindow): Promise<boolean> => {
  const isDetected = () =>
    isMiniProgramAgent(window.navigator.userAgent) ||
    window.__wxjs_environment === 'miniprogram' ||
    window.__qqjs_environment === 'miniprogram';

  if (isDetected()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      window.clearTimeout(timer);
      window.document.removeEventListener(bridgeReadyEvent, onReady);
      resolve(answer);
    };
    const onReady = () => {
      if (isDetected()) settle(true);
    };
    const timer = window.setTimeout(() => settle(isDetected()), featureDelays.miniProgram);
    window.document.addEventListener(bridgeReadyEvent, onReady);
  });
};
