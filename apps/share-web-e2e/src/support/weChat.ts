import type { Page } from '@playwright/test';

interface BridgeCall {
  name: string;
  args: Record<string, unknown>;
}

interface WeChatAnswers {
  /** To one configuration after the other, the last one to all that follow; `null`: none at all. */
  config?: (string | null)[];
  /** To every call that sets a card. */
  setting?: string;
}

/**
 * Installs a fake of WeChat's bridge before the first document: it grants every request, or answers as given. What the page
 * listens for in WeChat's menu counts as a request too.
 * @returns the requests to WeChat so far
 */
export const fakeWeChat = async (page: Page, { config = ['ok'], setting = 'ok' }: WeChatAnswers = {}) => {
  await page.addInitScript(
    (given) => {
      const calls: BridgeCall[] = [];
      const answerTo = (name: string) => {
        if (name === 'preVerifyJSAPI')
          return given.config.length > 1 ? given.config.shift() : (given.config[0] ?? null);
        return name.startsWith('update') ? given.setting : 'ok';
      };
      const invoke = (name: string, args: Record<string, unknown>, callback?: (result: object) => void) => {
        calls.push({ name, args: JSON.parse(JSON.stringify(args)) });
        const answer = answerTo(name);
        if (answer !== null) setTimeout(() => callback?.({ err_msg: `${name}:${answer}` }), 20);
      };
      const on = (name: string) => calls.push({ name, args: {} });
      Object.assign(window, { weChatCalls: calls, WeixinJSBridge: { invoke, on } });
    },
    { config, setting },
  );
  return async (name: string) => {
    const calls = await page.evaluate(() => (window as unknown as { weChatCalls: BridgeCall[] }).weChatCalls);
    return calls.filter((call) => call.name === name).map(({ args }) => args);
  };
};
