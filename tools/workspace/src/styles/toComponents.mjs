import { dirname, join } from 'node:path';
import { isStyleFile } from './createLookUp.mjs';

/** The sheet of a style file is a module of this name. */
export const toSheetId = (/** @type {string} */ file) => file.replace(/\.ts$/, '.css');

/** A part that is used as a value. @type {(name: string, part: import('./createEvaluator.mjs').CompiledPart) => string} */
const toComponent = (name, { element, component, classes }) => {
  const own = JSON.stringify(classes);
  return `${component ? toImport(component, `${name}$base`) : ''}
export const ${name} = ({ as: Element = ${component ? `${name}$base` : JSON.stringify(element)}, className, ...props }) =>
  jsx(Element, { ...props, className: className ? ${own} + ' ' + className : ${own} });`;
};

/** @type {(component: import('./createEvaluator.mjs').Component, local: string) => string} */
const toImport = ({ source, name, file }, local) => {
  const from = JSON.stringify(source.startsWith('.') ? join(dirname(file), source) : source);
  return `import { ${name} as ${local} } from ${from};`;
};

/**
 * The code of a style file: its sheet after those that it uses, its parts as components, its constants.
 * Unused exports are dropped by the build.
 *
 * @param {string} file
 * @param {import('./createStyleCompiler.mjs').StyleCompiler} compiler
 */
export const toComponents = (file, { read, find, toPart, valueOf, withUsed, refuse }) => {
  const module = read(file);
  const sheets = withUsed([file]).filter(isStyleFile).map(toSheetId);
  const lines = sheets.map((sheet) => `import ${JSON.stringify(sheet)};`);
  for (const name of module.exports) {
    const found =
      find(module, name) ??
      refuse(module, 0, `${name} is neither a part nor a constant: export it where it is defined.`);
    const { kind } = found.definition;
    if (kind === 'part') lines.push(toComponent(name, toPart(found)));
    if (kind === 'constant') lines.push(`export const ${name} = ${JSON.stringify(valueOf(found))};`);
  }
  return `import { jsx } from 'react/jsx-runtime';\n${lines.join('\n')}\n`;
};
