import type { Convert } from '../converter/createConverter';
import { humanAttributes, isReadable, untouchedElements } from '../document/humanAttributes';
import { showOriginal, toOriginals } from './showOriginals';

interface KeepOptions {
  convert: Convert;
  /** Whether a text has characters that only 简体 has. */
  isSimplified: (text: string) => boolean;
  /** Texts of islands before the server converted them. */
  originals: readonly string[];
}

const untouched = untouchedElements.join();
const human = humanAttributes.join('],[');
const blocks = 'p,li,dd,dt,h1,h2,h3,h4,figcaption,div,section';

/** Texts below a node, and itself, but those that are no texts of the page. */
const textsIn = (root: Node): Text[] => {
  const texts: Text[] = [];
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (
    let node: Node | null = root instanceof Text ? root : walker.nextNode();
    node;
    node = walker.nextNode()
  )
    if (!node.parentElement?.closest(untouched)) texts.push(node as Text);
  return texts;
};

const attributesOf = (element: Element): Attr[] => {
  const names = element.nodeName === 'META' ? ['content'] : humanAttributes;
  return names.map((name) => element.getAttributeNode(name)).filter((attribute) => attribute !== null);
};

const attributesIn = (root: Node): Attr[] => {
  if (!(root instanceof Element)) return [];
  return [root, ...root.querySelectorAll(`meta[content],[${human}]`)].flatMap(attributesOf);
};

/**
 * Keeps a document of the server in 繁體 (R83): every text and every attribute for visitors that is added later is converted before it is
 * painted, whichever script adds it. The visitor's own input stays as it is: the value of a field is no text of the document.
 */
export const keepTraditional = (
  document: Document,
  { convert, isSimplified, originals }: KeepOptions,
): void => {
  /** Converted texts and attributes, so that nothing is converted twice. */
  const converted = new WeakMap<Text | Attr, string>();

  const convertText = (text: Text) => {
    if (converted.get(text) === text.data) return;
    const traditional = convert(text.data);
    if (traditional !== text.data) text.data = traditional;
    converted.set(text, traditional);
  };
  const convertAttribute = (attribute: Attr) => {
    const { value } = attribute;
    if (converted.get(attribute) === value) return;
    const isText = attribute.name !== 'content' || isReadable(value);
    const traditional = isText ? convert(value) : value;
    if (traditional !== value) attribute.value = traditional;
    converted.set(attribute, traditional);
  };
  const convertAll = (root: Node) => {
    textsIn(root).forEach(convertText);
    attributesIn(root).forEach(convertAttribute);
  };

  /** The server has converted the document; a note may have been written into it since (`libs/service-worker`). */
  const isLate = (text: Text) =>
    convert(text.data) !== text.data &&
    isSimplified(text.parentElement?.closest(blocks)?.textContent ?? text.data);

  const byConverted = toOriginals(originals, convert);
  for (const text of textsIn(document.documentElement)) {
    if (isLate(text)) convertText(text);
    converted.set(text, text.data);
    const original = byConverted.get(text.data);
    if (original !== undefined && text.parentElement?.closest('[data-island]')) showOriginal(text, original);
  }
  for (const attribute of attributesIn(document.documentElement)) converted.set(attribute, attribute.value);

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(convertAll);
      else if (type === 'characterData') textsIn(target).forEach(convertText);
      else if (attributeName !== 'content' || target.nodeName === 'META')
        attributesOf(target as Element).forEach(convertAttribute);
    }
    observer.takeRecords();
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...humanAttributes, 'content'],
  });
};
