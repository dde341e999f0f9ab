/** @typedef {import('./thinApp.mjs').SourceFile} SourceFile */

const document = 'docs/glossary.md';
const written = /\.(tsx?|mjs|cjs|js|css|md|ya?ml|vcl)$|__tmpl__$/;
/** Texts of others, and the words themselves. */
const excepted = /\/corpus\/|^docs\/glossary\.md$|^tools\/workspace\/src\/checks\/glossary\./;
/** Names that the platform of the web or everyday language has given. */
const allowed = /screen readers?|\bgetReader\b|\bFileReader\b/gi;

/** The rows of the first table: the words of the left column, and what stands in the right one. @type {(text: string) => { words: string[], instead: string }[]} */
const readTable = (text) =>
  (text.split('\nFurther rules')[0] ?? '').split('\n').flatMap((line) => {
    const [, left = '', instead = ''] = line.split('|').map((cell) => cell.trim());
    const words = Array.from(left.matchAll(/`([^`]+)`/g), ([, word = '']) => word);
    return words.length > 0 ? [{ words, instead }] : [];
  });

/** Finds a word on its own, capitalised, and as a part of a name: `kept`, `Kept`, `keptLists`, `useKeptLists`. @type {(word: string) => RegExp} */
const toPattern = (word) => {
  const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return new RegExp(`(?<![A-Za-z])${word}(?![a-z])|${capital}(?![a-z])`, 'g');
};

const lineAt = (/** @type {string} */ text, /** @type {number} */ index) =>
  text.slice(0, index).split('\n').length;

/**
 * Names and texts use the words of docs/glossary.md.
 *
 * @type {(files: readonly SourceFile[]) => string[]}
 */
export const glossary = (files) => {
  const rows = readTable(files.find(({ path }) => path === document)?.text ?? '').flatMap(
    ({ words, instead }) => words.map((word) => ({ word, pattern: toPattern(word), instead })),
  );
  if (rows.length === 0) return [`${document} has no words`];
  return files
    .filter(({ path }) => written.test(path) && !excepted.test(path))
    .flatMap(({ path, text }) => {
      const checked = `${path}\n${text}`.replace(allowed, (found) => ' '.repeat(found.length));
      return rows.flatMap(({ word, pattern, instead }) =>
        Array.from(
          checked.matchAll(pattern),
          ({ index }) =>
            `${path}:${Math.max(1, lineAt(checked, index) - 1)} says '${word}': write ${instead}`,
        ),
      );
    });
};
