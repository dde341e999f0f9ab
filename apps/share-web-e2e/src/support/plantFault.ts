import type { Page } from '@playwright/test';
import { basename } from 'node:path';
import { addressOf } from './islandFiles';

declare global {
  interface Window {
    /** While true every planted component throws. */
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

/** A file that parts share exports an object with the exports of each. */
const wrapped = (address: string, names: string[], components: string[]): string =>
  [
    `import * as original from ${JSON.stringify(`${address}?original`)};`,
    `const components = ${JSON.stringify(components)};`,
    `const guard = (component) => (...args) => {`,
    `  if (window.faultIsOn) throw new Error('planted');`,
    `  return component(...args);`,
    `};`,
    `const plant = (part, name) => {`,
    `  if (typeof part === 'function') return components.includes(name) ? guard(part) : part;`,
    `  if (part?.[Symbol.toStringTag] !== 'Module') return part;`,
    `  return new Proxy(part, { get: (exports, key) => plant(exports[key], key) });`,
    `};`,
    ...names.map((name, place) => `const planted${place} = plant(original.${name}, '${name}');`),
    `export { ${names.map((name, place) => `planted${place} as ${name}`).join(', ')} };`,
  ].join('\n');

/** The component of a source file, and its island if it is a panel: `NavigationPanel`, `Navigation`. */
const namesIn = (source: string): string[] => {
  const component = basename(source, '.tsx');
  return [component, component.replace(/(Panel|Sheet|Dialog)$/, '')];
};

/**
 * Makes components throw while the fault is on; it is on from the first document.
 * @param sources source files of the components, which have the components' names
 */
export const plantFault = async (page: Page, sources: readonly string[]): Promise<void> => {
  const addresses = sources.map(addressOf);
  const components = sources.flatMap(namesIn);
  await page.addInitScript(() => {
    window.faultIsOn = true;
  });
  await page.route(
    ({ pathname }) => addresses.includes(pathname),
    async (route) => {
      const { pathname, search, origin } = new URL(route.request().url());
      const response = await route.fetch({ url: origin + pathname });
      const code = await response.text();
      const body = search === '?original' ? code : wrapped(pathname, exportedNames(code), components);
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
};

export const setFault = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    window.faultIsOn = on;
  }, isOn);
