/** For web views without the clipboard API, and for pages that are not served securely. */
const copyWithTextarea = (text: string, document: Document): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
};

/** Copies a text to the clipboard; only in the handler of a tap. @returns whether it succeeded. */
export const copyText = async (text: string, { navigator, document }: Window): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithTextarea(text, document);
  }
};

interface SharedPage {
  title: string;
  /** Absolute address. */
  link: string;
}

/** `cancelled`: the reader closed the system's panel. `failed`: neither sharing nor copying works here. */
type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Opens the system's share panel for a page, or copies its address where there is none; only in the handler of a tap. */
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
