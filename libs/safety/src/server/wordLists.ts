import { defaultTreeAdapter as tree, html as spec } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { isBullet, symbolFontOf, type SymbolFont } from './symbolFonts';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

interface Marker {
  /** The nodes that hold the sign or number and the room behind it. */
  nodes: ReadonlySet<ChildNode>;
  level: number;
  list: 'ul' | 'ol';
  /** Of an `ol`: `1`, `a`, `A`, `i` or `I`, and the number of the item. */
  type: string;
  number: number;
}

const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? '';

/** How deep a paragraph is looked through for the sign that it begins with. */
const maxDepth = 6;

interface FirstText {
  text: string;
  font: SymbolFont;
  /** From the paragraph's child down to the text. */
  path: ChildNode[];
}

const isBlank = (node: ChildNode): boolean =>
  (tree.isTextNode(node) && /^[\s\u200b]*$/.test(node.value)) || tree.isCommentNode(node);

/** The first text of an element that is not blank, when nothing but inline elements is around it. */
const findFirstText = (element: Element, font: SymbolFont, depth = 0): FirstText | undefined => {
  const child = element.childNodes.find((node) => !isBlank(node));
  if (!child || depth > maxDepth) return undefined;
  if (tree.isTextNode(child)) return { text: child.value, font, path: [child] };
  if (!tree.isElementNode(child) || !/^(?:span|font|b|i|strong|em|o:p)$/.test(child.tagName))
    return undefined;
  const own = symbolFontOf(attributeOf(child, 'style'), attributeOf(child, 'face')) ?? font;
  const found = findFirstText(child, own, depth + 1);
  return found && { ...found, path: [child, ...found.path] };
};

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

const ofRoman = (text: string): number =>
  [...text].reduce((sum, letter, index) => {
    const value = romanDigits[letter] ?? 0;
    const next = romanDigits[text[index + 1] ?? ''] ?? 0;
    return sum + (value < next ? -value : value);
  }, 0);

/** The number of `1.`, `b)` or `iv.`; other numbers, such as `一、`, have no list of their own and stay text. */
const toNumber = (text: string): Pick<Marker, 'type' | 'number'> | undefined => {
  const [, sign = ''] = /^\s*\(?(\d{1,4}|[a-z]|[ivx]{1,6})[.)．）]\s*$/i.exec(text) ?? [];
  if (sign === '') return undefined;
  if (/\d/.test(sign)) return { type: '1', number: Number(sign) };
  const lower = sign.toLowerCase();
  const isRoman = /^(?:i|[ivx]{2,})$/.test(lower);
  const type = isRoman ? 'i' : 'a';
  return {
    type: sign === lower ? type : type.toUpperCase(),
    number: isRoman ? ofRoman(lower) : lower.charCodeAt(0) - 96,
  };
};

const ignored = (node: ChildNode): boolean =>
  tree.isElementNode(node) && /mso-list:\s*ignore/i.test(attributeOf(node, 'style'));

const textOf = (node: ChildNode): string => {
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) && node.childNodes.length < 20 ? node.childNodes.map(textOf).join('') : '';
};

/** The number or sign a paragraph of Word begins with; undefined for one that is no item of a list. */
const toMarker = (node: ChildNode): Marker | undefined => {
  if (!tree.isElementNode(node) || node.tagName !== 'p') return undefined;
  const style = attributeOf(node, 'style');
  const [, level] = /mso-list:[^;]{0,60}level(\d)/i.exec(style) ?? [];
  const isListed = level !== undefined || /\bMsoList/i.test(attributeOf(node, 'class'));
  const first = findFirstText(node, symbolFontOf(style, '') ?? 'none');
  if (!first) return undefined;
  // The outermost element that holds the sign and nothing else.
  const top =
    first.path.find(ignored) ??
    first.path.find((each) => isBullet(textOf(each), first.font) || (isListed && toNumber(textOf(each))));
  if (!top) return undefined;
  const sign = textOf(top);
  const isSign = isBullet(sign, first.font);
  const isSure = isListed || (isSign && (first.font !== 'none' || /[\uf020-\uf0ff]/.test(sign)));
  const number = isSign ? { type: '', number: 0 } : toNumber(sign);
  if (!isSure || !number) return undefined;
  return {
    nodes: new Set([top]),
    level: Math.max(1, Number(level ?? 1)),
    list: isSign ? 'ul' : 'ol',
    ...number,
  };
};

const createElement = (name: string, attrs: Record<string, string> = {}): Element =>
  tree.createElement(
    name,
    spec.NS.HTML,
    Object.entries(attrs).map(([key, value]) => ({ name: key, value })),
  );

const createList = ({ list, type, number }: Marker): Element =>
  createElement(
    list,
    list === 'ul' ? {} : { ...(type !== '1' && { type }), ...(number > 1 && { start: String(number) }) },
  );

/** The children of a node and of the elements on the way to the marker, without the marker. */
const withoutNodes = (node: Element, left: ReadonlySet<ChildNode>, depth = 0): ChildNode[] =>
  node.childNodes
    .filter((child) => !left.has(child))
    .map((child) => {
      if (!tree.isElementNode(child) || depth > maxDepth || child.childNodes.length > 20) return child;
      const children = withoutNodes(child, left, depth + 1);
      return children.every((each, index) => each === child.childNodes[index]) &&
        children.length === child.childNodes.length
        ? child
        : { ...child, childNodes: children };
    });

/** The open lists, outermost first. */
class ListBuilder {
  readonly #open: { level: number; list: Element; kind: string }[] = [];

  constructor(readonly out: ChildNode[]) {}

  end(): void {
    this.#open.length = 0;
  }

  add(paragraph: Element, marker: Marker): void {
    const kind = marker.list + marker.type.toLowerCase();
    for (let last = this.#open.at(-1); last; last = this.#open.at(-1)) {
      if (last.level < marker.level || (last.level === marker.level && last.kind === kind)) break;
      this.#open.pop();
    }
    if (this.#open.at(-1)?.level !== marker.level) this.#begin(marker, kind);
    const item = createElement('li');
    item.childNodes.push(...withoutNodes(paragraph, marker.nodes));
    this.#open.at(-1)?.list.childNodes.push(item);
  }

  #begin(marker: Marker, kind: string): void {
    const list = createList(marker);
    const around = this.#open.at(-1)?.list.childNodes.at(-1);
    if (around && tree.isElementNode(around)) around.childNodes.push(list);
    else this.out.push(list);
    this.#open.push({ level: marker.level, list, kind });
  }
}

/**
 * The children of an element with the paragraphs that Word made of the items of a list, each with its sign or number as text, as lists
 * again.
 */
export const withLists = (children: readonly ChildNode[]): readonly ChildNode[] => {
  const markers = children.map(toMarker);
  if (markers.every((marker) => marker === undefined)) return children;
  const out: ChildNode[] = [];
  const lists = new ListBuilder(out);
  children.forEach((child, index) => {
    const marker = markers[index];
    if (marker && tree.isElementNode(child)) return lists.add(child, marker);
    // Blank text and comments between two items do not end their list.
    if (isBlank(child)) return;
    lists.end();
    out.push(child);
  });
  return out;
};
