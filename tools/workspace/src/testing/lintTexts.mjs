/**
 * Lints texts as if they lay in the workspace of the current folder, with the ESLint configuration that lies
 * there. A program of its own, because Nx and ESLint settle on their workspace when they are loaded.
 *
 * Input: `[{ path, text }]` as JSON on standard input; output: `[{ path, messages }]` as JSON.
 */
import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

await createProjectGraphAsync({ exitOnError: true });
const eslint = new ESLint();
/** @type {{ path: string, text: string }[]} */
const files = JSON.parse(await text(process.stdin));
const results = [];
for (const file of files) {
  const [result] = await eslint.lintText(file.text, { filePath: file.path });
  results.push({ path: file.path, messages: result?.messages.map(({ message }) => message) ?? [] });
}
console.log(JSON.stringify(results));
