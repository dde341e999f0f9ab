/**
 * Turns a stack of the built site into lines of its sources: `npm run source-lines -- "<stack>"`, or from standard input.
 * `--maps <folder>`: the source maps of another release than the one that is built here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toSourceLines } from '../src/build/toSourceLines.mjs';

const { values, positionals } = parseArgs({ options: { maps: { type: 'string' } }, allowPositionals: true });
const maps = values.maps ?? join(import.meta.dirname, '../../../apps/share-web/dist/maps');
const stack = positionals.length > 0 ? positionals.join(' ') : readFileSync(process.stdin.fd, 'utf8');
const lines = toSourceLines(stack, maps);
console.log(lines.join('\n') || 'There is no place of a built file in it, such as Feed-D2JOiQu.js:1:2345.');
if (lines.length === 0) process.exitCode = 1;
