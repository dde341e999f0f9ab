import { library, readImports, toDefinition } from '../styles/readModule.mjs';
import { withoutTypes } from '../styles/syntaxTree.mjs';

/** @typedef {import('../styles/syntaxTree.mjs').Node} Node */
/** @typedef {{ range: [number, number], message: string }} Problem */

const refusals = {
  attrs: 'Attributes are written where the part is used: <Part type="button">, not .attrs or .withConfig.',
  functions:
    "A function would run in the browser: write a rule, as &[data-open] { … }, and set the attribute where the part is used: <Part data-open={isOpen ? '' : undefined}>.",
  values:
    'Only constants, fragments, keyframes and parts may be interpolated: give the value a name, as const gap = 8.',
  objects: 'Rules are written as a template: styled.div`…`.',
  statements: 'A style file has only parts, fragments, keyframes and constants, each an own const.',
  imports:
    'Only styled, css and keyframes of styled-components are compiled, under these names; themes are custom properties.',
  pseudo: 'Say whose state it is: &:hover of the part itself, & :hover of what is in it.',
  comments: 'Comments in styles are written as /* … */.',
  keyframes: 'Write const appear = keyframes`…`, and animation: ${appear} 1s.',
  as: '`as` takes the name of an element: as="span". For a component write styled(Component) in the style file.',
  props: 'Variation is an attribute that the rules name: data-open instead of $open; a part takes no theme.',
  escapes: "A backslash of CSS is written twice in a template: content: '\\\\201c'.",
};

const isFunction = (/** @type {Node} */ { type }) => /Function/.test(type);

/** Whether a value is a literal, or a name or property of one. @type {(node: Node) => boolean} */
const isConstant = (value) => {
  const node = withoutTypes(value);
  if (node.type === 'Literal') return /string|number/.test(typeof node.value);
  if (node.type === 'Identifier') return true;
  if (node.type === 'MemberExpression')
    return isConstant(node.object) && (!node.computed || node.property.type === 'Literal');
  if (node.type === 'UnaryExpression') return node.operator === '-' && isConstant(node.argument);
  if (node.type === 'TemplateLiteral') return node.expressions.every(isConstant);
  if (node.type !== 'ObjectExpression') return false;
  return node.properties.every(
    (/** @type {Node} */ { type, computed, value }) => type === 'Property' && !computed && isConstant(value),
  );
};

/** The error for a constant that is neither a style nor a plain value. @param {Node} node */
const refusalOf = (node) => {
  if (isFunction(node)) return refusals.statements;
  const { tag = node } = node;
  const { callee = tag } = tag;
  if (/^(attrs|withConfig)$/.test(callee.property?.name)) return refusals.attrs;
  return tag.type === 'CallExpression' ? refusals.objects : refusals.values;
};

/** A style in which comments are blanks, and texts and interpolations are letters: every other character stays at its offset. @param {Node} quasi @param {string} text */
const plainStyle = (quasi, text) => {
  /** @type {Node[]} */
  const pieces = quasi.quasis;
  return pieces
    .map(({ range: [start, end] }, index) => {
      const next = pieces[index + 1]?.range[0];
      if (next === undefined) return text.slice(start + 1, end - 1);
      return text.slice(start + 1, end - 2) + 'x'.repeat(next + 1 - (end - 2));
    })
    .join('')
    .replace(/\/\*[^]*?\*\/|(["'])(?:\\[^]|(?!\1).)*\1|url\([^)]*\)/g, (part) =>
      part.replace(/\S/g, part.startsWith('/') ? ' ' : 'x'),
    );
};

/** A backslash before anything but itself and the end of a template or an interpolation. */
const oneBackslash = /(?<!\\)(?:\\\\)*\\[^\\`$]/;

/** @type {[RegExp, string][]} */
const textRules = [
  [/(?<=^\s*|[{};]\s*):{1,2}(?!root)[a-z-]+[^;{}&]*\{/g, refusals.pseudo],
  [/\/\/.*/g, refusals.comments],
  [/@keyframes\b/g, refusals.keyframes],
];

/** @param {Node} quasi @param {string} text @returns {Problem[]} */
const styleProblems = (quasi, text) => [
  .../** @type {Node[]} */ (quasi.expressions)
    .filter((node) => !isConstant(node))
    .map((node) => ({ range: node.range, message: isFunction(node) ? refusals.functions : refusals.values })),
  .../** @type {Node[]} */ (quasi.quasis)
    .filter(({ value }) => oneBackslash.test(value.raw))
    .map(({ range }) => ({ range, message: refusals.escapes })),
  ...textRules.flatMap(([pattern, message]) =>
    Array.from(plainStyle(quasi, text).matchAll(pattern), ({ 0: { length }, index }) => {
      const start = quasi.range[0] + 1 + index;
      return { range: /** @type {[number, number]} */ ([start, start + length]), message };
    }),
  ),
];

/** @param {Node} statement @param {string} text @returns {Problem[]} */
const statementProblems = (statement, text) => {
  const { type, kind, declarations } = statement.declaration ?? statement;
  const isPlain = /^(Import|ExportNamed)Declaration$|^TS(Interface|TypeAlias)/.test(type);
  if (isPlain) return [];
  if (kind !== 'const') return [{ range: statement.range, message: refusals.statements }];
  return /** @type {Node[]} */ (declarations).flatMap(({ init }) => {
    const definition = toDefinition(init, text);
    if (definition.kind !== 'constant') return styleProblems(definition.node, text);
    return isConstant(init) ? [] : [{ range: init.range, message: refusalOf(definition.node) }];
  });
};

/**
 * Parts of a style file that cannot be made constant, with their replacement. Exports of other modules are not checked.
 *
 * @param {Node} program
 * @param {string} text
 * @returns {Problem[]}
 */
export const findStyleProblems = (program, text) => {
  const foreign = [...readImports(program)].filter(
    ([local, { source, name }]) =>
      source === library && !/^(styled default|css css|keyframes keyframes)$/.test(`${local} ${name}`),
  );
  return [
    ...foreign.map(([, { node }]) => ({ range: node.range, message: refusals.imports })),
    .../** @type {Node[]} */ (program.body).flatMap((statement) => statementProblems(statement, text)),
  ];
};

/** Why a part cannot have this attribute. @param {Node} attribute */
export const refusalOfAttribute = ({ name, value }) => {
  if (/^(\$.*|theme|forwardedAs)$/.test(name?.name)) return refusals.props;
  return name?.name === 'as' && value?.type !== 'Literal' ? refusals.as : undefined;
};
