import type { Convert } from '../converter/createConverter';

/** Originals by what they were converted to; one text that two of them lead to is left out. */
export const toOriginals = (originals: readonly string[], convert: Convert): Map<string, string> => {
  const byConverted = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const original of originals) {
    const converted = convert(original);
    if (byConverted.has(converted)) doubtful.add(converted);
    byConverted.set(converted, original);
  }
  for (const converted of doubtful) byConverted.delete(converted);
  return byConverted;
};

const readText = (node: Node): string | null =>
  Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')?.get?.call(node) as string | null;

/** A parent of a single text has that text's original; any other parent keeps its own text. */
const showByParent = (parent: Node): void =>
  void Object.defineProperty(parent, 'textContent', {
    configurable: true,
    get(this: Node) {
      const { firstChild, childNodes } = this;
      const isOneText = childNodes.length === 1 && firstChild instanceof Text;
      return isOneText ? firstChild.nodeValue : readText(this);
    },
    set(this: Node, text: string) {
      delete (this as { textContent?: unknown }).textContent;
      this.textContent = text;
    },
  });

/**
 * Gives scripts the original of a text that is shown in 繁體, until the text changes: React compares texts when it hydrates an island, and
 * would otherwise render all of it anew.
 */
export const showOriginal = (text: Text, original: string): void => {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => original,
    set(this: Text, value: string) {
      delete (this as { nodeValue?: unknown }).nodeValue;
      this.nodeValue = value;
    },
  });
  if (text.parentNode?.childNodes.length === 1) showByParent(text.parentNode);
};
