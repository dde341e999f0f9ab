const key = 'share:code-reloaded-at';
/** Reload guard (spec §9): at most one reload a minute. */
const guardMs = 60_000;

const reloadPage = () => location.reload();

/** Safari does not say which file it could not load; a release that is gone has lost its entry module, too. */
const failedFile = (error: unknown): string | undefined =>
  /https?:\/\/\S+\.js/.exec(String(error))?.[0] ??
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;

const isGone = async (file: string): Promise<boolean> => {
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410;
};

/**
 * The code of a page that was opened before a release may be gone: loads the page anew, at most once a minute (spec §4). A
 * file that is still there, or a network that does not answer, is no reason: the reader would lose the page and get none.
 * Without session storage there is no reload, so there can be no loop. Never rejects.
 * @param error what `import()` rejected with
 */
export const reloadForMissingCode = async (
  error: unknown,
  reload: () => void = reloadPage,
): Promise<void> => {
  const file = failedFile(error);
  try {
    if (!file || !(await isGone(file))) return;
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < guardMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  reload();
};
