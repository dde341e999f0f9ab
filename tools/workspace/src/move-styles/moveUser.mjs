import MagicString from 'magic-string';
import { readImports } from '../styles/readModule.mjs';
import { parseFile } from '../styles/parseFile.mjs';
import { lineAt } from '../styles/syntaxTree.mjs';
import { walk } from './walk.mjs';

/** @typedef {import('../styles/syntaxTree.mjs').Node} Node */
/** @typedef {{ className: string, element: Node, attribute: Node }} Use */

/**
 * Where a component uses the classes of a CSS module: as the class of an element, which can become a part, or otherwise.
 *
 * @param {string} file
 * @param {string} text
 * @param {string} sheet as it is imported
 */
export const readUser = (file, text, sheet) => {
  const program = parseFile(file, text);
  const imports = readImports(program);
  const [styles = ''] = [...imports].find(([, { source }]) => source === sheet) ?? [];
  /** @type {Use[]} */
  const uses = [];
  /** @type {string[]} */
  const byHand = [];
  /** @type {Map<Node, Node>} */
  const parents = new Map();
  const names = new Set(imports.keys());
  walk(program, (node, parent, isBinding) => {
    if (parent) parents.set(node, parent);
    if (isBinding && node.name) names.add(node.name);
    if (node.type !== 'MemberExpression' || node.object.name !== styles) return;
    const attribute = parents.get(parent ?? node);
    const opening = attribute && parents.get(attribute);
    const element = opening && parents.get(opening);
    if (
      element?.type === 'JSXElement' &&
      attribute?.name?.name === 'className' &&
      opening?.name.type === 'JSXIdentifier'
    )
      uses.push({ className: node.property.name, element, attribute });
    else byHand.push(`${file}:${lineAt(text, node.start)} ${text.slice(node.start, node.end)}`);
  });
  return { uses, byHand, names, imports };
};

/** @type {(text: string, sheet: string, uses: Use[], nameOf: (className: string) => string, tagOf: (className: string) => string | undefined) => string} */
export const moveUser = (text, sheet, uses, nameOf, tagOf) => {
  const code = new MagicString(text);
  for (const { className, element, attribute } of uses) {
    const { openingElement, closingElement } = element;
    const tag = openingElement.name.name;
    for (const name of [openingElement.name, closingElement?.name])
      if (name) code.overwrite(name.start, name.end, nameOf(className));
    const { start, end } = attribute;
    if (tag !== tagOf(className)) code.overwrite(start, end, `as="${tag}"`);
    else code.remove(start - 1, end);
  }
  const names = [...new Set(uses.map(({ className }) => nameOf(className)))].join(', ');
  return code
    .toString()
    .replace(
      new RegExp(`import \\w+ from '${sheet}';`),
      () => `import { ${names} } from '${sheet.replace(/\.module\.css$/, '.styles')}';`,
    );
};
