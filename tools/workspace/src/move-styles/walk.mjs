/** @typedef {import('../styles/syntaxTree.mjs').Node} Node */

const isNode = (/** @type {any} */ value) => typeof value?.type === 'string';

/**
 * Visits a node and all below it, types left out. `isBinding` is true where a name is declared, not used.
 *
 * @param {Node} node
 * @param {(node: Node, parent: Node | undefined, isBinding: boolean) => void} visit
 * @param {Node} [parent]
 * @param {boolean} [isBinding]
 */
export const walk = (node, visit, parent, isBinding = false) => {
  visit(node, parent, isBinding);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of [value].flat())
      if (isNode(child) && !isType(child)) walk(child, visit, node, declares(node, key, isBinding));
  }
};

const isType = (/** @type {Node} */ { type }) =>
  type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation)Expression$/.test(type);

/** Whether the names below this property of a node are declared by it. @type {(node: Node, key: string, within: boolean) => boolean} */
const declares = ({ type, computed }, key, within) => {
  if (type === 'VariableDeclarator' || type === 'ClassDeclaration') return key === 'id';
  if (/Function/.test(type)) return key === 'params' || key === 'id';
  if (type === 'CatchClause') return key === 'param';
  if (type === 'AssignmentPattern') return within && key === 'left';
  if (type === 'Property') return within && key === 'value' && !computed;
  return within && /Pattern$|^RestElement$/.test(type);
};
