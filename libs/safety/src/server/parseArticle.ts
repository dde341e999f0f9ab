import { defaultTreeAdapter, html as spec, parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, TreeAdapter } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const maxNodes = 200_000;
const maxLength = 2_000_000;

class NodeLimitError extends Error {}

/** A tree adapter that throws at the node limit and remembers the root, so that the tree built so far can be used. */
const countingAdapter = (): {
  adapter: TreeAdapter<DefaultTreeAdapterMap>;
  root: () => Element | undefined;
} => {
  let nodes = 0;
  let root: Element | undefined;
  const count = (): void => {
    nodes += 1;
    if (nodes > maxNodes) throw new NodeLimitError();
  };
  const adapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(tagName, namespaceURI, attrs) {
      count();
      const element = defaultTreeAdapter.createElement(tagName, namespaceURI, attrs);
      if (!root && tagName === 'html') root = element;
      return element;
    },
    insertText(parent, text) {
      count();
      defaultTreeAdapter.insertText(parent, text);
    },
    insertTextBefore(parent, text, reference) {
      count();
      defaultTreeAdapter.insertTextBefore(parent, text, reference);
    },
    createCommentNode(data) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
  };
  return { adapter, root: () => root };
};

/**
 * Parses markup as a browser does for `innerHTML`, scripts enabled. Input beyond 2,000,000 characters or 200,000 nodes is
 * cut off.
 */
export const parseArticle = (markup: string): DefaultTreeAdapterTypes.ChildNode[] => {
  const context = defaultTreeAdapter.createElement('div', spec.NS.HTML, []);
  const counting = countingAdapter();
  try {
    const input = markup.slice(0, maxLength).replace(/\p{Surrogate}/gu, '');
    return parseFragment(context, input, { treeAdapter: counting.adapter }).childNodes;
  } catch (error) {
    if (error instanceof NodeLimitError) return counting.root()?.childNodes ?? [];
    throw error;
  }
};
