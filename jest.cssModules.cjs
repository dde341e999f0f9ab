const { basename } = require('node:path');
const { transform } = require('lightningcss');

/** jsdom's style sheets know no nesting. */
const targets = { chrome: 87 << 16 };

/** Classes stand in the document as `<file>_<class>`, with their rules; a class that the file does not have fails. */
const toModule = (css, names) => `
if (globalThis.document) {
  const style = document.createElement('style');
  style.textContent = ${JSON.stringify(css)};
  document.head.append(style);
}
const names = ${JSON.stringify(names)};
const get = (_, name) => {
  if (typeof name !== 'string' || name === '__esModule') return undefined;
  if (!Object.hasOwn(names, name)) throw new Error('There is no class .' + name + ' in ' + __filename);
  return names[name];
};
module.exports = { __esModule: true, default: new Proxy({}, { get }) };
`;

/** Names of all classes that a class is composed of. */
const namesOf = ({ name, composes }) =>
  [
    name,
    ...composes.map((other) =>
      other.type === 'dependency' ? `${basename(other.specifier, '.module.css')}_${other.name}` : other.name,
    ),
  ].join(' ');

module.exports = {
  process: (source, path) => {
    const { code, exports } = transform({
      filename: basename(path, '.module.css'),
      code: Buffer.from(source),
      targets,
      cssModules: { pattern: '[name]_[local]' },
    });
    const names = Object.entries(exports).map(([local, entry]) => [local, namesOf(entry)]);
    return { code: toModule(String(code), Object.fromEntries(names)) };
  },
};
