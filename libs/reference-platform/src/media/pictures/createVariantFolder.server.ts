import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface VariantFolderOptions {
  folder: string;
  /** Bytes of all files together; the ones that were not read for longest go first. */
  maxBytes: number;
  /** Called once when the folder cannot be written. */
  onUnwritable: (error: unknown) => void;
}

const digestBytes = 20;
const digestOf = (bytes: Uint8Array): Buffer => createHash('sha1').update(bytes).digest();

/** A file's modification time says when it was read last, as exactly as this. */
const exactMs = 60_000;
/** A file of a process that was killed while it wrote. */
const abandonedMs = 3_600_000;
/** How full the folder is after old files are removed. */
const fullness = 0.8;
/** Other processes write too, so the folder is measured again after so many files. */
const writesPerMeasure = 64;

interface Entry {
  path: string;
  size: number;
  readAt: number;
}

const entriesOf = async (folder: string): Promise<Entry[]> => {
  const names = await readdir(folder).catch(() => []);
  const entries = names.map(async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? [{ path, size: found.size, readAt: found.mtimeMs }] : [];
  });
  return (await Promise.all(entries)).flat();
};

/** Removes the files that were read longest ago when there are too many; returns the bytes that remain. */
const removeOld = async (folder: string, maxBytes: number): Promise<number> => {
  const entries = await entriesOf(folder);
  const isUnfinished = ({ path }: Entry) => path.endsWith('.tmp');
  const isAbandoned = ({ readAt }: Entry) => Date.now() - readAt > abandonedMs;
  // Another process is about to rename a file that is not finished.
  for (const { path } of entries.filter(isUnfinished).filter(isAbandoned)) await rm(path, { force: true });
  const finished = entries
    .filter((entry) => !isUnfinished(entry))
    .sort((one, other) => other.readAt - one.readAt);
  const sum = finished.reduce((bytes, { size }) => bytes + size, 0);
  const allowed = sum > maxBytes ? maxBytes * fullness : maxBytes;
  let total = 0;
  for (const { path, size } of finished) {
    if (total + size > allowed) await rm(path, { force: true });
    else total += size;
  }
  return total;
};

/**
 * Variants as files. Several processes may use one folder: a file appears whole, by renaming, and one that was damaged is
 * not taken. Without a folder that can be written it holds nothing.
 */
export const createVariantFolder = ({ folder, maxBytes, onUnwritable }: VariantFolderOptions) => {
  let isWritable = true;
  /** Bytes as of the last measure, and written since. */
  let total = Infinity;
  let writes = 0;
  let measure: Promise<void> | undefined;

  const fail = (error: unknown): void => {
    if (isWritable) onUnwritable(error);
    isWritable = false;
  };

  const takeMeasure = async (): Promise<void> => {
    writes = 0;
    total = await removeOld(folder, maxBytes);
    measure = undefined;
  };

  const count = async (size: number): Promise<void> => {
    writes += 1;
    total += size;
    if (total <= maxBytes && writes < writesPerMeasure) return;
    measure ??= takeMeasure();
    await measure;
  };

  const touch = async (path: string): Promise<void> => {
    const { mtimeMs } = await stat(path);
    const now = Date.now();
    if (now - mtimeMs > exactMs) await utimes(path, now / 1000, now / 1000);
  };

  return {
    read: async (key: string): Promise<Uint8Array | undefined> => {
      const path = join(folder, key);
      const file = await readFile(path).catch(() => undefined);
      if (!file) return undefined;
      const bytes = file.subarray(digestBytes);
      if (digestOf(bytes).equals(file.subarray(0, digestBytes))) {
        await touch(path).catch(() => undefined);
        return bytes;
      }
      await rm(path, { force: true }).catch(() => undefined);
      return undefined;
    },
    write: async (key: string, bytes: Uint8Array): Promise<void> => {
      if (!isWritable) return;
      const written = join(folder, `${key}.${randomUUID()}.tmp`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(written, Buffer.concat([digestOf(bytes), bytes]));
        await rename(written, join(folder, key));
        await count(bytes.length + digestBytes);
      } catch (error) {
        await rm(written, { force: true }).catch(() => undefined);
        fail(error);
      }
    },
  };
};
