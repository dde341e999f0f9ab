import { defaultTreeAdapter, html as spec } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { SafeHtml } from '../SafeHtml';
import { requiredAttribute, safeAttributes } from './attributes';
import {
  allowedElements,
  droppedElements,
  fitsInside,
  mediaElements,
  takesText,
  voidElements,
} from './elements';
import { safeEmbed } from './safeEmbed';
import { parseArticle } from './parseArticle';
import { startTag, textContent } from './serialize';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export interface SanitizeOptions {
  /** Origin of the site, e.g. `https://m.example.com`; own addresses become paths. */
  siteOrigin: string;
  /** Host names whose frames may stay, in a sandbox; none by default. */
  embedHosts?: readonly string[];
}

/** One level of the walk: children still to visit, and the end tag to write after them. */
interface Frame {
  readonly children: readonly ChildNode[];
  next: number;
  readonly endTag: string;
}

const maxDepth = 96;

/**
 * Turns an article body from outside into markup that can run nothing, wherever it is put and however often it is
 * parsed and written again: a conformant parser, a walk that keeps only what the lists allow, and our own serialiser,
 * which emits exactly the strings that were judged. Never throws for any input and never recurses.
 * @param html markup; beyond 2,000,000 characters or 200,000 nodes it is cut, deeper than 96 levels it is flattened.
 */
export function sanitizeHtml(html: string, options: SanitizeOptions): SafeHtml {
  return new Walk(options).run(parseArticle(html)) as SafeHtml;
}

class Walk {
  readonly #options: SanitizeOptions;
  readonly #out: string[] = [];
  readonly #open: string[] = [];
  readonly #frames: Frame[] = [];
  #isAtStartOfPre = false;

  constructor(options: SanitizeOptions) {
    this.#options = options;
  }

  run(nodes: readonly ChildNode[]): string {
    this.#frames.push({ children: nodes, next: 0, endTag: '' });
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const node = frame.children[frame.next];
      frame.next += 1;
      if (!node) this.#leave(frame);
      else if (defaultTreeAdapter.isTextNode(node)) this.#text(node.value);
      else if (defaultTreeAdapter.isElementNode(node)) this.#element(node);
    }
    return this.#out.join('');
  }

  #leave(frame: Frame): void {
    this.#frames.pop();
    if (!frame.endTag) return;
    this.#emit(frame.endTag);
    this.#open.pop();
  }

  #text(value: string): void {
    // Parsers eat one line feed after <pre>, so a tree that begins with any would shrink each time it is written.
    const text = this.#isAtStartOfPre ? value.replace(/^[\r\n]+/, '') : value;
    if (text !== '' && takesText(this.#open.at(-1))) this.#emit(textContent(text));
  }

  #element(node: Element): void {
    const name = node.tagName;
    if (node.namespaceURI !== spec.NS.HTML) return;
    if (name === 'iframe') this.#embed(node);
    const isFallback = name !== 'source' && mediaElements.has(this.#open.at(-1) ?? '');
    if (isFallback || droppedElements.has(name)) return;
    if (!allowedElements.has(name) || !fitsInside(name, this.#open, maxDepth)) return this.#enter(node, '');
    const attributes = safeAttributes(name, node.attrs, this.#options.siteOrigin);
    const required = requiredAttribute[name];
    if (required && !attributes.has(required)) return this.#enter(node, '');
    this.#emit(startTag(name, attributes));
    if (voidElements.has(name)) return;
    this.#enter(node, `</${name}>`);
    this.#open.push(name);
    this.#isAtStartOfPre = name === 'pre';
  }

  #enter(node: Element, endTag: string): void {
    this.#frames.push({ children: node.childNodes, next: 0, endTag });
  }

  #embed(node: Element): void {
    const { siteOrigin, embedHosts = [] } = this.#options;
    const attributes = safeEmbed(node.attrs, siteOrigin, embedHosts);
    if (attributes && takesText(this.#open.at(-1))) this.#emit(`${startTag('iframe', attributes)}</iframe>`);
  }

  #emit(piece: string): void {
    this.#out.push(piece);
    this.#isAtStartOfPre = false;
  }
}
