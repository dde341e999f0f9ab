import { attemptOpenApp } from './attemptOpenApp';

const link = { way: 'scheme', href: 'shareapp://open?id=LZkmpMDK' } as const;

let isHidden = false;
const hide = () => {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The events that `attemptOpenApp` listens to; jsdom has listeners of its own for others. */
const countedTypes = new Set(['visibilitychange', 'pagehide', 'blur', 'focus']);
const listeners = new Set<string>();
const countListeners = (target: EventTarget) => {
  const { addEventListener, removeEventListener } = target;
  jest.spyOn(target, 'addEventListener').mockImplementation((type, ...rest) => {
    if (countedTypes.has(type)) listeners.add(type);
    addEventListener.call(target, type, ...rest);
  });
  jest.spyOn(target, 'removeEventListener').mockImplementation((type, ...rest) => {
    listeners.delete(type);
    removeEventListener.call(target, type, ...rest);
  });
};

const attempt = (navigate: (href: string) => void = () => undefined, timeoutMs?: number) =>
  attemptOpenApp(link, { window, navigate, timeoutMs });

const setActivation = (userActivation: { isActive: boolean } | undefined) =>
  Object.defineProperty(window.navigator, 'userActivation', { configurable: true, value: userActivation });

beforeEach(() => {
  isHidden = false;
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  listeners.clear();
  countListeners(window);
  countListeners(document);
});

afterEach(() => {
  expect(listeners).toEqual(new Set());
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
  setActivation(undefined);
});

describe('attemptOpenApp', () => {
  it.each([
    ['the page is hidden', hide],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('has opened when %s', async (_, leave) => {
    const result = attempt();
    jest.advanceTimersByTime(800);
    leave();
    expect(await result).toEqual({ strategy: 'scheme', result: 'opened', ms: 800 });
  });

  it('opens the address once, synchronously', async () => {
    const navigate = jest.fn();
    const result = attempt(navigate);
    expect(navigate.mock.calls).toEqual([[link.href]]);
    hide();
    await result;
  });

  it('times out after 2,500 ms without an event', async () => {
    const result = attempt();
    jest.advanceTimersByTime(2499);
    expect(listeners.size).toBeGreaterThan(0);
    jest.advanceTimersByTime(1);
    expect(await result).toEqual({ strategy: 'scheme', result: 'timeout', ms: 2500 });
  });

  it('takes a timeout', async () => {
    const result = attempt(undefined, 100);
    jest.advanceTimersByTime(100);
    expect((await result).result).toBe('timeout');
  });

  it('counts a timer that fires much too late as opened: the page was in the background', async () => {
    const result = attempt();
    jest.setSystemTime(Date.now() + 60_000);
    jest.advanceTimersByTime(2500);
    expect((await result).result).toBe('opened');
  });

  it('counts a timer that is late as a timeout: the page was busy on a slow phone', async () => {
    const result = attempt();
    jest.setSystemTime(Date.now() + 2500);
    jest.advanceTimersByTime(2500);
    expect((await result).result).toBe('timeout');
  });

  it('has opened when the page is hidden without an event', async () => {
    const result = attempt();
    isHidden = true;
    jest.advanceTimersByTime(2500);
    expect((await result).result).toBe('opened');
  });

  it('continues when the page becomes visible', async () => {
    const result = attempt();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listeners.size).toBeGreaterThan(0);
    jest.advanceTimersByTime(2500);
    expect((await result).result).toBe('timeout');
  });

  describe('while the system shows its prompt 在“…”中打开？', () => {
    it('waits for the answer yes', async () => {
      const result = attempt();
      window.dispatchEvent(new Event('blur'));
      jest.advanceTimersByTime(10_000);
      hide();
      expect((await result).result).toBe('opened');
    });

    it('starts the timeout again after the answer no', async () => {
      const result = attempt();
      window.dispatchEvent(new Event('blur'));
      jest.advanceTimersByTime(10_000);
      window.dispatchEvent(new Event('focus'));
      jest.advanceTimersByTime(2500);
      expect(await result).toEqual({ strategy: 'scheme', result: 'timeout', ms: 12_500 });
    });

    it('does not wait forever', async () => {
      const result = attempt();
      window.dispatchEvent(new Event('blur'));
      jest.advanceTimersByTime(20_000);
      expect((await result).result).toBe('timeout');
    });
  });

  it('reports an address the browser refuses', async () => {
    const result = attempt(() => {
      throw new DOMException('refused', 'SyntaxError');
    });
    expect(await result).toEqual({ strategy: 'scheme', result: 'error', ms: 0 });
  });

  it('makes one attempt at a time', async () => {
    const navigate = jest.fn();
    const first = attempt(navigate);
    expect(await attempt(navigate)).toEqual({ strategy: 'scheme', result: 'unavailable', ms: 0 });
    expect(navigate).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2500);
    await first;
    const next = attempt(navigate);
    expect(navigate).toHaveBeenCalledTimes(2);
    hide();
    expect((await next).result).toBe('opened');
  });

  it('does nothing without a tap', async () => {
    const navigate = jest.fn();
    setActivation({ isActive: false });
    expect((await attempt(navigate)).result).toBe('late');
    expect(navigate).not.toHaveBeenCalled();
    setActivation({ isActive: true });
    const result = attempt(navigate);
    expect(navigate).toHaveBeenCalled();
    hide();
    await result;
  });

  it('clicks a link outside the document, so that no other listener is called', async () => {
    const hrefs: string[] = [];
    const onClick = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      hrefs.push(this.href);
      this.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    document.body.addEventListener('click', onClick);
    const result = attemptOpenApp(link, { window });
    hide();
    await result;
    expect(hrefs).toEqual([link.href]);
    expect(onClick).not.toHaveBeenCalled();
  });
});
