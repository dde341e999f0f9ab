/** READMEs, and documents below `docs/`. */
const documents = /(^|\/)README\.md$|^docs\/.+\.md$/;

/** Tests, stories and style files, whose names documents may mention. `*` and `…` stand for any part of a name. */
const names = /[\w.…*-]+\.(?:test\.tsx?|spec\.ts|stories\.tsx|styles\.ts)\b/g;

/** `X.test.tsx` is a name of no file in particular. */
const isExample = (/** @type {string} */ name) => /^X\./.test(name);

/** @type {(name: string) => RegExp} */
const toPattern = (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/[*…]+/g, '.*')}$`);

/**
 * Every test, story and style file that a document names is there, in whatever folder.
 *
 * @type {(files: readonly import('./thinApp.mjs').SourceFile[]) => string[]}
 */
export const namedFiles = (files) => {
  const known = new Set(files.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)));
  const isKnown = (/** @type {string} */ name) =>
    known.has(name) || (/[*…]/.test(name) && [...known].some((file) => toPattern(name).test(file)));
  return files
    .filter(({ path }) => documents.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          (line.match(names) ?? [])
            .filter((name) => !isExample(name) && !isKnown(name))
            .map((name) => `${path}:${index + 1} names ${name}, which does not exist.`),
        ),
    );
};
