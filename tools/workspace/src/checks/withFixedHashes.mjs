import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/**
 * Replaces the hashes in the names of the client's files, wherever a text has these, by characters that are derived from the rest of the
 * name: as many, of the same alphabet. Files name each other, and some hashes compress better than others, so a change of one file
 * would add bytes to another or take some away.
 *
 * @type {(bundles: readonly { file: string, name: string }[]) => (text: string) => string}
 */
export const withFixedHashes = (bundles) => {
  const renamed = bundles.map(({ file, name }) => {
    const built = basename(file);
    const extension = extname(built);
    const { length } = built.slice(`${name}-`.length, -extension.length);
    const fixed = createHash('sha256').update(name).digest('base64url').slice(0, length);
    return { built, weighed: `${name}-${fixed}${extension}` };
  });
  return (text) => renamed.reduce((result, { built, weighed }) => result.replaceAll(built, weighed), text);
};
