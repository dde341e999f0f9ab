import { islandsConstants } from './islandsConstants';

/** Sent to the window when the page would have to be loaded anew, and the reader is to decide when. */
export const codeGoneEvent = 'share:code-gone';

const isGone = async (file: string): Promise<boolean> => {
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
  return [404, 410].includes(status);
};

/** What is written in a field would be lost. */
const isWriting = () => document.activeElement?.matches('input,textarea');

/** A reload is counted by the browser itself, without storage and whatever the clock of the device does. */
const isJustReloaded = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate' && performance.now() < islandsConstants.reloadGuardMs;
};

/**
 * The code of a page that was opened before a release may be gone: loads the page anew, at most once a minute (spec §4) and never while
 * the reader writes; otherwise `share:code-gone` is sent. A file that is still there, or a network that does not answer, is no
 * reason: the reader would lose the page and get none. Never rejects.
 * @param error what `import()` rejected with
 * @param entry address of the first module; Safari does not say which file it could not load, and a release that is gone has lost this one, too
 */
export const reloadForMissingCode = async (
  error: unknown,
  entry: string,
  reload = () => location.reload(),
): Promise<void> => {
  const [file] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [entry];
  if (!(await isGone(file).catch(() => false))) return;
  const { dataset } = document.documentElement;
  // Several files are missed at once.
  if ('reloads' in dataset) return;
  if (isWriting() || isJustReloaded()) {
    window.dispatchEvent(new Event(codeGoneEvent));
    return;
  }
  dataset['reloads'] = '';
  reload();
};
