import { posix } from 'node:path';

const imported = /import (\w+) from '(\.[^']*\.module\.css)'/g;

/** Classes that a style file defines, without those of other libraries (`:global`). @param {string} css */
const classesOf = (css) =>
  new Set(
    Array.from(
      css.replace(/\/\*[^]*?\*\/|:global\([^)]*\)|url\([^)]*\)|'[^'\n]*'/g, '').matchAll(/\.([a-z][\w-]*)/gi),
      ([, name = '']) => name,
    ),
  );

/** Names behind `composes:`, with the file they come from. @param {string} css */
const composedIn = (css) =>
  Array.from(css.matchAll(/composes: ([\w ]+?)(?: from '([^']+)')?;/g), ([, names = '', from]) => ({
    names: names.split(' '),
    from,
  }));

/**
 * Every class of a style file is used, and every class that is used is there.
 *
 * @type {(files: readonly import('./thinApp.mjs').SourceFile[]) => string[]}
 */
export const styleNames = (files) => {
  const sheets = new Map(
    files
      .filter(({ path }) => path.endsWith('.module.css'))
      .map(({ path, text }) => [path, { classes: classesOf(text), used: new Set() }]),
  );
  /** @type {string[]} */
  const problems = [];
  const use = (/** @type {string} */ user, /** @type {string} */ sheetPath, /** @type {string} */ name) => {
    const sheet = sheets.get(sheetPath);
    sheet?.used.add(name);
    if (!sheet?.classes.has(name))
      problems.push(`${user} uses the class ${name}, which ${sheetPath} does not have.`);
  };
  for (const { path, text } of files) {
    const at = (/** @type {string} */ name) => posix.join(posix.dirname(path), name);
    if (sheets.has(path))
      for (const { names, from } of composedIn(text))
        for (const name of names) use(path, from ? at(from) : path, name);
    if (/(?<!\.test)\.tsx?$/.test(path))
      for (const [, styles, name = ''] of text.matchAll(imported))
        for (const [, className = ''] of text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')))
          use(path, at(name), className);
  }
  for (const [path, { classes, used }] of sheets)
    for (const name of classes)
      if (!used.has(name)) problems.push(`${path} has the class ${name}, which nothing uses.`);
  return problems;
};
