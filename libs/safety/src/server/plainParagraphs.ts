import { defaultTreeAdapter as tree, html as spec } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that a text without paragraphs may have in its lines. */
const inline = new Set(
  'a b i u s em strong span font sub sup mark small code img del ins cite abbr time'.split(' '),
);

/** Paragraphs made of one text; what is behind them stays as it is. */
const maxParagraphs = 20_000;
const paragraphsPerStep = 500;

const isInline = (node: ChildNode, depth = 0): boolean => {
  if (!tree.isElementNode(node)) return true;
  if (!inline.has(node.tagName) || depth > 8) return false;
  return node.childNodes.length < 200 && node.childNodes.every((child) => isInline(child, depth + 1));
};

const textNode = (value: string): ChildNode => tree.createTextNode(value);
const element = (name: string): Element => tree.createElement(name, spec.NS.HTML, []);

/**
 * The nodes of a body without any markup of paragraphs, as a text field gives it: a paragraph where there is a blank line, and a break
 * where there is a new one. Other bodies stay as they are.
 */
export function* plainParagraphs(nodes: readonly ChildNode[]): Generator<undefined, readonly ChildNode[]> {
  // Beside elements a single new line may come from how the markup was written down.
  const hasElements = nodes.some(tree.isElementNode);
  const hasLines = nodes.some(
    (node) =>
      tree.isTextNode(node) &&
      (hasElements ? /\n[^\S\n]*\n/.test(node.value) : node.value.trim().includes('\n')),
  );
  if (!hasLines || nodes.length > 2_000 || !nodes.every((node) => isInline(node))) return nodes;
  const out: ChildNode[] = [];
  let paragraph = element('p');
  const close = () => {
    if (paragraph.childNodes.length > 0) out.push(paragraph);
    paragraph = element('p');
  };
  for (const node of nodes) {
    if (!tree.isTextNode(node)) {
      paragraph.childNodes.push(node);
      continue;
    }
    const lines = node.value.split('\n');
    for (const [index, line] of lines.entries()) {
      if (index % paragraphsPerStep === paragraphsPerStep - 1) yield;
      if (out.length >= maxParagraphs) {
        paragraph.childNodes.push(textNode(lines.slice(index).join('\n')));
        break;
      }
      const isBlank = line.trim() === '';
      // The first and the last line of a text continue in its neighbours.
      if (index > 0 && isBlank && index < lines.length - 1) close();
      else if (index > 0 && paragraph.childNodes.length > 0) paragraph.childNodes.push(element('br'));
      if (line !== '') paragraph.childNodes.push(textNode(line));
    }
  }
  close();
  return out;
}
