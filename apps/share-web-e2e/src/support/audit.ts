import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/** The rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe over the page in its current state.
 *
 * @param rules default all; `colours` in a second appearance of a page, whose markup has been checked in the first
 * @returns `rule at selector`, and how to mend it, for every violation
 */
export const audit = async (page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axePath, 'utf8'));
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(options),
    {
      resultTypes: ['violations'],
      // The specification fixes the viewport; the site has its own control for the text size.
      ...(rules === 'colours'
        ? { runOnly: colourRules }
        : { rules: { 'meta-viewport': { enabled: false } } }),
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};
