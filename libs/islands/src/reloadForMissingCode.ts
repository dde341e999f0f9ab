import type { SafeStorage } from '@share/environment';
import { reloadsMark } from '@share/environment/document';
import { islandsConstants } from './islandsConstants';

const { codeRetryMs, reloadGuardMs } = islandsConstants;

/** 0: no answer. */
const statusOf = (file: string): Promise<number> =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  );

const isThere = (status: number) => status > 0 && status < 400;

/** Whether the file is lost: gone, or without an answer again after a while. Without network that cannot be known. */
const isLost = async (file: string): Promise<boolean> => {
  let status = await statusOf(file);
  if (!isThere(status) && status !== 404 && status !== 410) {
    await new Promise((resolve) => setTimeout(resolve, codeRetryMs));
    status = await statusOf(file);
  }
  return !isThere(status) && navigator.onLine;
};

/** The text in a field would be lost. */
const isWriting = () => document.activeElement?.matches('input,textarea');

/** Stored for the tab: its next page may miss code as well. */
const reloadedKey = 'share:reloaded';

/** Without storage the browser itself counts the reloads of this page. */
const isJustReloaded = (tab: Pick<SafeStorage, 'get'>) => {
  const passedMs = Date.now() - Number(tab.get(reloadedKey));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReload = visit?.type !== 'navigate' && performance.now() < reloadGuardMs;
  return isReload || (passedMs >= 0 && passedMs < reloadGuardMs);
};

/**
 * The code of a page that was opened before a release may be gone: loads the page anew, at most once a minute in a tab (spec §4) and never
 * while the visitor types; otherwise the message `codeGone` is sent. A file that is missing is gone at once, one that cannot be had is tried once
 * more (R86). Without network the page stays: the visitor would lose it and get none. Never rejects.
 * @param error of the rejected `import()`
 * @param options `entry`: address of the first module; Safari does not say which file it could not load, and a release that is gone has
 * lost this one, too; `tab`: storage of the tab
 */
export const reloadForMissingCode = async (
  error: unknown,
  { entry, tab }: { entry: string; tab: Pick<SafeStorage, 'get' | 'set'> },
  reload = () => location.reload(),
): Promise<void> => {
  const [file] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [entry];
  if (!(await isLost(file))) return;
  const { documentElement } = document;
  // Several files are missed at once.
  if (documentElement.hasAttribute(reloadsMark)) return;
  if (isWriting() || isJustReloaded(tab)) {
    window.__page.emit('codeGone');
    return;
  }
  documentElement.setAttribute(reloadsMark, '');
  tab.set(reloadedKey, String(Date.now()));
  reload();
};
