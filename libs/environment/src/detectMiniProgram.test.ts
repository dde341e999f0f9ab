import { detectMiniProgram } from './detectMiniProgram';

const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) MicroMessenger/8.0.49(0x18003137)';

/** A window with the given user agent that counts its listeners. */
const createWindow = (userAgent: string) => {
  const document = new EventTarget();
  const listeners = { count: 0 };
  const { addEventListener, removeEventListener } = document;
  document.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    listeners.count += 1;
    addEventListener.apply(document, args);
  };
  document.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    listeners.count -= 1;
    removeEventListener.apply(document, args);
  };
  const page = {
    navigator: { userAgent },
    document,
    setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
    clearTimeout: (timer: number) => window.clearTimeout(timer),
  } as unknown as Window & { __wxjs_environment?: string; __qqjs_environment?: string };
  return {
    page,
    listeners,
    dispatchBridgeReady: () => document.dispatchEvent(new Event('WeixinJSBridgeReady')),
  };
};

const stateOf = async (answer: Promise<boolean>) => {
  let value: boolean | 'pending' = 'pending';
  void answer.then((result) => (value = result));
  await Promise.resolve();
  await Promise.resolve();
  return value;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('detectMiniProgram (spec §4, §9)', () => {
  it('knows at once from the user agent', async () => {
    const { page, listeners } = createWindow(`${wechat} miniProgram/wx0123456789abcdef`);
    expect(await stateOf(detectMiniProgram(page))).toBe(true);
    expect(listeners.count).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['__wxjs_environment', '__qqjs_environment'] as const)(
    'knows at once from %s',
    async (variable) => {
      const { page } = createWindow(wechat);
      page[variable] = 'miniprogram';
      expect(await stateOf(detectMiniProgram(page))).toBe(true);
    },
  );

  it('knows when the bridge is ready, and removes its listener and timer', async () => {
    const { page, listeners, dispatchBridgeReady } = createWindow(wechat);
    const answer = detectMiniProgram(page);
    expect(await stateOf(answer)).toBe('pending');
    page.__wxjs_environment = 'miniprogram';
    dispatchBridgeReady();
    expect(await stateOf(answer)).toBe(true);
    expect(listeners.count).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps waiting when the bridge is ready but the variable is missing', async () => {
    const { page, dispatchBridgeReady } = createWindow(wechat);
    const answer = detectMiniProgram(page);
    dispatchBridgeReady();
    expect(await stateOf(answer)).toBe('pending');
    page.__wxjs_environment = 'miniprogram';
    jest.advanceTimersByTime(500);
    expect(await stateOf(answer)).toBe(true);
  });

  it('gives false after 500 ms and removes its listener', async () => {
    const { page, listeners } = createWindow(wechat);
    const answer = detectMiniProgram(page);
    jest.advanceTimersByTime(499);
    expect(await stateOf(answer)).toBe('pending');
    jest.advanceTimersByTime(1);
    expect(await stateOf(answer)).toBe(false);
    expect(listeners.count).toBe(0);
  });
});
