import { createHash } from 'node:crypto';
import {
  cpSync,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { execa } from 'execa';
import { describePackages, withDependencies } from './findPackages.mjs';
import { isPacked } from './packs.mjs';
import { toLicences } from './toLicences.mjs';
import { toSbom } from './toSbom.mjs';

/** @typedef {import('./packs.mjs').Pack} Pack */
/** @typedef {{ folder: string, archive: string, bytes: number, files: number, archiveBytes: number, packages: number, digest: string }} Written */
/** @typedef {Pack & Written} WrittenPack */

/**
 * Writes the folder of a pack and its archive, beside each other.
 *
 * @template {Pack} Own
 * @param {string} root of the workspace, where everything is built
 * @param {string} target folder
 * @param {Own} pack
 * @param {string} version
 * @returns {Promise<Own & Written>}
 * @throws {Error} when it is larger than its limits
 */
export const writePack = async (root, target, pack, version) => {
  const folder = join(target, pack.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of Object.entries(pack.folders)) copy(join(root, from), join(folder, to));
  const copied = withDependencies(root, pack.packages);
  for (const path of copied) copy(join(root, path), join(folder, path));
  const bundled = pack.builds.flatMap((path) => readJson(join(root, path, '.vite/packages.json')));
  const packages = describePackages(root, [...copied, ...bundled]);
  writeFileSync(join(folder, 'LICENSES'), toLicences(root, packages));
  writeJson(join(folder, 'sbom.json'), toSbom({ ...pack, version }, packages));
  writeJson(join(folder, 'package.json'), { name: pack.name, version, private: true, type: 'module' });
  const archive = `${folder}.tar.gz`;
  await writeArchive(folder, archive);
  const files = listFiles(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const archiveBytes = statSync(archive).size;
  const { limitMb, archiveLimitMb, name } = pack;
  if (bytes > limitMb * 1e6) throw new Error(`${name} has ${toMb(bytes)} MB; its limit is ${limitMb}.`);
  if (archiveBytes > archiveLimitMb * 1e6)
    throw new Error(`The archive of ${name} has ${toMb(archiveBytes)} MB; its limit is ${archiveLimitMb}.`);
  return {
    ...pack,
    folder,
    archive,
    bytes,
    files: files.length,
    archiveBytes,
    packages: packages.length,
    digest: createHash('sha256').update(readFileSync(archive)).digest('hex'),
  };
};

/** @type {(bytes: number) => string} */
const toMb = (bytes) => (bytes / 1e6).toFixed(1);

/** A line about a pack that was written. @type {(pack: WrittenPack) => string} */
export const packLine = ({ name, bytes, limitMb, archiveLimitMb, files, archiveBytes, packages, digest }) =>
  `${name}: ${toMb(bytes)} MB (limit ${limitMb}) in ${files} files, ${toMb(archiveBytes)} MB (limit ${archiveLimitMb}) as .tar.gz, ` +
  `${packages} packages in sbom.json, sha256 ${digest}`;

const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
  cpSync(from, to, {
    recursive: true,
    // A package inside another one is copied for itself.
    filter: (path) => isPacked(path) && !relative(from, path).startsWith('node_modules'),
  });

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

const writeJson = (/** @type {string} */ file, /** @type {unknown} */ value) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const listFiles = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Values that depend on the moment, the machine or the user are fixed. */
const fixed = [
  '--format=ustar',
  '--sort=name',
  '--mtime=@0',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u=rwX,go=rX',
];

/** Needs the tar of GNU, which can sort. @type {(folder: string, archive: string) => Promise<void>} */
const writeArchive = async (folder, archive) => {
  const parent = join(folder, '..');
  const tar = execa('tar', [...fixed, '--create', '--directory', parent, relative(parent, folder)], {
    stdin: 'ignore',
    stderr: 'inherit',
    buffer: false,
  });
  await Promise.all([pipeline(tar.readable(), createGzip({ level: 9 }), createWriteStream(archive)), tar]);
};
