import { defaultTreeAdapter as tree, html as spec } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const maxDepth = 24;

const text = (value: string): ChildNode => tree.createTextNode(value);

const raised = (name: 'sub' | 'sup', children: ChildNode[]): Element => {
  const element = tree.createElement(name, spec.NS.HTML, []);
  element.childNodes.push(...children);
  return element;
};

/** One or more signs in a row need brackets before something that belongs to all of them. */
const inBrackets = (nodes: ChildNode[]): ChildNode[] => {
  const [only] = nodes;
  const isSingle = nodes.length === 1 && only && tree.isTextNode(only) && /^(?:\w+|.)$/u.test(only.value);
  return isSingle ? nodes : [text('('), ...nodes, text(')')];
};

/** A formula (MathML) as a line of text with raised and lowered parts. */
export const mathText = (math: Element, depth = 0): ChildNode[] => {
  const parts = math.childNodes.filter(tree.isElementNode);
  const partAt = (index: number): ChildNode[] => {
    const part = parts[index];
    return part && depth < maxDepth ? mathText(part, depth + 1) : [];
  };
  switch (math.tagName) {
    case 'annotation':
    case 'annotation-xml':
      return [];
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
    case 'ms':
      return math.childNodes
        .filter(tree.isTextNode)
        .map(({ value }) => text(value.trim().replace(/[\u2061-\u2064]/g, '')));
    case 'msup':
    case 'mover':
      return [...partAt(0), raised('sup', partAt(1))];
    case 'msub':
    case 'munder':
      return [...partAt(0), raised('sub', partAt(1))];
    case 'msubsup':
    case 'munderover':
      return [...partAt(0), raised('sub', partAt(1)), raised('sup', partAt(2))];
    case 'mfrac':
      return [...inBrackets(partAt(0)), text('/'), ...inBrackets(partAt(1))];
    case 'msqrt':
      return [text('√'), ...inBrackets(parts.flatMap((_, index) => partAt(index)))];
    case 'mroot':
      return [raised('sup', partAt(1)), text('√'), ...inBrackets(partAt(0))];
    default:
      return parts.flatMap((_, index) => partAt(index));
  }
};
