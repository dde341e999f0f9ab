import { countLines } from './thinApp.mjs';

/** Lines of code above which a library is split by purpose. */
export const lineLimit = 4000;

/** Sample content of the reference platform is counted apart: it grows with the content, not with the code. */
const sampleContent = 'libs/reference-platform/src/seed/';

const isSource = (/** @type {string} */ path) =>
  /^(libs\/[^/]+\/src|tools\/[^/]+)\/.*\.(ts|tsx|js|mjs|css)$/.test(path) &&
  !/\.(test|stories)\.|\/generated\//.test(path);

/**
 * Measures every library and tool, without tests, stories, fixtures and generated files. `code` is without blanks and comments;
 * `median` and `p95` count all lines of a file.
 */
export const measureLibraries = (/** @type {readonly import('./thinApp.mjs').SourceFile[]} */ files) => {
  /** @type {Record<string, string[]>} */
  const libraries = {};
  for (const { path, text } of files.filter((file) => isSource(file.path)))
    (libraries[path.startsWith(sampleContent) ? 'sample content' : path.split('/', 2).join('/')] ??= []).push(
      text,
    );
  return Object.entries(libraries)
    .map(([name, texts]) => {
      const lines = texts.map((text) => text.split('\n').length - 1).toSorted((a, b) => a - b);
      const at = (/** @type {number} */ share) => lines[Math.ceil(lines.length * share) - 1] ?? 0;
      const code = texts.reduce((sum, text) => sum + countLines(text), 0);
      const all = lines.reduce((sum, count) => sum + count, 0);
      return { name, code, lines: all, files: lines.length, median: at(0.5), p95: at(0.95) };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

/** No library is too large to be known by one person. */
export const librarySizes = (/** @type {ReturnType<typeof measureLibraries>} */ sizes) =>
  sizes
    .filter(({ name, code }) => name.startsWith('libs/') && code > lineLimit)
    .map(({ name, code }) => `${name} has ${code} lines of code; ${lineLimit} are allowed.`);
