import { inertIsland, opensAppAttribute, readyAttribute } from '@share/environment/document';

/** A panel of the document whose code has not come: React has to find it as the server has rendered it. */
const isInert = inertIsland + ' dialog';

/**
 * Keeps every visible control that opens the app covered, also those that come later, in the menu or in a dialog. A cover is made
 * again when the size of its control changes.
 * @param cover covers one control; returns the function that uncovers it
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
    for (const control of document.querySelectorAll('[' + opensAppAttribute + ']')) {
      if (known.has(control) || control.closest(isInert)) continue;
      known.add(control);
      sizes.observe(control);
    }
  };
  find();
  new MutationObserver(find).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: [readyAttribute],
  });
};
