import { withoutTypes } from './syntaxTree.mjs';

/** @typedef {import('./syntaxTree.mjs').Node} Node */
/** @typedef {{ source: string, name: string }} Origin a name of another module */
/** @typedef {{ kind: 'part' | 'fragment' | 'keyframes' | 'constant', node: Node, element?: string, base?: Node }} Definition its template or value; the element of a part, or the part or component that it extends */

export const library = 'styled-components';

/** The value imports of a module, by their names in it. @type {(program: Node) => Map<string, Origin & { node: Node }>} */
export const readImports = (program) => {
  const declarations = /** @type {Node[]} */ (program.body).filter(
    ({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type',
  );
  return new Map(
    declarations.flatMap((declaration) =>
      /** @type {Node[]} */ (declaration.specifiers)
        .filter(({ importKind }) => importKind !== 'type')
        .map((node) => [
          node.local.name,
          { node, source: declaration.source.value, name: importedName(node) },
        ]),
    ),
  );
};

const importedName = (/** @type {Node} */ { type, imported }) =>
  type === 'ImportDefaultSpecifier' ? 'default' : (imported?.name ?? '*');

/** @param {Node} node @param {Map<string, Origin>} imports @returns {string | undefined} the name, if this is one of the library */
const ofLibrary = (node, imports) => {
  const origin = node.type === 'Identifier' ? imports.get(node.name) : undefined;
  return origin?.source === library ? origin.name : undefined;
};

/**
 * What a constant is, by what it is set to.
 *
 * @param {Node} value
 * @param {Map<string, Origin>} imports
 * @returns {Definition}
 */
export const toDefinition = (value, imports) => {
  const node = withoutTypes(value);
  /** @type {Definition} */
  const constant = { kind: 'constant', node };
  if (node.type !== 'TaggedTemplateExpression') return constant;
  const { tag, quasi: template } = node;
  const name = ofLibrary(tag, imports);
  if (name === 'css') return { kind: 'fragment', node: template };
  if (name === 'keyframes') return { kind: 'keyframes', node: template };
  if (ofLibrary(tag.object ?? tag.callee ?? tag, imports) !== 'default') return constant;
  if (tag.type === 'MemberExpression' && !tag.computed)
    return { kind: 'part', node: template, element: tag.property.name };
  const base = tag.type === 'CallExpression' && tag.arguments.length === 1 ? tag.arguments[0] : undefined;
  if (base?.type === 'Identifier') return { kind: 'part', node: template, base };
  return base?.type === 'Literal' ? { kind: 'part', node: template, element: String(base.value) } : constant;
};

/** What a module defines, takes from others and hands on, at its top level. @param {Node} program */
export const readModule = (program) => {
  const imports = readImports(program);
  /** @type {Map<string, Definition>} */
  const definitions = new Map();
  /** @type {Map<string, string | Origin>} names outside, to names inside or of another module */
  const exports = new Map();
  for (const statement of /** @type {Node[]} */ (program.body)) {
    const isExport = statement.type === 'ExportNamedDeclaration' && statement.exportKind !== 'type';
    const { kind, declarations = [] } = (isExport && statement.declaration) || statement;
    for (const { id, init } of kind === 'const' ? /** @type {Node[]} */ (declarations) : []) {
      if (id.type !== 'Identifier' || !init) continue;
      definitions.set(id.name, toDefinition(init, imports));
      if (isExport) exports.set(id.name, id.name);
    }
    for (const { local, exported } of isExport ? /** @type {Node[]} */ (statement.specifiers) : [])
      exports.set(
        exported.name,
        statement.source ? { source: statement.source.value, name: local.name } : local.name,
      );
  }
  return { imports, definitions, exports };
};
