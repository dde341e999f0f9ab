/** Where the readings of the specification stand, a row each. */
const specification = 'docs/specification.md';

/** Number of a reading, such as `R24`. */
const reading = /\bR\d+\b/g;

/** Sources and documents of libraries and apps; in a source only its comments. */
const citing = /^(libs|apps)\/.+\.(tsx?|[cm]?js|css|md)$/;

/** Also matches text that only looks like a comment, such as the end of an address: more is read then, nothing is missed. */
const comments = /\/\*[^]*?\*\/|\/\/.*/g;

/**
 * Every reading of the specification that a comment or a README cites is explained.
 *
 * @type {(files: readonly import('./thinApp.mjs').SourceFile[]) => string[]}
 */
export const specReadings = (files) => {
  const table = files.find(({ path }) => path === specification)?.text ?? '';
  const explained = new Set(Array.from(table.matchAll(/^\| (R\d+) \|/gm), ([, id]) => id));
  return files
    .filter(({ path }) => citing.test(path))
    .flatMap(({ path, text }) => {
      const said = path.endsWith('.md') ? [text] : (text.match(comments) ?? []);
      const cited = new Set(said.flatMap((each) => each.match(reading) ?? []));
      return [...cited]
        .filter((id) => !explained.has(id))
        .map((id) => `${path} cites ${id}, which has no row in ${specification}.`);
    });
};
