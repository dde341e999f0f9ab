import type { Page } from '@playwright/test';

interface PageWatch {
  /** Console errors and warnings, uncaught errors, and violations of the content security policy. */
  problems: string[];
  /** Cumulative layout shift so far; prints what has moved. */
  layoutShift: () => Promise<number>;
}

/** The counts of a page. */
interface Shifts {
  shift: number;
  shifted: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Watches a page from before its first document on. */
export const watchPage = async (page: Page): Promise<PageWatch> => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    const scope = window as unknown as Shifts & { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      scope.reportViolation(`${event.violatedDirective} ${event.blockedURI}`),
    );
    scope.shift = 0;
    scope.shifted = [];
    const nameOf = (node: Node | null) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 20)}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        scope.shift += value;
        for (const { node, previousRect, currentRect } of sources)
          scope.shifted.push(
            `${value} at ${startTime}: ${nameOf(node)} from ${previousRect.top} to ${currentRect.top}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    problems,
    layoutShift: async () => {
      const { shift, shifted } = await page.evaluate(() => {
        const scope = window as unknown as Shifts;
        return { shift: scope.shift, shifted: scope.shifted };
      });
      if (shift > 0.002) console.log(`${page.url()} shifted:\n${shifted.join('\n')}`);
      return shift;
    },
  };
};
