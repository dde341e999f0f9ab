import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A release is kept while it is among the newest three or younger than seven days. */
const keptReleases = 3;
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Copies the hashed files and renames the copy into place, so that a half-copied release is never seen. */
const copyRelease = async (clientDir: string, target: string): Promise<void> => {
  const draft = `${target}.${process.pid}.part`;
  await cp(join(clientDir, 'assets'), join(draft, 'assets'), { recursive: true });
  // The rename fails when another process has made the same copy meanwhile.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
};

/** The folders of all releases that are kept. */
export const listKeptReleases = async (keepDir: string): Promise<string[]> => {
  const entries = await readdir(keepDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.part'))
    .map(({ name }) => join(keepDir, name));
};

/**
 * Keeps a copy of this release's hashed files, so that pages opened before the next release still find theirs, and deletes
 * copies that are too old.
 * @returns the folders of earlier releases, newest first
 */
export const keepReleases = async (
  keepDir: string,
  clientDir: string,
  release: string,
  now = Date.now(),
): Promise<string[]> => {
  await mkdir(keepDir, { recursive: true });
  const target = join(keepDir, release);
  if (!(await stat(target).catch(() => undefined))) await copyRelease(clientDir, target);
  await utimes(target, now / 1000, now / 1000);
  const releases = await Promise.all(
    (await listKeptReleases(keepDir)).map(async (path) => ({ path, usedAt: (await stat(path)).mtimeMs })),
  );
  releases.sort((a, b) => b.usedAt - a.usedAt);
  const kept = releases.filter(({ usedAt }, index) => index < keptReleases || now - usedAt < keptMs);
  const expired = releases.filter((candidate) => !kept.includes(candidate));
  await Promise.all(expired.map(({ path }) => rm(path, { recursive: true, force: true })));
  return kept.filter(({ path }) => path !== target).map(({ path }) => path);
};
