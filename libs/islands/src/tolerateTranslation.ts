/** The child of a parent that a node lies in, or is. */
const childWith = (parent: Node, node: Node | null): Node | null => {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
};

/** Whether a browser or an app has translated the page: they put `<font>` around texts, or in place of them. */
export const isTranslated = (element: ParentNode): boolean => element.querySelector('font') !== null;

let isTolerant = false;

/**
 * Lets React work on a page that is translated. It remembers its text nodes by their parents; where a translator has wrapped one, its
 * wrapper is removed or inserted before in its place; one that a translator has replaced is gone already. Any other wrong call fails as
 * it always does.
 */
export const tolerateTranslation = (): void => {
  if (isTolerant) return;
  isTolerant = true;
  const { removeChild, insertBefore } = Node.prototype;
  /** The child that contains the node; undefined for a text that has been replaced. */
  const standIn = (parent: Node, node: Node): Node | undefined => {
    if (node.parentNode === parent) return node;
    const child = childWith(parent, node);
    if (child?.nodeName === 'FONT') return child;
    return !child && node.nodeType === Node.TEXT_NODE && isTranslated(document) ? undefined : node;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = standIn(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, node, (before && standIn(this, before)) ?? null);
    return node;
  };
};
