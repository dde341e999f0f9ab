import { test as base } from '@playwright/test';
import { rememberMessages } from './expectMessage';

const part = () => 1 + Math.floor(Math.random() * 250);

/** `E2E_CPU_RATE=6` slows the page of every test down to a sixth: a slow phone or a busy machine. */
const cpuRate = Number(process.env['E2E_CPU_RATE'] ?? 1);

/** Every test is a visitor from a network of its own: the platform's limits are on, and count per network. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    await provide({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  context: async ({ context }, provide) => {
    rememberMessages(context);
    await provide(context);
  },
  page: async ({ page }, provide) => {
    if (cpuRate > 1) {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    }
    await provide(page);
  },
});

export { expect } from '@playwright/test';
