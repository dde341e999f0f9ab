/** @typedef {{ type: string, parent?: AnyNode, [key: string]: any }} AnyNode a node of JavaScript or TypeScript */

const browserGlobals = new Set(
  [
    'addEventListener caches customElements devicePixelRatio dispatchEvent document getComputedStyle getSelection history indexedDB innerHeight',
    'innerWidth localStorage location matchMedia navigator removeEventListener requestAnimationFrame requestIdleCallback screen scrollTo scrollX',
    'scrollY self sessionStorage top visualViewport window Audio CustomElementRegistry DOMParser Element HTMLElement Image IntersectionObserver',
    'MutationObserver Node ResizeObserver SVGElement XMLHttpRequest',
  ].flatMap((names) => names.split(' ')),
);

const isFunction = (/** @type {AnyNode} */ { type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** The name of a function, also of one that is given to `memo` or `forwardRef` first. @type {(node: AnyNode) => string} */
const nameOf = (node) => {
  if (node.id) return node.id.name;
  const { parent } = node;
  if (parent?.type === 'CallExpression' && parent.arguments.includes(node)) return nameOf(parent);
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : '';
};

/** Components and hooks run while a page is rendered. */
const runsInRendering = (/** @type {AnyNode} */ node, /** @type {string} */ file) =>
  /^use[A-Z]/.test(nameOf(node)) || (file.endsWith('.tsx') && /^[A-Z][a-z]/.test(nameOf(node)));

/** Whether a place in a file is reached by importing it or by rendering. @type {(node: AnyNode, file: string) => boolean} */
const runsOnServer = ({ parent }, file) => {
  if (!parent) return true;
  const isCalledAtOnce = parent.parent?.type === 'CallExpression' && parent.parent.callee === parent;
  if (isFunction(parent) && !isCalledAtOnce) return runsInRendering(parent, file);
  // Of an instance, which is created later.
  if (parent.type === 'PropertyDefinition' && !parent.static) return false;
  return runsOnServer(parent, file);
};

/** A type leaves no code, and `typeof document` asks without touching. */
const isHarmless = (/** @type {AnyNode} */ { parent }) =>
  parent?.type.startsWith('TS') || (parent?.type === 'UnaryExpression' && parent.operator === 'typeof');

/**
 * Refuses globals of the browser where the server would touch them too: at the level of a module, and in the body of a component or hook.
 * Effects, handlers and other functions that are called later may use them.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noBrowserGlobals = {
  meta: {
    type: 'problem',
    messages: {
      touched:
        'The server runs this too and has no `{{ name }}`: use it in an effect, a handler or a `.client.ts` file.',
    },
  },
  create: (context) => ({
    'Program:exit': (program) => {
      for (const { identifier } of context.sourceCode.getScope(program).through) {
        /** @type {AnyNode} */
        const node = identifier;
        if (!browserGlobals.has(identifier.name) || isHarmless(node)) continue;
        if (runsOnServer(node, context.filename))
          context.report({ node: identifier, messageId: 'touched', data: { name: identifier.name } });
      }
    },
  }),
};
