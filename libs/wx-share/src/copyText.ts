/** Copies through a field, for web views without the clipboard API and for pages that are not served securely. */
const copyThroughField = (text: string, document: Document): boolean => {
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

/** Puts a text on the clipboard; only in answer to a tap. @returns whether it is there now. */
export const copyText = async (text: string, { navigator, document }: Window): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text, document);
  }
};
