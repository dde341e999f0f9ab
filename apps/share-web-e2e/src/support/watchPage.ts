import type { Page } from '@playwright/test';

interface PageWatch {
  /** Console errors and warnings, uncaught errors, and violations of the content security policy. */
  problems: string[];
  /** Cumulative layout shift so far. */
  layoutShift: () => Promise<number>;
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
    const scope = window as unknown as { reportViolation: (text: string) => void; shift: number };
    document.addEventListener('securitypolicyviolation', (event) =>
      scope.reportViolation(`${event.violatedDirective} ${event.blockedURI}`),
    );
    scope.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        scope.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    problems,
    layoutShift: () => page.evaluate(() => (window as unknown as { shift: number }).shift),
  };
};
