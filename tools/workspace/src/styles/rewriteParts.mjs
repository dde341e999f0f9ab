import MagicString from 'magic-string';
import { refusalOfAttribute } from '../lint/findStyleProblems.mjs';
import { parseFile } from './parseFile.mjs';
import { readImports } from './readModule.mjs';
import { walk } from './syntaxTree.mjs';
import { targetOf } from './toComponents.mjs';

/** @typedef {import('./syntaxTree.mjs').Node} Node */
/** @typedef {import('./createEvaluator.mjs').CompiledPart} CompiledPart */
/** @typedef {{ name: string, part: CompiledPart, declaration: Node }} ImportedPart */

const refusals = {
  fragment: 'A fragment or animation can be used in style files only.',
  shadowed: 'The name of an imported part is declared again here: choose another.',
};

/** A name or a property of one, which can be written twice. @type {(node: Node) => boolean} */
const isPlainName = (node) =>
  node.type === 'Identifier' ||
  (node.type === 'MemberExpression' && !node.computed && isPlainName(node.object));

/**
 * The class of an element: of the part, and what its user gives it, by `className` or in spread attributes.
 *
 * @param {string} classes
 * @param {Node[]} attributes
 * @param {(node: Node) => string} source
 */
const toClassAttribute = (classes, attributes, source) => {
  const own = JSON.stringify(classes);
  let given = '';
  /** @type {Node | undefined} the value of the attribute, as long as no spread follows it */
  let value;
  for (const { type, argument, name, value: attributeValue } of attributes) {
    const isSpread = type === 'JSXSpreadAttribute';
    if (!isSpread && name.name !== 'className') continue;
    value = isSpread ? argument : (attributeValue.expression ?? attributeValue);
    given = isSpread
      ? `${source(argument)}?.className${given && ` ?? ${given}`}`
      : `(${source(/** @type {Node} */ (value))})`;
  }
  if (!value) return ` className=${own}`;
  if (value.type === 'Literal' && !given.includes('??'))
    return ` className=${JSON.stringify(`${classes} ${value.value}`)}`;
  if (isPlainName(value) && !given.includes('??'))
    return ` className={${given} ? ${own} + ' ' + ${given} : ${own}}`;
  return ` className={[${own}, ${given}].filter(Boolean).join(' ')}`;
};

/** Whether the class can be written beside the attributes of an element. @param {Node[]} attributes */
const canBeWritten = (attributes) =>
  attributes.every(({ type, argument }) => type !== 'JSXSpreadAttribute' || isPlainName(argument));

/**
 * Makes plain elements of the parts that a module uses. A part that it uses as a value stays imported, as a component.
 *
 * @param {string} file
 * @param {string} text
 * @param {import('./createStyleCompiler.mjs').StyleCompiler} compiler
 */
export const rewriteParts = (file, text, { resolve, findExported, toPart, refuse }) => {
  const module = { file, text };
  const program = parseFile(file, text);
  const code = new MagicString(text);
  const source = (/** @type {Node} */ { start, end }) => text.slice(start, end);
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Map<string, ImportedPart>} */
  const parts = new Map();
  /** @type {Map<Node, string[]>} what stays of the imports */
  const imports = new Map();
  const declarations = /** @type {Node[]} */ (program.body).filter(
    ({ type }) => type === 'ImportDeclaration',
  );
  const keep = (/** @type {Node} */ declaration, /** @type {string} */ specifier) => {
    const kept = imports.get(declaration) ?? [];
    if (!kept.includes(specifier)) imports.set(declaration, [...kept, specifier]);
  };

  for (const [local, { node, name, source: from }] of readImports(program)) {
    const declaration = declarations.find(({ specifiers }) => specifiers.includes(node));
    const styleFile = /\.styles$/.test(from) && name !== '*' ? resolve(from, file) : undefined;
    const found = styleFile && findExported(styleFile, name, files);
    if (!declaration || !found) continue;
    const { kind } = found.definition;
    if (kind === 'part') parts.set(local, { name, declaration, part: toPart(found, files) });
    else if (kind === 'constant') keep(declaration, source(node));
    else refuse(module, node.start, refusals.fragment);
    if (!imports.has(declaration)) imports.set(declaration, []);
  }

  /** @type {Set<Node>} tags that are written as elements */
  const written = new Set();
  const write = (/** @type {ImportedPart} */ { name, part, declaration }, /** @type {Node} */ element) => {
    const { openingElement, closingElement } = element;
    /** @type {Node[]} */
    const attributes = openingElement.attributes;
    const as = attributes.find((attribute) => attribute.name?.name === 'as');
    const tag = as?.value.value ?? part.element ?? targetOf(name);
    if (tag === targetOf(name)) keep(declaration, tag);
    for (const tagName of [openingElement.name, closingElement?.name])
      if (tagName) {
        written.add(tagName);
        code.overwrite(tagName.start, tagName.end, tag);
      }
    const own = attributes.filter((attribute) => /^(as|className)$/.test(attribute.name?.name));
    for (const { start, end } of own) code.remove(start, end);
    const last = attributes.at(-1);
    const hasSpread = attributes.some(({ type }) => type === 'JSXSpreadAttribute');
    const end = (hasSpread && last?.end) || openingElement.typeArguments?.end || openingElement.name.end;
    code.appendLeft(end, toClassAttribute(part.classes.join(' '), attributes, source));
  };

  walk(program, (node, parent, isBinding) => {
    const used = parts.get(node.name ?? node.openingElement?.name.name);
    if (!used || parent?.type.startsWith('Import')) return;
    if (node.type === 'JSXElement') {
      /** @type {Node[]} */
      const attributes = node.openingElement.attributes;
      for (const attribute of attributes) {
        const refusal = refusalOfAttribute(attribute);
        if (refusal) refuse(module, attribute.start, refusal);
      }
      if (canBeWritten(attributes)) write(used, node);
      return;
    }
    if (isBinding) refuse(module, node.start, refusals.shadowed);
    const isName =
      (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
      (parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand) ||
      parent?.type === 'JSXAttribute';
    const isUse = node.type === 'Identifier' || node.type === 'JSXIdentifier';
    if (isUse && !isName && !written.has(node))
      keep(used.declaration, used.name === node.name ? used.name : `${used.name} as ${node.name}`);
  });

  for (const [declaration, specifiers] of imports)
    code.overwrite(
      declaration.start,
      declaration.end,
      `import ${specifiers.length > 0 ? `{ ${specifiers.join(', ')} } from ` : ''}${declaration.source.raw};`,
    );
  return {
    code: code.toString(),
    map: code.generateMap({ source: file, hires: 'boundary', includeContent: true }),
    files,
  };
};
