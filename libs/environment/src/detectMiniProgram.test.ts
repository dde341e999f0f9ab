import { detectMiniProgram } from './detectMiniProgram';

const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) MicroMessenger/8.0.49(0x18003137)';

/** A page's window, of which the agent is given and the listeners are counted. */
const createWindow = (userAgent: string) => {
  const document = new EventTarget();
  const listeners = { count: 0 };
  const { addEventListener, removeEventListener } = document;
  document.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listeners.count += 1;
    addEventListener.apply(document, given);
  };
  document.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    listeners.count -= 1;
    removeEventListener.apply(document, given);
  };
  const page = {
    navigator: { userAgent },
    document,
    setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
    clearTimeout: (timer: number) => window.clearTimeout(timer),
  } as unknown as Window & { __wxjs_environment?: string; __qqjs_environment?: string };
  return { page, listeners, bridgeIsReady: () => document.dispatchEvent(new Event('WeixinJSBridgeReady')) };
};

const settled = async (answer: Promise<boolean>) => {
  let value: boolean | 'open' = 'open';
  void answer.then((given) => (value = given));
  await Promise.resolve();
  await Promise.resolve();
  return value;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('detectMiniProgram (spec §4, §9)', () => {
  it('knows at once by the agent', async () => {
    const { page, listeners } = createWindow(`${wechat} miniProgram/wx0123456789abcdef`);
    expect(await settled(detectMiniProgram(page))).toBe(true);
    expect(listeners.count).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['__wxjs_environment', '__qqjs_environment'] as const)('knows at once by %s', async (variable) => {
    const { page } = createWindow(wechat);
    page[variable] = 'miniprogram';
    expect(await settled(detectMiniProgram(page))).toBe(true);
  });

  it('knows when the bridge says so, and leaves nothing behind', async () => {
    const { page, listeners, bridgeIsReady } = createWindow(wechat);
    const answer = detectMiniProgram(page);
    expect(await settled(answer)).toBe('open');
    page.__wxjs_environment = 'miniprogram';
    bridgeIsReady();
    expect(await settled(answer)).toBe(true);
    expect(listeners.count).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits on when the bridge is ready but says nothing yet', async () => {
    const { page, bridgeIsReady } = createWindow(wechat);
    const answer = detectMiniProgram(page);
    bridgeIsReady();
    expect(await settled(answer)).toBe('open');
    page.__wxjs_environment = 'miniprogram';
    jest.advanceTimersByTime(500);
    expect(await settled(answer)).toBe(true);
  });

  it('says no after 500 ms, not earlier, and leaves nothing behind', async () => {
    const { page, listeners } = createWindow(wechat);
    const answer = detectMiniProgram(page);
    jest.advanceTimersByTime(499);
    expect(await settled(answer)).toBe('open');
    jest.advanceTimersByTime(1);
    expect(await settled(answer)).toBe(false);
    expect(listeners.count).toBe(0);
  });

  it('waits as long as it is told', async () => {
    const { page } = createWindow('Mozilla/5.0 (Linux; Android 10; K) Chrome/124.0.0.0 Mobile Safari/537.36');
    const answer = detectMiniProgram(page, { delayMs: 20 });
    jest.advanceTimersByTime(20);
    expect(await settled(answer)).toBe(false);
  });
});
