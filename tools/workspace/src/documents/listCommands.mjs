/** @typedef {import('../checks/thinApp.mjs').SourceFile} SourceFile */

/** Documents for people; tables of generated files are made from the code. */
const documents = /(^|\/)(README|CONTRIBUTING|SECURITY)\.md$|^docs\/.+\.md$/;

/** In code: what stands between backquotes, or in a fenced block. @type {(text: string) => { line: number, code: string }[]} */
const codeOf = (text) => {
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.trim().startsWith('```')) {
      isFenced = !isFenced;
      return [];
    }
    const parts = isFenced ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    return parts.map((code) => ({ line: index + 1, code }));
  });
};

/** The code of all documents. @type {(files: readonly SourceFile[]) => { path: string, line: number, code: string }[]} */
export const codeInDocuments = (files) =>
  files
    .filter(({ path }) => documents.test(path))
    .flatMap(({ path, text }) => codeOf(text).map((part) => ({ path, ...part })));

/** With variables of its environment before it, and in a folder. */
const commandStart = /^(?:cd \S+ && )?(?:[A-Z_0-9]+=\S+ )*(?:npm|npx|node|curl|\.ci\/run) \S/;
/** For a value of one's own. */
const placeholder = /…|<|\s\w+_\w+\.\w+$/;

/**
 * The commands of all documents that can be run as they stand, each once, with the place where it stands first. A comment behind a command
 * is not part of it.
 *
 * @param {readonly SourceFile[]} files
 * @returns {{ command: string, place: string }[]}
 */
export const listCommands = (files) => {
  /** @type {Map<string, string>} */
  const commands = new Map();
  for (const { path, line, code } of codeInDocuments(files)) {
    const command = code.replace(/\s+# .*$/, '').trim();
    if (!commandStart.test(command) || placeholder.test(command) || commands.has(command)) continue;
    commands.set(command, `${path}:${line}`);
  }
  return [...commands].map(([command, place]) => ({ command, place }));
};
