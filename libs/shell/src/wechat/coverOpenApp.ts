/**
 * Keeps every control that opens the app covered while it is shown: anew when its size changes, not while it has none, and also those
 * that come later, in the menu or in a dialog.
 *
 * @param cover covers one control; returns what uncovers it
 */
export const coverOpenApp = (document: Document, cover: (control: HTMLElement) => () => void): void => {
  const uncover = new Map<HTMLElement, () => void>();
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const control = target as HTMLElement;
      uncover.get(control)?.();
      uncover.delete(control);
      if (control.offsetWidth > 0) uncover.set(control, cover(control));
    }
  });
  const known = new WeakSet<Element>();
  const find = () => {
    for (const control of document.querySelectorAll('[data-open-app]')) {
      if (known.has(control)) continue;
      known.add(control);
      sizes.observe(control);
    }
  };
  find();
  new MutationObserver(find).observe(document.body, { childList: true, subtree: true });
};
