/**
 * A node of TypeScript, as Vite's parser and ESLint's give it.
 *
 * @typedef {{ type: string, start: number, end: number, range: [number, number], [key: string]: any }} Node
 */

/** Without its type syntax: `as const`, `satisfies`. @type {(node: Node) => Node} */
export const withoutTypes = (node) =>
  /^TS(As|Satisfies)Expression$/.test(node.type) ? withoutTypes(node.expression) : node;

/** @param {string} text @param {number} offset */
export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;
