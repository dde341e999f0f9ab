/**
 * A setting as the schema has it. `byDefault`: as it is written in an environment; undefined for none.
 *
 * @typedef {{ name: string, byDefault: string | undefined, isSecret: boolean }} Setting
 */

const width = 120;

/** @type {(cell: string) => string} */
const toText = (cell) =>
  cell
    .trim()
    .replaceAll('`', '')
    .replaceAll('\\|', '|')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The cells of the rows of all tables. @type {(markdown: string) => string[][]} */
const readRows = (markdown) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));

/** `CSP_EXTRA_SCRIPT_SRC`, `…_STYLE_SRC` stand in one cell. @type {(names: string, name: string) => boolean} */
const namesSetting = (names, name) =>
  [...names.matchAll(/`(…?)([A-Z0-9_]+)`/g)].some(([, short, text = '']) =>
    short ? name.endsWith(text) && names.includes(`\`${name.slice(0, -text.length)}`) : text === name,
  );

/** @type {(text: string) => string[]} */
const toComment = (text) => {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1] ?? '';
    if (line.length + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map((line) => `# ${line}`);
};

/** @type {(setting: Setting) => string[]} */
const toLines = ({ name, byDefault = '', isSecret }) => [
  `#${name}=${/[\s#;*]/.test(byDefault) ? `'${byDefault}'` : byDefault}`,
  ...(isSecret ? [`#${name}_FILE=/run/secrets/${name.toLowerCase()}`] : []),
];

/**
 * Writes the example of an environment file: every setting with its default, commented out, below its meaning of docs/operations.md.
 *
 * @param {{ title: string, settings: readonly Setting[], operations: string }} options `operations`: the text of docs/operations.md
 * @returns {string}
 * @throws {Error} for a setting without a row
 */
export const toEnvExample = ({ title, settings, operations }) => {
  const rows = readRows(operations);
  const lines = [`# ${title} Made by \`npm run env-examples\` from the schema of the settings; do not edit.`];
  let last;
  for (const setting of settings) {
    const row = rows.find(([names = '']) => namesSetting(names, setting.name));
    if (!row) throw new Error(`${setting.name} has no row in docs/operations.md.`);
    if (row !== last) lines.push('', ...toComment(toText(row[2] ?? '')));
    last = row;
    lines.push(...toLines(setting));
  }
  return `${lines.join('\n')}\n`;
};
