/** For web views without the clipboard API, and for pages that are not served securely. */
const copyWithTextarea = (text: string, document: Document): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // Text outside of an open modal dialog cannot be selected.
  (document.activeElement?.closest('dialog[open]') ?? document.body).append(field);
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
