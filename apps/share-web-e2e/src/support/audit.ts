import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/** Runs axe over the page in its current state. @returns `rule at selector`, and how to mend it, for every violation. */
export const audit = async (page: Page): Promise<string[]> => {
  await page.evaluate(await readFile(axePath, 'utf8'));
  const { violations } = await page.evaluate(
    () =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        // The specification fixes the viewport; the site has its own control for the text size.
        rules: { 'meta-viewport': { enabled: false } },
      }) as Promise<AxeResults>,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};
