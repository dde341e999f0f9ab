import { createLookUp } from './createLookUp.mjs';
import { withoutTypes } from './syntaxTree.mjs';

/** @typedef {import('./syntaxTree.mjs').Node} Node */
/** @typedef {import('./createLookUp.mjs').Module} Module */
/** @typedef {import('./createLookUp.mjs').Found} Found */
/** @typedef {string | number | { [key: string]: Constant }} Constant */
/** @typedef {import('./readModule.mjs').Origin & { file: string }} Component with the file that imports it */
/** @typedef {{ element?: string, component?: Component, classes: string }} CompiledPart */
/** @typedef {(name: string, file: string, place: number) => string} ToName names a class, by its place among the names of its file */
/** @typedef {{ root: string, toName: ToName }} Options */

const notConstant =
  'is not known before the page runs: only constants, fragments, keyframes and parts that a module exports may be used.';

/**
 * Evaluates interpolations in styles: the values of constants, the texts of fragments, the classes of parts.
 *
 * @param {Options} options
 */
export const createEvaluator = ({ root, toName }) => {
  const lookUp = createLookUp(root);

  /** @type {(module: Module, node: Node, what?: string) => never} */
  const refuse = (module, node, what = module.text.slice(node.start, node.end)) =>
    lookUp.refuse(module, node.start, `${what} ${notConstant}`);

  /** @type {(name: string, module: Module) => string} */
  const nameOf = (name, { file, names }) => {
    const own = [...names].filter(([, known]) => 'kind' in known);
    return toName(name, file, own.map(([ownName]) => ownName).indexOf(name));
  };

  /** @type {(found: Found) => CompiledPart} */
  const toPart = ({ name, module, definition: { node, element, base } }) => {
    const own = nameOf(name, module);
    if (!base) return { element, classes: own };
    const found = lookUp.find(module, base);
    if (found?.definition.kind === 'part') {
      const part = toPart(found);
      return { ...part, classes: `${part.classes} ${own}` };
    }
    const origin = module.names.get(base);
    if (!origin || !('source' in origin)) return refuse(module, node, base);
    return { component: { ...origin, file: module.file }, classes: own };
  };

  /** @type {(module: Module, expression: Node) => Constant} */
  const evaluate = (module, expression) => {
    const node = withoutTypes(expression);
    const again = (/** @type {Node} */ inner) => evaluate(module, inner);
    if (node.type === 'Literal') return node.value;
    if (node.type === 'UnaryExpression') return -Number(again(node.argument));
    if (node.type === 'TemplateLiteral') return toText(module, node);
    if (node.type === 'ObjectExpression')
      return Object.fromEntries(
        node.properties.map((/** @type {Node} */ { key, value }) => [key.name ?? key.value, again(value)]),
      );
    if (node.type === 'MemberExpression') {
      const properties = new Map(Object.entries(again(node.object)));
      return properties.get(node.property.name ?? node.property.value) ?? refuse(module, node);
    }
    const found = node.type === 'Identifier' ? lookUp.find(module, node.name) : undefined;
    return found ? valueOf(found) : refuse(module, node);
  };

  /** @type {(found: Found) => Constant} */
  const valueOf = ({ name, module, definition: { kind, node } }) => {
    if (kind === 'part') return `.${nameOf(name, module)}`;
    if (kind === 'keyframes') return nameOf(name, module);
    return kind === 'css' ? toText(module, node).trim() : evaluate(module, node);
  };

  /** @type {(module: Module, template: Node) => string} */
  const toText = (module, { quasis, expressions }) =>
    quasis
      .map((/** @type {Node} */ { value, tail }, /** @type {number} */ index) =>
        tail ? value.cooked : value.cooked + textOf(module, expressions[index]),
      )
      .join('');

  /** The text in a style in place of an interpolation. @type {(module: Module, expression: Node) => string} */
  const textOf = (module, expression) => {
    const value = evaluate(module, expression);
    return typeof value === 'object' ? refuse(module, expression, 'An object') : String(value);
  };

  return { ...lookUp, toPart, valueOf, textOf };
};
