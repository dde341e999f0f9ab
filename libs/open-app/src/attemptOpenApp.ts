import type { LinkWay } from './OpenAppConfig';

/** One tap on the way to the app, as it is reported (`open_app`, R42). */
export interface OpenAppAttempt {
  strategy: string;
  /**
   * `opened`: the page was left, for the app or for what stands behind the address. `timeout`: nothing happened. `error`: the
   * browser refused the address. `unavailable`: not tried, because another attempt is under way or nobody tapped.
   */
  result: 'opened' | 'timeout' | 'error' | 'unavailable';
  /** From the tap to the result; 0 where the page did not see the tap. Milliseconds. */
  ms: number;
}

interface AttemptOptions {
  window: Window;
  /** How long nothing may happen. Milliseconds. */
  timeoutMs?: number;
  /** Goes to the address; a click on a link by default, which is what Universal Links need. */
  navigate?: (href: string) => void;
}

/** A timer that fires later than this was held up, because the page was in the background meanwhile. Milliseconds. */
const lateMs = 700;

/** How long a question of the system, such as 在“…”中打开？, may stand unanswered. Milliseconds. */
const questionMs = 20_000;

/** Pages with an attempt under way. */
const busy = new WeakSet<Window>();

const hasNoGesture = ({ navigator }: Window) => navigator.userActivation?.isActive === false;

/**
 * Tells once whether the page was left. A lost focus is a question of the system: the clock stops for it and starts again
 * when the focus is back.
 * @returns ends the watch before it has told anything.
 */
const watchLeaving = (window: Window, timeoutMs: number, onResult: (isLeft: boolean) => void) => {
  const { document } = window;
  let timer = 0;
  const wait = (ms: number) => {
    window.clearTimeout(timer);
    const due = Date.now() + ms;
    timer = window.setTimeout(() => settle(document.hidden || Date.now() > due + lateMs), ms);
  };
  const onHidden = () => {
    if (document.hidden) settle(true);
  };
  const onPageHide = () => settle(true);
  const onBlur = () => wait(questionMs);
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

/** Leaves a frame, such as the banner in another page: only the page itself can be left for an app. */
const clickLink = (window: Window) => (href: string) => {
  const link = window.document.createElement('a');
  link.href = href;
  link.target = '_top';
  link.click();
};

/**
 * Goes to an address of the app and finds out whether that led anywhere. Only to be called in the handler of a tap; where
 * the browser can tell, it refuses anything else. One attempt at a time; leaves no listener behind. Never rejects.
 * @param step the way, for the report, and its address from `toAppLink`.
 */
export const attemptOpenApp = async (
  { way, href }: { way: LinkWay; href: string },
  { window, timeoutMs = 2500, navigate = clickLink(window) }: AttemptOptions,
): Promise<OpenAppAttempt> => {
  const start = Date.now();
  const report = (result: OpenAppAttempt['result']) => ({ strategy: way, result, ms: Date.now() - start });
  if (busy.has(window) || hasNoGesture(window)) return report('unavailable');
  busy.add(window);
  const result = await new Promise<OpenAppAttempt['result']>((resolve) => {
    const stop = watchLeaving(window, timeoutMs, (isLeft) => resolve(isLeft ? 'opened' : 'timeout'));
    try {
      navigate(href);
    } catch {
      stop();
      resolve('error');
    }
  });
  busy.delete(window);
  return report(result);
};
