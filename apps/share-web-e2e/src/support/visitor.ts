import { test as base } from '@playwright/test';

const part = () => 1 + Math.floor(Math.random() * 250);

/** Every test is a visitor from a network of its own: the platform's limits are on, and count per network. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    await provide({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
});

export { expect } from '@playwright/test';
