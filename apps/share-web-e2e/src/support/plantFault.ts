import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** While true every function of a planted file throws. */
    faultIsOn?: boolean;
  }
}

const exportedNames = (code: string): string[] =>
  [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map(
      (entry) =>
        entry
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );

const wrapped = (address: string, names: string[]): string =>
  [
    `import * as original from ${JSON.stringify(`${address}?original`)};`,
    `const guard = (part) => typeof part !== 'function' ? part : (...args) => {`,
    `  if (window.faultIsOn) throw new Error('planted');`,
    `  return part(...args);`,
    `};`,
    ...names.map((name, place) => `const planted${place} = guard(original.${name});`),
    `export { ${names.map((name, place) => `planted${place} as ${name}`).join(', ')} };`,
  ].join('\n');

/** Makes the exports of this browser file throw while the fault is on; it is on from the first document. */
export const plantFault = async (page: Page, addresses: readonly string[]): Promise<void> => {
  await page.addInitScript(() => {
    window.faultIsOn = true;
  });
  await page.route(
    ({ pathname }) => addresses.includes(pathname),
    async (route) => {
      const { pathname, search, origin } = new URL(route.request().url());
      const response = await route.fetch({ url: origin + pathname });
      const code = await response.text();
      const body = search === '?original' ? code : wrapped(pathname, exportedNames(code));
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
};

export const setFault = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    window.faultIsOn = on;
  }, isOn);
