import { withoutTypes } from './syntaxTree.mjs';

/** @typedef {import('./syntaxTree.mjs').Node} Node */
/** @typedef {{ source: string, name: string }} Origin a name of another module */
/**
 * The definition of a constant: its template or value as node; the element of a part, or the name of the part or component that it extends.
 *
 * @typedef {{ kind: 'part' | 'css' | 'keyframes' | 'constant', node: Node, element?: string, base?: string }} Definition
 */

export const library = 'styled-components';

/** The tag of a template of the library, whose names are its own (`findStyleProblems` refuses others). */
const styleTag =
  /^(?:(?<helper>css|keyframes)|styled(?:\.(?<element>\w+)|\(\s*(?:(['"])(?<text>.+)\3|(?<base>[\w$]+))\s*,?\s*\)))$/;

/** The value imports of a module, by their names in it. @type {(program: Node) => Map<string, Origin & { node: Node }>} */
export const readImports = (program) => {
  const declarations = /** @type {Node[]} */ (program.body).filter(
    ({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type',
  );
  const specifiers = declarations.flatMap(({ source, specifiers }) =>
    specifiers.map((/** @type {Node} */ node) => ({ node, source: source.value, name: importedName(node) })),
  );
  return new Map(
    specifiers
      .filter(({ node }) => node.importKind !== 'type')
      .map((specifier) => [specifier.node.local.name, specifier]),
  );
};

const importedName = (/** @type {Node} */ { type, imported }) =>
  type === 'ImportDefaultSpecifier' ? 'default' : (imported?.name ?? '*');

/** The definition of a constant, by its initial value. @type {(value: Node, text: string) => Definition} */
export const toDefinition = (value, text) => {
  const node = withoutTypes(value);
  const isTagged = node.type === 'TaggedTemplateExpression';
  const tag = isTagged && styleTag.exec(text.slice(...node.tag.range))?.groups;
  if (!tag) return { kind: 'constant', node };
  const kind = /** @type {Definition['kind']} */ (tag['helper'] ?? 'part');
  return { kind, node: node.quasi, element: tag['element'] ?? tag['text'], base: tag['base'] };
};

/**
 * The names of a module, and which of them it exports: constants, and imports from other modules.
 *
 * @param {Node} program
 * @param {string} text
 */
export const readModule = (program, text) => {
  /** @type {Map<string, Definition | Origin>} */
  const names = new Map(readImports(program));
  /** @type {Set<string>} */
  const exports = new Set();
  for (const statement of /** @type {Node[]} */ (program.body)) {
    const { type, exportKind, source, specifiers } = statement;
    const isExport = type === 'ExportNamedDeclaration' && exportKind !== 'type';
    const { kind, declarations } = (isExport && statement.declaration) || statement;
    for (const { id, init } of kind === 'const' ? declarations : []) {
      if (init) names.set(id.name, toDefinition(init, text));
      if (isExport) exports.add(id.name);
    }
    for (const { local, exported } of isExport ? specifiers : []) {
      if (source) names.set(exported.name, { source: source.value, name: local.name });
      exports.add(exported.name);
    }
  }
  return { names, exports };
};
