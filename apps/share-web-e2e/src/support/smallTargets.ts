import type { Page } from '@playwright/test';

/**
 * Controls that are smaller than 44 px to hit, in height or width. A link within a text is as high as its line (WCAG 2.5.8); a tap on
 * the label of a field goes to the field.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('button, a[href], input, select, textarea, summary, [role=slider]')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const isLaidOut = control.checkVisibility({ contentVisibilityAuto: true });
        if (!isLaidOut || getComputedStyle(control).display === 'inline') return [];
        const around = getComputedStyle(control, '::after');
        // A row that is one link: what reaches over it is as large as the row.
        const isRow = around.position === 'absolute' && getComputedStyle(control).position === 'static';
        const box = (isRow && (control as HTMLElement).offsetParent) || control.closest('label') || control;
        const { width, height } = box.getBoundingClientRect();
        const reach = (side: string) =>
          around.content === 'none' ? 0 : Math.max(0, -Number.parseFloat(side) || 0);
        const wide = width + reach(around.left) + reach(around.right);
        const high = height + reach(around.top) + reach(around.bottom);
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return wide >= 43.5 && high >= 43.5 ? [] : [`${name}: ${Math.round(wide)} × ${Math.round(high)}`];
      }),
    );
