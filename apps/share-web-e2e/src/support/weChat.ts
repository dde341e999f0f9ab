import type { Page } from '@playwright/test';
import { once } from 'node:events';
import net from 'node:net';

interface BridgeCall {
  name: string;
  args: Record<string, unknown>;
}

/**
 * Installs a fake of WeChat's bridge before the first document: it grants every request, or answers a configuration as given.
 * @returns the requests to WeChat so far
 */
export const fakeWeChat = async (page: Page, { config = 'ok' } = {}) => {
  await page.addInitScript((answer) => {
    const calls: BridgeCall[] = [];
    const invoke = (name: string, args: Record<string, unknown>, callback?: (result: object) => void) => {
      calls.push({ name, args: JSON.parse(JSON.stringify(args)) });
      setTimeout(() => callback?.({ err_msg: `${name}:${name === 'preVerifyJSAPI' ? answer : 'ok'}` }), 20);
    };
    Object.assign(window, { weChatCalls: calls, WeixinJSBridge: { invoke, on: () => undefined } });
  }, config);
  return async (name: string) => {
    const calls = await page.evaluate(() => (window as unknown as { weChatCalls: BridgeCall[] }).weChatCalls);
    return calls.filter((call) => call.name === name).map(({ args }) => args);
  };
};

/** A port without a server. */
export const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
