import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A release is kept while it is one of this many newest … */
const newest = 3;
/** … or younger than this many milliseconds. */
const youngest = 7 * 24 * 60 * 60 * 1000;

/** Copies the hashed files in one step, so that a half-copied release is never seen. */
async function copyRelease(clientDir: string, kept: string): Promise<void> {
  const draft = `${kept}.${process.pid}.part`;
  await cp(join(clientDir, 'assets'), join(draft, 'assets'), { recursive: true });
  // Another process of this release may have been quicker; its copy is as good.
  await rename(draft, kept).catch(() => rm(draft, { recursive: true, force: true }));
}

/**
 * Keeps a copy of this release's hashed files and forgets those of releases that are neither among the three newest nor
 * younger than seven days, so that pages opened before a release still find their files.
 * @returns the folders of earlier releases, newest first
 */
export async function keepReleases(
  keepDir: string,
  clientDir: string,
  release: string,
  now = Date.now(),
): Promise<string[]> {
  await mkdir(keepDir, { recursive: true });
  const kept = join(keepDir, release);
  if (!(await stat(kept).catch(() => undefined))) await copyRelease(clientDir, kept);
  await utimes(kept, now / 1000, now / 1000);
  const entries = await readdir(keepDir, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.endsWith('.part'));
  const dated = await Promise.all(
    folders.map(async ({ name }) => ({ name, at: (await stat(join(keepDir, name))).mtimeMs })),
  );
  dated.sort((a, b) => b.at - a.at);
  const isKept = (at: number, place: number) => place < newest || now - at < youngest;
  const gone = dated.filter(({ at }, place) => !isKept(at, place));
  await Promise.all(gone.map(({ name }) => rm(join(keepDir, name), { recursive: true, force: true })));
  return dated
    .filter(({ name, at }, place) => name !== release && isKept(at, place))
    .map(({ name }) => join(keepDir, name));
}
