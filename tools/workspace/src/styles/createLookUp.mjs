import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findStyleProblems } from '../lint/findStyleProblems.mjs';
import { parseFile } from './parseFile.mjs';
import { readModule } from './readModule.mjs';
import { createResolver } from './resolveModule.mjs';
import { lineAt } from './syntaxTree.mjs';

/** @typedef {ReturnType<typeof readModule> & { file: string, text: string, program: import('./syntaxTree.mjs').Node }} Module */
/** @typedef {{ name: string, module: Module, definition: import('./readModule.mjs').Definition }} Found */

export const isStyleFile = (/** @type {string} */ file) => /\.styles\.ts$/.test(file);

/**
 * Reads modules from the disk, each text once, and finds the definition of a name in one of them, through imports and exports.
 *
 * @param {string} root of the workspace
 */
export const createLookUp = (root) => {
  const resolve = createResolver(root);
  /** @type {Map<string, Module>} */
  const modules = new Map();

  /** @type {(module: Module, start: number, message: string) => never} */
  const refuse = ({ file, text }, start, message) => {
    throw new Error(`${relative(root, file)}:${lineAt(text, start)} ${message}`);
  };

  /** @type {(file: string, text?: string) => Module} */
  const read = (file, text = readFileSync(file, 'utf8')) => {
    const known = modules.get(file);
    if (known?.text === text) return known;
    const program = parseFile(file, text);
    const module = { file, text, program, ...readModule(program, text) };
    const [problem] = isStyleFile(file) ? findStyleProblems(program, text) : [];
    if (problem) refuse(module, problem.range[0], problem.message);
    modules.set(file, module);
    return module;
  };

  /** Undefined for what is not a constant of the workspace. @type {(module: Module, name: string) => Found | undefined} */
  const find = (module, name) => {
    const known = module.names.get(name);
    if (!known) return undefined;
    if ('kind' in known) return { name, module, definition: known };
    const file = resolve(known.source, module.file);
    return file ? find(read(file), known.name) : undefined;
  };

  return { read, find, refuse };
};
