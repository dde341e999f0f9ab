import { defaultTreeAdapter as tree, html as spec, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { AttributeMap } from './pictureAddress';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** A picture as the markup has it: one element, or several of which a browser would show one. */
interface FoundPicture {
  attributes: AttributeMap;
  sources?: readonly AttributeMap[];
  withoutScripts?: AttributeMap | undefined;
}

/** Characters of a `<noscript>` that are looked through for a picture. */
const maxNoscript = 4_096;
/** `<noscript>`s of an article that are looked through. */
const maxNoscripts = 500;

const toMap = ({ attrs }: Element): AttributeMap => new Map(attrs.map(({ name, value }) => [name, value]));

const elementsIn = (node: { childNodes: readonly ChildNode[] }): Element[] =>
  node.childNodes.filter(tree.isElementNode);

const isNamed = (name: string) => (element: Element | undefined) => element?.tagName === name;

/** Where an element stands. */
export interface Place {
  parent: Element | undefined;
  siblings: readonly ChildNode[];
  index: number;
}

/** How far from a picture its replacement is looked for. */
const maxDistance = 4;

/** The element beside another one, when at most blank text is between them. */
const elementBeside = ({ siblings, index }: Place, step: 1 | -1): Element | undefined => {
  for (let distance = 1; distance <= maxDistance; distance += 1) {
    const sibling = siblings[index + step * distance];
    if (!sibling) return undefined;
    if (tree.isElementNode(sibling)) return sibling;
    if (tree.isTextNode(sibling) && sibling.value.trim() !== '') return undefined;
  }
  return undefined;
};

/** Children of a `<picture>` that are looked at. */
const maxSources = 40;

const sourcesIn = (picture: Element): AttributeMap[] =>
  picture.childNodes.slice(0, maxSources).filter(tree.isElementNode).filter(isNamed('source')).map(toMap);

const firstImage = (nodes: readonly Element[], depth = 0): Element | undefined => {
  for (const node of nodes) {
    const found = node.tagName === 'img' ? node : depth < 5 && firstImage(elementsIn(node), depth + 1);
    if (found) return found;
  }
  return undefined;
};

const backgroundUrl =
  /background(?:-image)?\s*:[^;]{0,100}?url\(\s*(?:&quot;|["'])?([^"')]{1,2048}?)(?:&quot;|["'])?\s*\)/i;

/** A drawing that only carries a picture as its background, as editors lay out long pictures: its box is the picture's shape. */
const pictureOfDrawing = (svg: Element): FoundPicture | undefined => {
  const attributes = toMap(svg);
  const [, src] = backgroundUrl.exec(attributes.get('style')?.slice(0, 4000) ?? '') ?? [];
  if (!src) return undefined;
  const [, width, height] =
    /^[\d.-]+[\s,]+[\d.-]+[\s,]+(\d{1,5})(?:\.\d*)?[\s,]+(\d{1,5})(?:\.\d*)?\s*$/.exec(
      attributes.get('viewBox')?.trim() ?? '',
    ) ?? [];
  const size: [string, string][] =
    width && height
      ? [
          ['width', width],
          ['height', height],
        ]
      : [];
  return { attributes: new Map([['src', src], ['style', size.length > 0 ? 'width:100%' : ''], ...size]) };
};

/**
 * Creates a function that finds the picture an element stands for: `<img>`, `<picture>` without one, an image as a plugin, the picture a
 * `<noscript>` has for browsers without scripts, and a drawing with a picture as its background. Empty: the element and its content are
 * done with; undefined: it is no picture.
 */
export const findPictures = (): ((node: Element, place: Place) => FoundPicture[] | undefined) => {
  let noscripts = 0;
  const inNoscript = new Map<Element, AttributeMap | undefined>();

  /** Scripts run where the body is parsed, so that the content of a `<noscript>` is text. */
  const imageIn = (noscript: Element): AttributeMap | undefined => {
    if (inNoscript.has(noscript)) return inNoscript.get(noscript);
    const [text] = noscript.childNodes;
    const markup = text && tree.isTextNode(text) ? text.value : '';
    const isRead = /<img\b/i.test(markup) && markup.length <= maxNoscript && (noscripts += 1) <= maxNoscripts;
    const image = isRead ? firstImage(elementsIn(parseFragment(markup))) : undefined;
    const found = image && toMap(image);
    inNoscript.set(noscript, found);
    return found;
  };

  const ofImage = (image: Element, place: Place): FoundPicture => {
    const { parent } = place;
    const next = elementBeside(place, 1);
    return {
      attributes: toMap(image),
      sources: parent?.tagName === 'picture' ? sourcesIn(parent) : [],
      withoutScripts: next?.tagName === 'noscript' ? imageIn(next) : undefined,
    };
  };

  return (node, place) => {
    if (node.namespaceURI === spec.NS.SVG) {
      const found = pictureOfDrawing(node);
      return found && [found];
    }
    switch (node.tagName) {
      case 'img':
        return [ofImage(node, place)];
      case 'picture': {
        if (firstImage([node])) return undefined;
        return [{ attributes: new Map(), sources: sourcesIn(node) }];
      }
      case 'noscript': {
        const isShown = isNamed('img')(elementBeside(place, -1)) || isNamed('img')(elementBeside(place, 1));
        const found = isShown ? undefined : imageIn(node);
        return found ? [{ attributes: found }] : [];
      }
      case 'object': {
        const attributes = toMap(node);
        const data = attributes.get('data') ?? '';
        const isImage =
          /^image\/(?!svg)/.test(attributes.get('type') ?? '') ||
          /\.(?:png|jpe?g|gif|webp)(?:[?#]|$)/i.test(data);
        return isImage ? [{ attributes: new Map([...attributes, ['src', data]]) }] : undefined;
      }
      default:
        return undefined;
    }
  };
};
