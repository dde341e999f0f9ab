import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** @typedef {{ texts: Record<string, string>, order: string[], refusal: string }} Compiled */

/** The usual imports of a style file, a line of their own. */
export const head = "import styled, { css, keyframes } from 'styled-components';\n";

export const flat = (text = '') => text.replace(/\s+/g, ' ').trim();

/**
 * Compiles workspaces of these files, all in one program.
 *
 * @param {Record<string, string>[]} cases
 * @returns {Compiled[]}
 */
export const compileAll = (cases) => {
  const program = join(import.meta.dirname, 'compileTexts.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
};
