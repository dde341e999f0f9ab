import type { SafeStorage } from '@share/environment';
import type { ReaderActions } from './Services';

const dismissedUntilKey = 'share:offer-dismissed-until';
/** A dismissed offer stays away for seven days (docs/design.md). */
const dismissedForMs = 7 * 24 * 3_600_000;

const shareLink = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;

const share = async (): Promise<string | undefined> => {
  const link = shareLink();
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: link });
      return undefined;
    }
    await navigator.clipboard.writeText(link);
    return '链接已复制';
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? undefined : '请用浏览器的菜单分享本页';
  }
};

/** What a reader can do on a page, in the browser. */
export const createReaderActions = (storage: SafeStorage): ReaderActions => ({
  dismissOffer: () => {
    document.documentElement.setAttribute('data-offer', 'dismissed');
    storage.set(dismissedUntilKey, String(Date.now() + dismissedForMs));
  },
  share,
});
