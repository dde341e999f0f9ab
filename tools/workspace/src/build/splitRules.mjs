import postcss from 'postcss';

/**
 * A rule of the style sheet as the server reads it (`StyleRule` of libs/islands).
 *
 * @typedef {{ css: string, selectors: string[][] }} StyleRule
 */

/** @param {import('postcss').Rule} rule */
const classesOf = (rule) =>
  rule.selectors.map((selector) =>
    Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name),
  );

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
    if (node.type === 'rule') return [{ css: around(String(node)), selectors: classesOf(node) }];
    if (!isAtRule(node) || node.name === 'keyframes') return [];
    return rulesIn(node.nodes ?? [], (css) => around(`@${node.name} ${node.params}{${css}}`));
  });

/**
 * Takes a style sheet apart into rules that stand by themselves, in their order; animations come first.
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
