/** How big apps/share-web may become; what does not fit belongs in a library. */
export const limits = { lines: 900, files: 35, linesPerFile: 150, linesPerRoute: 40 };

/** Packages that only the composition and the document of the app may import. */
const composed = ['styled-components', 'swr', 'mitt'];

/** @typedef {{ path: string, text: string }} SourceFile path from the app's src folder, with `/` */

/**
 * Lines of code: neither blank nor only a comment.
 *
 * @param {string} text
 */
export const countLines = (text) =>
  text.split('\n').filter((line) => line.trim() && !/^\s*(\/\/|\/\*|\*)/.test(line)).length;

/**
 * The app composes and holds no business of its own.
 *
 * @param {readonly SourceFile[]} files the app's sources
 * @returns {string[]} one sentence per problem
 */
export const thinApp = (files) => {
  const product = files
    .filter(({ path }) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
    .map(({ path, text }) => ({ path, text, lines: countLines(text) }));
  const total = product.reduce((sum, { lines }) => sum + lines, 0);
  return [
    ...(total > limits.lines ? [`The app has ${total} source lines; ${limits.lines} are allowed.`] : []),
    ...(product.length > limits.files
      ? [`The app has ${product.length} source files; ${limits.files} are allowed.`]
      : []),
    ...product.flatMap(fileProblems),
  ];
};

/** @param {SourceFile & { lines: number }} file */
const fileProblems = ({ path, text, lines }) => {
  const allowed = path.startsWith('routes/') ? limits.linesPerRoute : limits.linesPerFile;
  const imported = /^(compose|document)\//.test(path) ? [] : composed.filter((name) => imports(text, name));
  return [
    ...(lines > allowed ? [`${path} has ${lines} lines; ${allowed} are allowed.`] : []),
    ...(/\bfetch\s*\(/.test(text) ? [`${path} calls fetch; a data-access library does that.`] : []),
    ...imported.map((name) => `${path} imports ${name}; only compose/ and document/ may.`),
  ];
};

/**
 * @param {string} text
 * @param {string} name
 */
const imports = (text, name) => new RegExp(`(from|import)\\s*\\(?\\s*['"]${name}(/[^'"]*)?['"]`).test(text);
