import { featureDelays } from './featureDelays';
import { readEnvironment } from './readEnvironment';

/** What the apps put into the page, often after it has started. */
type MiniProgramWindow = Window & { __wxjs_environment?: unknown; __qqjs_environment?: unknown };

const readyEvent = 'WeixinJSBridgeReady';

/**
 * Finds out whether the page is in a mini program (spec §4). The agent or the variable of the app says so at once;
 * otherwise the bridge of WeChat may still say so, and after the delay the answer is final. Never rejects.
 * @param options `delayMs`: 500 by the specification (spec §9).
 */
export const detectMiniProgram = (
  window: MiniProgramWindow,
  { delayMs = featureDelays.miniProgram }: { delayMs?: number } = {},
): Promise<boolean> => {
  const isInside = () =>
    readEnvironment(window.navigator.userAgent).isMiniProgram ||
    window.__wxjs_environment === 'miniprogram' ||
    window.__qqjs_environment === 'miniprogram';

  if (isInside()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      window.clearTimeout(timer);
      window.document.removeEventListener(readyEvent, onReady);
      resolve(answer);
    };
    const onReady = () => {
      if (isInside()) settle(true);
    };
    const timer = window.setTimeout(() => settle(isInside()), delayMs);
    window.document.addEventListener(readyEvent, onReady);
  });
};
