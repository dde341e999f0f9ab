const key = 'share:code-reloaded-at';
/** Reload guard (spec §9): at most one reload a minute. */
const guardMs = 60_000;

const reloadPage = () => location.reload();

/**
 * The code of a page that was opened before a release may be gone: loads the page anew, at most once a minute
 * (spec §4). Without session storage there is no reload, so there can be no loop; nor without a network, where the
 * reader would lose the page and get none.
 */
export const reloadForMissingCode = (error: unknown, reload: () => void = reloadPage): void => {
  console.error(error);
  if (!navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < guardMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  reload();
};
