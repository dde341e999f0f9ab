import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findStyleProblems } from '../lint/findStyleProblems.mjs';
import { readModule } from './readModule.mjs';
import { parseFile } from './parseFile.mjs';
import { lineAt } from './syntaxTree.mjs';

/** @typedef {import('./syntaxTree.mjs').Node} Node */
/** @typedef {ReturnType<typeof readModule> & { file: string, text: string }} Module */
/** @typedef {{ name: string, module: Module, definition: import('./readModule.mjs').Definition }} Found */

export const isStyleFile = (/** @type {string} */ file) => /\.styles\.ts$/.test(file);

/**
 * Reads modules from the disk, each text once, and finds what a name of one of them is, through imports and exports.
 *
 * @param {{ root: string, resolve: (source: string, importer: string) => string | undefined }} workspace
 */
export const createLookUp = ({ root, resolve }) => {
  /** @type {Map<string, Module>} */
  const modules = new Map();

  /** @type {(module: { file: string, text: string }, start: number, message: string) => never} */
  const refuse = ({ file, text }, start, message) => {
    throw new Error(`${relative(root, file)}:${lineAt(text, start)} ${message}`);
  };

  /** @type {(file: string) => Module} */
  const read = (file) => {
    const text = readFileSync(file, 'utf8');
    const known = modules.get(file);
    if (known?.text === text) return known;
    const program = parseFile(file, text);
    const module = { file, text, ...readModule(program) };
    for (const { range, message } of isStyleFile(file) ? findStyleProblems(program, text) : [])
      refuse(module, range[0], message);
    modules.set(file, module);
    return module;
  };

  /** @type {(module: Module, name: string, files: Set<string>) => Found | undefined} */
  const find = (module, name, files) => {
    files.add(module.file);
    const definition = module.definitions.get(name);
    if (definition) return { name, module, definition };
    const origin = module.imports.get(name);
    return origin && findImported(module, origin, files);
  };

  /** @type {(module: Module, origin: import('./readModule.mjs').Origin, files: Set<string>) => Found | undefined} */
  const findImported = (module, origin, files) => {
    const file = resolve(origin.source, module.file);
    return file ? findExported(file, origin.name, files) : undefined;
  };

  /**
   * What a module exports under a name; undefined for what is not a constant of the workspace. Files that were looked into are added.
   *
   * @type {(file: string, name: string, files: Set<string>) => Found | undefined}
   */
  const findExported = (file, name, files) => {
    const module = read(file);
    files.add(file);
    const exported = module.exports.get(name);
    if (!exported) return undefined;
    return typeof exported === 'string'
      ? find(module, exported, files)
      : findImported(module, exported, files);
  };

  return { resolve, read, find, findExported, refuse };
};
