import { copyText } from './copyText';

interface SharedPage {
  title: string;
  /** Absolute address. */
  link: string;
}

/** `cancelled`: the reader closed the system's panel. `failed`: there is no way to share from here. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Hands a page to the system's share panel, or copies its address where there is none. Only in answer to a tap. */
export const sharePage = async ({ title, link }: SharedPage, window: Window): Promise<ShareResult> => {
  if (!('share' in window.navigator)) return (await copyText(link, window)) ? 'copied' : 'failed';
  try {
    await window.navigator.share({ title, url: link });
    return 'shared';
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'cancelled';
    return (await copyText(link, window)) ? 'copied' : 'failed';
  }
};
