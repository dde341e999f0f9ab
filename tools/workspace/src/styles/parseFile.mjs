import { parseSync } from 'vite';

/** @param {string} file @param {string} text @returns {import('./syntaxTree.mjs').Node} */
export const parseFile = (file, text) => {
  const { program, errors } = parseSync(file, text, { astType: 'ts', range: true });
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return /** @type {any} */ (program);
};
