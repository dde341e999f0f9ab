/** How big apps/share-web may become with all of its about twenty routes; further code belongs in a library. */
export const limits = { lines: 1300, files: 60, linesPerFile: 150, linesPerRoute: 40 };

/** Packages that only the composition and the document of the app may import. */
const composed = ['swr', 'mitt'];

/** @typedef {{ path: string, text: string }} SourceFile path with `/` */

/** Lines of code: neither blank nor only a comment. */
export const countLines = (/** @type {string} */ text) =>
  text.split('\n').filter((line) => line.trim() && !/^\s*(\/\/|\/\*|\*)/.test(line)).length;

/** Every file the app is made of, its build included; tests are not. */
const isSource = (/** @type {string} */ path) =>
  /\.(tsx?|[cm]?js|css|html)$/.test(path) && !/\.(test|stories)\./.test(path);

/**
 * The app composes and holds no business of its own.
 *
 * @type {(files: readonly SourceFile[]) => { lines: number, files: number, problems: string[] }}
 */
export const thinApp = (files) => {
  const product = files
    .filter(({ path }) => isSource(path))
    .map((file) => ({ ...file, lines: countLines(file.text) }));
  const total = product.reduce((sum, { lines }) => sum + lines, 0);
  const problems = [
    ...(product.length === 0 ? ['The app has no source files.'] : []),
    ...(total > limits.lines ? [`The app has ${total} source lines; ${limits.lines} are allowed.`] : []),
    ...(product.length > limits.files
      ? [`The app has ${product.length} source files; ${limits.files} are allowed.`]
      : []),
    ...product.flatMap(fileProblems),
  ];
  return { lines: total, files: product.length, problems };
};

/** @type {(file: SourceFile & { lines: number }) => string[]} */
const fileProblems = ({ path, text, lines }) => {
  const allowed = /^src\/routes\/\w+Route\.tsx?$/.test(path) ? limits.linesPerRoute : limits.linesPerFile;
  const imported = /^src\/(compose|document)\//.test(path)
    ? []
    : composed.filter((name) => imports(text, name));
  return [
    ...(lines > allowed ? [`${path} has ${lines} lines; ${allowed} are allowed.`] : []),
    ...(/\bfetch\s*\(/.test(text) ? [`${path} calls fetch; a data-access library does that.`] : []),
    ...imported.map((name) => `${path} imports ${name}; only compose/ and document/ may.`),
  ];
};

const imports = (/** @type {string} */ text, /** @type {string} */ name) =>
  new RegExp(`(from|import)\\s*\\(?\\s*['"]${name}(/[^'"]*)?['"]`).test(text);
