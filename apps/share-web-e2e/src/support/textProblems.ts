/* eslint-disable max-lines-per-function -- the page runs it as one function, which sees no other */
import type { Page } from '@playwright/test';

/**
 * Faults of the texts of a page as they are shown now: a line that is cut, or that lies over another one or leaves its box or
 * bar, and a page that scrolls sideways. What is shortened by design (an ellipsis, a number of lines) is right as long as no line is cut
 * in its height.
 */

export const textProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems = new Set<string>();
    interface Ink {
      left: number;
      right: number;
      top: number;
      bottom: number;
      element: Element;
      bar: Element | undefined;
      isShortened: boolean;
    }
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 14)}”`;
    const styleOf = (element: Element) => getComputedStyle(element);
    const ancestors = (element: Element) => {
      const all: Element[] = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        all.push(one);
      return all;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !ancestors(element).some((one) => styleOf(one).clipPath === 'inset(50%)');
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      ['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY);
    const hasFace = (style: CSSStyleDeclaration) =>
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth) > 0;
    const isPlaced = ({ position }: CSSStyleDeclaration) => position === 'fixed' || position === 'sticky';

    // Parts that are not rendered yet have no layout.
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (styleOf(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';

    const inks: Ink[] = [];
    const check = (text: Text, element: Element) => {
      const around = ancestors(element);
      const styles = around.map(styleOf);
      const isShortened = styles.some(
        ({ textOverflow, webkitLineClamp }) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
      );
      const isScrolled = styles.some(scrolls);
      const clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      around.forEach((one, index) => {
        const box = one.getBoundingClientRect();
        if (styles[index]?.overflowX !== 'visible') {
          clip.left = Math.max(clip.left, box.left);
          clip.right = Math.min(clip.right, box.right);
        }
        if (styles[index]?.overflowY !== 'visible') {
          clip.top = Math.max(clip.top, box.top);
          clip.bottom = Math.min(clip.bottom, box.bottom);
        }
      });
      const range = document.createRange();
      range.selectNodeContents(text);
      const size = parseFloat(styleOf(element).fontSize);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        // The letters: the box of a line in a font of Chinese is half as high again.
        const [middle, half] = [(box.top + box.bottom) / 2, Math.min(size, box.height) * 0.45];
        const ink: Ink = {
          left: Math.max(box.left, clip.left),
          right: Math.min(box.right, clip.right),
          top: middle - half,
          bottom: middle + half,
          element,
          bar: around.find((_, index) => isPlaced(styles[index] as CSSStyleDeclaration)),
          isShortened,
        };
        const isOut = ink.top >= clip.bottom || ink.bottom <= clip.top || ink.right - ink.left < 1;
        if (isOut) continue;
        if (!isScrolled) {
          if (ink.top < clip.top - 1 || ink.bottom > clip.bottom + 1)
            problems.add(`${nameOf(element)} is cut`);
          if (!isShortened && box.right > clip.right + 1)
            problems.add(`${nameOf(element)} is cut at its end`);
          if (ink.right > innerWidth + 1) problems.add(`${nameOf(element)} leaves the screen`);
          for (const [index, one] of around.entries()) {
            const style = styles[index] as CSSStyleDeclaration;
            const face = one.getBoundingClientRect();
            const isBox =
              style.display !== 'inline' &&
              style.display !== 'contents' &&
              (hasFace(style) || one === ink.bar);
            const leaves =
              ink.top < face.top - 1 ||
              ink.bottom > face.bottom + 1 ||
              ink.left < face.left - 1 ||
              ink.right > face.right + 1;
            if (isBox && leaves) problems.add(`${nameOf(element)} leaves ${nameOf(one)}`);
            if (style.position === 'absolute' || isPlaced(style)) break;
          }
          if (ink.bar && styleOf(ink.bar).position === 'fixed' && ink.bottom > innerHeight + 1)
            problems.add(`${nameOf(element)} leaves the screen`);
        }
        if (!isScrolled || (ink.top >= clip.top && ink.bottom <= clip.bottom)) inks.push(ink);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (!element || !text.data.trim() || element.closest('script, style, noscript, textarea, svg'))
        continue;
      if (isSeen(element)) check(text, element);
    }

    inks.sort((one, other) => one.top - other.top);
    inks.forEach((one, index) => {
      for (let next = index + 1; next < inks.length; next += 1) {
        const other = inks[next] as Ink;
        if (other.top >= one.bottom) break;
        const isApart = one.bar !== other.bar || (one.element === other.element && one.isShortened);
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (!isApart && width > 2 && height > 2)
          problems.add(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
      }
    });
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) problems.add(`the page is ${scrollWidth} wide`);
    return [...problems];
  });

/** The size of all texts as an app's or the system's setting makes it, in per cent. */
export const setTextSize = async (page: Page, percent: number): Promise<void> => {
  await page.evaluate(async (size) => {
    document.documentElement.style.setProperty('-webkit-text-size-adjust', `${size}%`);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, percent);
};
