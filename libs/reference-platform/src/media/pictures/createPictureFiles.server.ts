import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture as it lies in the media folder. */
export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** Digest of its bytes. */
  digest: string;
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  svg: 'image/svg+xml; charset=utf-8',
};

/** No slash and no dot but the one before the ending, so that no name leads out of the folder. */
const namePattern = /^[a-z0-9][a-z0-9-]{0,59}\.(jpg|png|gif|webp|heic|svg)$/;

export const digestOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Reads pictures of one folder, and no other file. Digests are remembered until a file changes. */
export const createPictureFiles = (folder: string) => {
  const digests = new Map<string, { version: string; digest: string }>();

  const digestFor = (name: string, version: string, bytes: Uint8Array): string => {
    const known = digests.get(name);
    if (known?.version === version) return known.digest;
    const digest = digestOf(bytes);
    digests.set(name, { version, digest });
    return digest;
  };

  return {
    read: async (name: string): Promise<PictureFile | undefined> => {
      const [, ending = ''] = namePattern.exec(name) ?? [];
      const type = types[ending];
      if (!type) return undefined;
      const path = join(folder, name);
      const found = await lstat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const bytes = new Uint8Array(await readFile(path));
      return { bytes, type, digest: digestFor(name, `${found.mtimeMs}:${found.size}`, bytes) };
    },
  };
};
