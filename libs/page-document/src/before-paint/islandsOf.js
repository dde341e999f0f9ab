import { inertIsland } from '@share/environment/document';

export var root = document.documentElement;

/** The closest element around a node that fits, the node included. */
export function around(node, selector) {
  return node && node.closest && node.closest(selector);
}

/** The island around a node, if its code does not answer yet. */
export function isInert(node) {
  return around(node, inertIsland);
}
