/**
 * Moves the CSS modules of a library into style files: `node tools/workspace/scripts/toStyledComponents.mjs sharing`. A file that cannot be moved
 * as it is stays, and is listed with what has to be done by hand first. Afterwards rules of tags and positions are given parts of their own.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { moveUser, readUser } from '../src/move-styles/moveUser.mjs';
import { toPartName, toStyleFile } from '../src/move-styles/toStyleFile.mjs';

const root = join(import.meta.dirname, '../../..');

const listFiles = async (/** @type {string} */ library) => {
  const folder = join(root, 'libs', library, 'src');
  return (await readdir(folder, { recursive: true })).map((name) => join(folder, name)).sort();
};

const write = async (/** @type {string} */ file, /** @type {string} */ text) =>
  writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

/** @param {string} sheet @param {string[]} files of its library @returns {Promise<string[]>} what has to be done by hand first */
const moveSheet = async (sheet, files) => {
  const imported = `./${basename(sheet)}`;
  const texts = await Promise.all(
    files
      .filter((file) => /(?<!\.(test|stories))\.tsx?$/.test(file))
      .map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
  );
  const [user, ...others] = texts.filter(({ text }) => text.includes(`/${basename(sheet)}'`));
  if (!user?.text.includes(`'${imported}'`) || others.length > 0)
    return [`${relative(root, sheet)} is not used by exactly one component beside it`];
  const { uses, byHand, names, imports } = readUser(user.file, user.text, imported);
  /** @type {Map<string, import('../src/move-styles/toStyleFile.mjs').Target>} */
  const targets = new Map();
  for (const { className, element } of uses) {
    const tag = element.openingElement.name.name;
    const origin = imports.get(tag);
    if (/^[A-Z]/.test(tag) && !origin) byHand.push(`${className} is given to ${tag}, which its file defines`);
    if (!targets.has(className))
      targets.set(className, origin ? { tag, from: `'${origin.source}'` } : { tag });
  }
  const nameOf = (/** @type {string} */ className) => {
    const name = toPartName(className);
    return names.has(name) ? `${name}Part` : name;
  };
  const styles = toStyleFile(await readFile(sheet, 'utf8'), targets, nameOf);
  const problems = [...byHand, ...styles.byHand.map((problem) => `${relative(root, sheet)} has ${problem}`)];
  if (problems.length > 0) return problems;
  await write(sheet.replace(/\.module\.css$/, '.styles.ts'), styles.text);
  await write(
    user.file,
    moveUser(user.text, imported, uses, nameOf, (className) => targets.get(className)?.tag),
  );
  await rm(sheet);
  return [];
};

for (const library of process.argv.slice(2)) {
  const files = await listFiles(library);
  for (const sheet of files.filter((file) => file.endsWith('.module.css')))
    for (const problem of await moveSheet(sheet, files)) console.log(problem);
}
