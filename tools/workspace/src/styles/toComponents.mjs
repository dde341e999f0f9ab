import { dirname, join } from 'node:path';

/** The sheet of a style file is a module of this name. */
export const toSheetId = (/** @type {string} */ file) => file.replace(/\.ts$/, '.css');

/** Under this name a style file exports the component that a part gives its class to. */
export const targetOf = (/** @type {string} */ part) => `${part}$component`;

/** A part that is used as a value. @type {(name: string, element: string, classes: string[]) => string} */
const toComponent = (name, element, classes) => {
  const own = JSON.stringify(classes.join(' '));
  return `export const ${name} = ({ as: Element = ${element}, className, ...props }) => jsx(Element, { ...props, className: className ? ${own} + ' ' + className : ${own} });`;
};

/**
 * The code of a style file: its sheet after those that it uses, its parts as components, its constants. What nothing imports is dropped by the build.
 *
 * @param {string} file
 * @param {import('./createStyleCompiler.mjs').StyleCompiler} compiler
 */
export const toComponents = (file, { read, findExported, toPart, valueOf, sheetOrder, refuse }) => {
  /** @type {Set<string>} */
  const files = new Set();
  const module = read(file);
  const lines = sheetOrder([file]).map((name) => `import ${JSON.stringify(toSheetId(name))};`);
  for (const name of module.exports.keys()) {
    const found = findExported(file, name, files);
    const kind = found?.definition.kind;
    if (!found) refuse(module, 0, `${name} is neither a part nor a constant: export it where it is defined.`);
    else if (kind === 'constant')
      lines.push(`export const ${name} = ${JSON.stringify(valueOf(found, files))};`);
    else if (kind === 'part') {
      const { element, component, classes } = toPart(found, files);
      if (component) lines.push(toTarget(name, component));
      lines.push(toComponent(name, component ? targetOf(name) : JSON.stringify(element), classes));
    }
  }
  return `import { jsx } from 'react/jsx-runtime';\n${lines.join('\n')}\n`;
};

/** @type {(part: string, component: import('./createEvaluator.mjs').Component) => string} */
const toTarget = (part, { source, name, file }) => {
  const from = JSON.stringify(source.startsWith('.') ? join(dirname(file), source) : source);
  return `import { ${name} as ${targetOf(part)} } from ${from};\nexport { ${targetOf(part)} };`;
};
