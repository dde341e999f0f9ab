import type { Page } from '@playwright/test';

/**
 * The bar that lies over the element with the focus (WCAG 2.4.11): anything fixed or sticky that is hit in its place.
 * @returns `element under bar`, an empty text where nothing covers it, null at the end of the page
 */
export const barOverFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    // Bars come and go in the frame after a scroll.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isBar = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
    const barAt = (y: number) => {
      let hit = y > 0 && y < innerHeight ? document.elementFromPoint(left + width / 2, y) : null;
      while (hit && !isBar(hit)) hit = hit.parentElement;
      return hit && !hit.contains(focused) && !focused.contains(hit) ? hit : null;
    };
    const bar = [0.1, 0.5, 0.9].map((share) => barAt(top + height * share)).find(Boolean);
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).slice(0, 20);
    return bar ? `${nameOf(focused)} under ${nameOf(bar)}` : '';
  });
