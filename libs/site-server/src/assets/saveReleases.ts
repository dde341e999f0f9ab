import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A release is saved while it is among the newest three or younger than seven days. */
const savedReleases = 3;
const savedMs = 7 * 24 * 60 * 60 * 1000;

/** No copy takes so long: its process has ended before it was finished. */
const draftMs = 60 * 60 * 1000;

const draftEnding = '.part';

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Copies the hashed files and renames the copy into place, so that a half-copied release is never seen. */
const copyRelease = async (clientDir: string, target: string): Promise<void> => {
  // Not by the number of the process: in containers that share a folder it is the same one.
  const draft = `${target}.${randomUUID()}${draftEnding}`;
  try {
    await cp(join(clientDir, 'assets'), join(draft, 'assets'), { recursive: true });
  } catch (cause) {
    await removeFolder(draft);
    throw cause;
  }
  // The rename fails when another process has made the same copy meanwhile.
  await rename(draft, target).catch(() => removeFolder(draft));
};

const listFolders = async (keepDir: string): Promise<string[]> => {
  const entries = await readdir(keepDir, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(keepDir, name));
};

/** The folders of all releases that are saved. */
export const listSavedReleases = async (keepDir: string): Promise<string[]> =>
  (await listFolders(keepDir)).filter((folder) => !folder.endsWith(draftEnding));

/** Folders with the time they were last used at; without those that another instance has removed or renamed meanwhile. */
const withTimes = async (folders: string[]) => {
  const found = await Promise.all(
    folders.map(async (path) => {
      const usedAt = (await stat(path).catch(() => undefined))?.mtimeMs;
      return usedAt === undefined ? [] : [{ path, usedAt }];
    }),
  );
  return found.flat();
};

const removeAbandonedDrafts = async (keepDir: string, now: number): Promise<void> => {
  const drafts = await withTimes(
    (await listFolders(keepDir)).filter((folder) => folder.endsWith(draftEnding)),
  );
  const abandoned = drafts.filter(({ usedAt }) => now - usedAt > draftMs);
  await Promise.all(abandoned.map(({ path }) => removeFolder(path)));
};

/**
 * Keeps a copy of this release's hashed files, so that pages opened before the next release still find theirs, and deletes
 * copies that are too old.
 * @returns the folders of earlier releases, newest first
 */
export const saveReleases = async (
  keepDir: string,
  clientDir: string,
  release: string,
  now = Date.now(),
): Promise<string[]> => {
  await mkdir(keepDir, { recursive: true });
  await removeAbandonedDrafts(keepDir, now);
  const target = join(keepDir, release);
  if (!(await stat(target).catch(() => undefined))) await copyRelease(clientDir, target);
  await utimes(target, now / 1000, now / 1000);
  const releases = await withTimes(await listSavedReleases(keepDir));
  releases.sort((a, b) => b.usedAt - a.usedAt);
  const saved = releases.filter(({ usedAt }, index) => index < savedReleases || now - usedAt < savedMs);
  const expired = releases.filter((candidate) => !saved.includes(candidate));
  await Promise.all(expired.map(({ path }) => removeFolder(path)));
  return saved.filter(({ path }) => path !== target).map(({ path }) => path);
};
