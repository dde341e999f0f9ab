import { createLookUp } from './createLookUp.mjs';
import { withoutTypes } from './syntaxTree.mjs';

/** @typedef {import('./syntaxTree.mjs').Node} Node */
/** @typedef {import('./createLookUp.mjs').Module} Module */
/** @typedef {import('./createLookUp.mjs').Found} Found */
/** @typedef {string | number | { [key: string]: Constant }} Constant */
/** @typedef {import('./readModule.mjs').Origin & { file: string }} Component with the file that imports it */
/** @typedef {{ element?: string, component?: Component, classes: string[] }} CompiledPart */
/** @typedef {{ root: string, toName: (name: string, file: string) => string, resolve: (source: string, importer: string) => string | undefined }} Options */

const notConstant =
  'is not known before the page runs: only constants, fragments, keyframes and parts that a module exports may be used.';

/**
 * Finds out what stands in styles: the values of constants, the texts of fragments, the classes of parts. All add the files that were looked into.
 *
 * @param {Options} options
 */
export const createEvaluator = ({ root, toName, resolve }) => {
  const lookUp = createLookUp({ root, resolve });
  const { find } = lookUp;

  /** @type {(module: Module, node: Node, what?: string) => never} */
  const refuse = (module, node, what = module.text.slice(node.start, node.end)) =>
    lookUp.refuse(module, node.start, `${what} ${notConstant}`);

  /** @type {(found: Found, files: Set<string>) => CompiledPart} */
  const toPart = ({ name, module, definition: { element, base } }, files) => {
    const own = toName(name, module.file);
    if (!base) return { element, classes: [own] };
    const found = find(module, base.name, files);
    if (found?.definition.kind === 'part') {
      const part = toPart(found, files);
      return { ...part, classes: [...part.classes, own] };
    }
    const origin = module.imports.get(base.name) ?? refuse(module, base);
    return { component: { ...origin, file: module.file }, classes: [own] };
  };

  /** @type {(module: Module, expression: Node, files: Set<string>) => Constant} */
  const evaluate = (module, expression, files) => {
    const node = withoutTypes(expression);
    const again = (/** @type {Node} */ inner) => evaluate(module, inner, files);
    if (node.type === 'Literal') return node.value;
    if (node.type === 'UnaryExpression') return -Number(again(node.argument));
    if (node.type === 'TemplateLiteral') return toText(module, node, files);
    if (node.type === 'ObjectExpression')
      return Object.fromEntries(
        node.properties.map((/** @type {Node} */ { key, value }) => [key.name ?? key.value, again(value)]),
      );
    if (node.type === 'MemberExpression') {
      const [object, name] = [again(node.object), node.property.name ?? node.property.value];
      const value = typeof object === 'object' && Object.hasOwn(object, name) ? object[name] : undefined;
      return value ?? refuse(module, node);
    }
    const found = node.type === 'Identifier' ? find(module, node.name, files) : undefined;
    return found ? valueOf(found, files) : refuse(module, node);
  };

  /** @type {(found: Found, files: Set<string>) => Constant} */
  const valueOf = ({ name, module, definition: { kind, node } }, files) => {
    if (kind === 'part') return `.${toName(name, module.file)}`;
    if (kind === 'keyframes') return toName(name, module.file);
    return kind === 'fragment' ? toText(module, node, files).trim() : evaluate(module, node, files);
  };

  /** What stands in a template instead of interpolations and escapes. @type {(module: Module, template: Node, files: Set<string>) => { start: number, end: number, text: string }[]} */
  const replacements = (module, { quasis, expressions }, files) => [
    ...expressions.map((/** @type {Node} */ expression, /** @type {number} */ index) => {
      const value = evaluate(module, expression, files);
      if (typeof value === 'object') refuse(module, expression, 'An object');
      return { start: quasis[index].end - 2, end: quasis[index + 1].start + 1, text: String(value) };
    }),
    ...quasis
      .filter((/** @type {Node} */ { value }) => value.raw !== value.cooked)
      .map((/** @type {Node} */ { start, end, tail, value }) => ({
        start: start + 1,
        end: end - (tail ? 1 : 2),
        text: value.cooked,
      })),
  ];

  /** @type {(module: Module, template: Node, files: Set<string>) => string} */
  const toText = (module, template, files) =>
    replacements(module, template, files)
      .sort((one, other) => other.start - one.start)
      .reduce(
        (text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end),
        module.text.slice(0, template.end - 1),
      )
      .slice(template.start + 1);

  return { ...lookUp, toName, toPart, valueOf, replacements };
};
