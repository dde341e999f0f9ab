import { join } from 'node:path';
import { formatFiles, generateFiles, names, readProjectConfiguration } from '@nx/devkit';

const eventFile = 'libs/tracking/src/TrackingEvent.ts';
const readmeFile = 'libs/tracking/README.md';

/** For the test. */
const samples = { string: "'a'", number: '1', boolean: 'true' };

/** @type {(text: string) => { name: string, type: keyof typeof samples }[]} */
const toExtras = (text) =>
  text
    .split(',')
    .filter(Boolean)
    .map((extra) => extra.split(':'))
    .map(([name = '', type = 'string']) => ({ name, type: /** @type {keyof typeof samples} */ (type) }));

/**
 * Writes behind the last match; what is looked for has to be there.
 *
 * @type {(tree: import('@nx/devkit').Tree, file: string, place: RegExp, text: string) => void}
 */
const writeBehind = (tree, file, place, text) => {
  const before = tree.read(file, 'utf8') ?? '';
  const end = [...before.matchAll(place)].map(({ 0: found, index }) => index + found.length).at(-1);
  if (end === undefined) throw new Error(`${file} has no place for another event.`);
  tree.write(file, before.slice(0, end) + text + before.slice(end));
};

/**
 * Writes a tracking event: its name in `Behavior`, the one function that reports it with a test, and its row in the README of tracking.
 *
 * @type {(tree: import('@nx/devkit').Tree, options: { name: string, lib: string, extras?: string }) => Promise<void>}
 */
export const eventGenerator = async (tree, { name, lib, extras = '' }) => {
  const { root, sourceRoot = `${root}/src` } = readProjectConfiguration(tree, lib);
  const report = `report${names(name).className}`;
  const further = toExtras(extras);
  if (tree.read(eventFile, 'utf8')?.includes(`| '${name}'`))
    throw new Error(`The event ${name} exists already (${eventFile}).`);
  if (tree.exists(`${sourceRoot}/data/${report}.ts`)) throw new Error(`${report} exists already (${lib}).`);

  writeBehind(tree, eventFile, /^ {2}\| '\w+'(?=;$)/gm, `\n  | '${name}'`);
  const row = [
    `\`${name}\``,
    `\`${report}\` of ${lib}`,
    further.map((extra) => `\`${extra.name}\``).join(', '),
  ];
  writeBehind(
    tree,
    readmeFile,
    /^\| `\w+`.* \|\n(?=\n)/gm,
    `| ${row.map((cell) => cell || 'none').join(' | ')} |\n`,
  );
  generateFiles(tree, join(import.meta.dirname, 'files'), `${sourceRoot}/data`, {
    name,
    report,
    types: further.map((extra) => `${extra.name}: ${extra.type}`).join('; '),
    sample: further.map((extra) => `${extra.name}: ${samples[extra.type]}`).join(', '),
    tmpl: '',
  });
  await formatFiles(tree);
};
