/** The module that Vite puts behind every `import()` of the client. */
const id = '\0vite/preload-helper.js';

/**
 * The parts of it that this client needs: scripts that a file imports are requested together with it, and a file that cannot be loaded is reported by
 * Vite's own event. Vite's module also knows style sheets of their own, which this client has none of, and is three times as large; it
 * comes with the first script of every page.
 */
const helper = (/** @type {string} */ base) => `
const requested = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    const link = document.createElement('link');
    link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }
  return load().catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });
};
`;

/** @type {() => import('vite').Plugin} */
export const preloadHelper = () => ({
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  load(requested) {
    return requested === id ? helper(this.environment.config.base) : null;
  },
});
