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

/** A parent of one text says what that says; of anything else what it is. */
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
 * Lets a text that is shown in 繁體 say to scripts what it was before, until it gets another one: React compares the two when it takes over
 * an island, and would render all of it anew.
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
