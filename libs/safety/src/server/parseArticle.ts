import { defaultTreeAdapter, html as spec, Parser } from 'parse5';
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, TreeAdapter } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const maxNodes = 200_000;
const maxLength = 2_000_000;
/** Characters parsed in one step. */
const stepLength = 4_096;
/** Only unclosed formatting, which is rebuilt in every paragraph, makes more nodes than characters. */
const maxNodesPerStep = 20_000;

class NodeLimitError extends Error {}

/** A tree adapter that throws at the node limit and remembers the root, so that the tree built so far can be used. */
const countingAdapter = (): {
  adapter: TreeAdapter<DefaultTreeAdapterMap>;
  root: () => Element | undefined;
  beginStep: () => void;
} => {
  let nodes = 0;
  let nodesBeforeStep = 0;
  let root: Element | undefined;
  const count = (): void => {
    nodes += 1;
    if (nodes > maxNodes || nodes - nodesBeforeStep > maxNodesPerStep) throw new NodeLimitError();
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
  const beginStep = () => {
    nodesBeforeStep = nodes;
  };
  return { adapter, root: () => root, beginStep };
};

/**
 * Parses markup as a browser does for `innerHTML`, scripts enabled. Input beyond 2,000,000 characters or 200,000 nodes is cut off, so is markup
 * that multiplies its nodes. A generator, so that other work can run between its steps.
 */
export function* parseArticle(markup: string): Generator<undefined, DefaultTreeAdapterTypes.ChildNode[]> {
  const context = defaultTreeAdapter.createElement('div', spec.NS.HTML, []);
  const counting = countingAdapter();
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(context, { treeAdapter: counting.adapter });
  const input = markup.slice(0, maxLength).replace(/\p{Surrogate}/gu, '');
  try {
    for (let start = 0; start < input.length; start += stepLength) {
      counting.beginStep();
      parser.tokenizer.write(input.slice(start, start + stepLength), false);
      yield;
    }
    parser.tokenizer.write('', true);
    return parser.getFragment().childNodes;
  } catch (error) {
    if (error instanceof NodeLimitError) return counting.root()?.childNodes ?? [];
    throw error;
  }
}
