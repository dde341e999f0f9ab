import { exportedValues } from './exportedValues.mjs';

/** Entry points whose names tell all: each is a drawing, or a fixture that tests import. */
const selfExplaining = /\/(icons|testing)$/;

/**
 * Every value that a library exports is named in its README.
 *
 * @type {(files: readonly import('./thinApp.mjs').SourceFile[]) => string[]}
 */
export const namedExports = (files) => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  /** @type {Record<string, string[]>} */
  const entryPoints = JSON.parse(texts.get('tsconfig.base.json') ?? '{}').compilerOptions?.paths ?? {};
  return Object.entries(entryPoints)
    .filter(([name]) => !selfExplaining.test(name))
    .flatMap(([name, [file = '']]) => {
      const path = file.replace('./', '');
      const readme = path.replace(/\/src\/.*/, '/README.md');
      return exportedValues(texts.get(path) ?? '')
        .filter((value) => !new RegExp(`\\b${value}\\b`).test(texts.get(readme) ?? ''))
        .map((value) => `${readme} does not name ${value}, which ${name} exports.`);
    });
};
