import type { LinkWay } from './OpenAppConfig';

/** The result of one tap that should open the app, as it is reported (`open_app`, R42). */
export interface OpenAppAttempt {
  strategy: string;
  /**
   * `opened`: the page was left, for the app or for the page behind a Universal Link. `timeout`: nothing happened. `error`: the
   * browser refused the address. `late`: not tried, because the browser no longer knows of a tap. `unavailable`: not tried,
   * because another attempt is running.
   */
  result: 'opened' | 'timeout' | 'error' | 'late' | 'unavailable';
  /** From the tap to the result; 0 where WeChat's tag got the tap. Milliseconds. */
  ms: number;
}

interface AttemptOptions {
  window: Window;
  /** Without any event for this long, the attempt has failed. Milliseconds. */
  timeoutMs?: number;
  /** Opens the address; by default by clicking a link, because Universal Links need that. */
  navigate?: (href: string) => void;
}

/**
 * A timer that fires later than this was delayed because the page was in the background, though no event said so. Milliseconds.
 * The timer of a busy page on a slow phone is one or two seconds late too: then the visitor has not left, and waits for an answer.
 */
const maxTimerDelayMs = 3000;

/** Longest wait for the answer to a prompt of the system, such as 在“…”中打开？. Milliseconds. */
const promptTimeoutMs = 20_000;

const pagesWithAttempt = new WeakSet<Window>();

const hasNoGesture = ({ navigator }: Window) => navigator.userActivation?.isActive === false;

/**
 * Calls `onResult` once. A lost focus means that the system shows a prompt: the timeout starts again when the focus returns.
 * @returns stops without a result.
 */
const watchLeaving = (window: Window, timeoutMs: number, onResult: (isLeft: boolean) => void) => {
  const { document } = window;
  let timer = 0;
  const wait = (ms: number) => {
    window.clearTimeout(timer);
    const due = Date.now() + ms;
    timer = window.setTimeout(() => settle(document.hidden || Date.now() > due + maxTimerDelayMs), ms);
  };
  const onHidden = () => {
    if (document.hidden) settle(true);
  };
  const onPageHide = () => settle(true);
  const onBlur = () => wait(promptTimeoutMs);
  const onFocus = () => wait(timeoutMs);
  const stop = () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('blur', onBlur);
    window.removeEventListener('focus', onFocus);
  };
  const settle = (isLeft: boolean) => {
    stop();
    onResult(isLeft);
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('blur', onBlur);
  window.addEventListener('focus', onFocus);
  wait(timeoutMs);
  return stop;
};

/** Targets `_top`, because an app opens from the page itself and not from a frame, such as the banner in another page. */
const clickLink = (window: Window) => (href: string) => {
  const link = window.document.createElement('a');
  link.href = href;
  link.target = '_top';
  link.click();
};

/**
 * Opens an address of the app and detects whether the page was left. Only for the handler of a tap; where the browser knows about
 * gestures, anything else is refused. One attempt at a time; leaves no listener behind. Never rejects.
 * @param link the way, for the report, and its address from `toAppLink`
 */
export const attemptOpenApp = async (
  { way, href }: { way: LinkWay; href: string },
  { window, timeoutMs = 2500, navigate = clickLink(window) }: AttemptOptions,
): Promise<OpenAppAttempt> => {
  const start = Date.now();
  const report = (result: OpenAppAttempt['result']) => ({ strategy: way, result, ms: Date.now() - start });
  if (pagesWithAttempt.has(window)) return report('unavailable');
  if (hasNoGesture(window)) return report('late');
  pagesWithAttempt.add(window);
  const result = await new Promise<OpenAppAttempt['result']>((resolve) => {
    const stop = watchLeaving(window, timeoutMs, (isLeft) => resolve(isLeft ? 'opened' : 'timeout'));
    try {
      navigate(href);
    } catch {
      stop();
      resolve('error');
    }
  });
  pagesWithAttempt.delete(window);
  return report(result);
};
