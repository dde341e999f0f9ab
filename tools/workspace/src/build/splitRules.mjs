import postcss from 'postcss';

/**
 * A rule of the style sheet as the server reads it (`StyleRule` of libs/islands).
 *
 * @typedef {{ css: string, selectors: string[][] }} StyleRule
 */

/**
 * States that no page begins with: those of touch, focus, choice or failure, and the text sizes, for whose users the whole sheet
 * is loaded before the first paint (`markDocument` of libs/shell).
 */
const laterState =
  /:(active|checked|disabled|focus|focus-visible|focus-within|hover)\b|\[(data-size\b|data-(open|failed|filled|invalid)\]|aria-\w+=["']?true)/;

const isLater = (/** @type {string} */ selector) => laterState.test(selector.replace(/:not\([^)]*\)/g, ''));

/** Without the arguments of `:not()` and its like, which an element need not match. */
const withoutFunctions = (/** @type {string} */ selector) => {
  let plain = selector;
  for (let last = ''; last !== plain; plain = plain.replace(/:[\w-]+\([^()]*\)/g, '')) last = plain;
  return plain;
};

/** The parts of a selector that are about an element in the body of a document; the attributes of the others come before the first paint. */
const elementsOf = (/** @type {string} */ selector) =>
  (withoutFunctions(selector).match(/(?:\[[^\]]*\]|[^\s>+~[])+/g) ?? []).filter(
    (element) => /^[a-z]|\./i.test(element) && !/^(?:html|body)\b/.test(element),
  );

/** Data attributes that an element has to have: `data-look`, or `data-look="small"` where the rule requests a value. */
const attributesOf = (/** @type {string} */ selector) =>
  elementsOf(selector).flatMap((element) =>
    Array.from(element.matchAll(/\[(data-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g), ([, name = '', value]) =>
      value === undefined ? name : `${name}="${value}"`,
    ),
  );

const needsOf = (/** @type {string} */ selector) => [
  ...Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name),
  ...attributesOf(selector),
];

/** @type {(node: import('postcss').ChildNode) => node is import('postcss').Declaration} */
const isDeclaration = (node) => node.type === 'decl';

/** Properties of the theme, for what is not on the first screen: documents declare those that they begin with (`themeCss` of libs/ui). */
const isTheme = (/** @type {import('postcss').Rule} */ rule) =>
  rule.selectors.every((selector) => needsOf(selector).length === 0) &&
  rule.nodes.filter(isDeclaration).every(({ prop }) => prop.startsWith('--'));

/** @type {(node: import('postcss').ChildNode) => node is import('postcss').AtRule} */
const isAtRule = (node) => node.type === 'atrule';

/**
 * The rules among these nodes, each within the conditions around it.
 *
 * @param {import('postcss').ChildNode[]} nodes
 * @param {(css: string) => string} around
 * @returns {StyleRule[]}
 */
const rulesIn = (nodes, around = (css) => css) =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => !isLater(selector));
      if (selectors.length === 0 || isTheme(node)) return [];
      return [{ css: around(String(node.clone({ selectors }))), selectors: selectors.map(needsOf) }];
    }
    if (!isAtRule(node) || node.name === 'keyframes') return [];
    return rulesIn(node.nodes ?? [], (css) => around(`@${node.name} ${node.params}{${css}}`));
  });

/**
 * Takes a style sheet apart into rules that stand by themselves, in their order; animations come first. Rules of states that no page
 * begins with are left out, and those of the theme.
 *
 * @param {string} css
 * @returns {StyleRule[]}
 */
export const splitRules = (css) => {
  const { nodes } = postcss.parse(css);
  const rules = rulesIn(nodes);
  const animations = nodes.filter(isAtRule).filter(({ name }) => name === 'keyframes');
  return [
    ...animations.map((animation) => {
      const isUser = new RegExp(`animation[^;}]*[: ]${animation.params}\\b`);
      const users = rules.filter((rule) => isUser.test(rule.css));
      return { css: String(animation), selectors: users.flatMap(({ selectors }) => selectors) };
    }),
    ...rules,
  ];
};

/**
 * The properties of the theme that a style sheet declares.
 *
 * @param {string} css
 */
export const themePropertiesIn = (css) => {
  /** @type {Set<string>} */
  const names = new Set();
  postcss.parse(css).walkRules((rule) => {
    if (isTheme(rule)) rule.walkDecls(({ prop }) => void names.add(prop));
  });
  return [...names];
};
