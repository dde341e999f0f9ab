/** Gives classes their own names, and fails for a class that the file does not have. */
const toModule = (names) => `
const names = new Set(${JSON.stringify(names)});
const get = (_, name) => {
  if (typeof name !== 'string' || name === '__esModule') return undefined;
  if (!names.has(name)) throw new Error('There is no class .' + name + ' in ' + __filename);
  return name;
};
module.exports = { __esModule: true, default: new Proxy({}, { get }) };
`;

module.exports = {
  process: (css) => ({ code: toModule(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name)) }),
};
