import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';

/** Where the maps were made: their sources are relative to it. */
const assetsFolder = 'apps/share-web/dist/client/assets';

/** @typedef {{ file: string, line: number, column: number }} Place lines and columns from 1, as browsers write them */

/** The places in files of the site of anything that has some: a stack of a browser, or `stack` of a `js_error`. @type {(text: string) => Place[]} */
export const findPlaces = (text) =>
  [...text.matchAll(/([\w-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));

/** @type {(maps: string, file: string) => SourceMap | undefined} */
const readMap = (maps, file) => {
  const path = join(maps, `${file}.map`);
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
};

/** The text of the source line, which the map holds. @type {(map: SourceMap, source: string, line: number) => string} */
const textAt = ({ payload }, source, line) => {
  const content = payload.sourcesContent[payload.sources.indexOf(source)] ?? '';
  return (content.split('\n')[line] ?? '').trim();
};

/**
 * Turns a stack of the built site into lines of its sources.
 *
 * @param {string} stack
 * @param {string} maps folder of the source maps of the release it is of
 * @returns {string[]} a line for each place: the file, line and column of the workspace, and the code that stands there
 */
export const toSourceLines = (stack, maps) =>
  findPlaces(stack).map(({ file, line, column }) => {
    const map = readMap(maps, file);
    if (!map) return `${file}:${line}:${column}  (no map: of another release?)`;
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return `${file}:${line}:${column}  (no source)`;
    const { originalSource, originalLine, originalColumn } = entry;
    const path = posix.join(assetsFolder, originalSource);
    return `${path}:${originalLine + 1}:${originalColumn + 1}  ${textAt(map, originalSource, originalLine)}`;
  });
