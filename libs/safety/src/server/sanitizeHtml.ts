import { defaultTreeAdapter, html as spec } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { SafeHtml } from '../SafeHtml';
import { embedAttributes, requiredAttribute, safeAttributes } from './attributes';
import {
  allowedElements,
  droppedElements,
  fitsInside,
  mediaElements,
  allowsText,
  voidElements,
} from './elements';
import { parseArticle } from './parseArticle';
import { runAtOnce, runInSlices, type Steps } from './slices';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

interface SanitizeOptions {
  /** Origin of the site, e.g. `https://m.example.com`; addresses on it become paths. */
  siteOrigin: string;
  /** Hosts whose iframes are kept, in a sandbox; none by default. */
  embedHosts?: readonly string[];
}

/** One level of the traversal: children still to visit, and the end tag to write after them. */
interface Level {
  children: readonly ChildNode[];
  next: number;
  endTag: string;
}

const maxDepth = 96;
/** Nodes visited in one step. */
const visitsPerStep = 500;
/** Characters of one text written in one step. */
const textStepLength = 32_768;

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '=': '&#61;',
  // A browser that serialises its tree would write the character itself, and a parser would read it as a line feed.
  '\r': '\n',
};

const toReference = (character: string): string => references[character] ?? '';

/** Quotes as well: in text that is added to a page as it is, `class="` would look like an attribute to who searches its markup. */
const escapeText = (text: string): string => text.replace(/[&<>"\r]/g, toReference);

/** A start tag with quoted values that contain no character which could end a value or start a tag. */
const startTag = (name: string, attributes: ReadonlyMap<string, string>): string => {
  let tag = `<${name}`;
  for (const [key, value] of attributes) tag += ` ${key}="${value.replace(/[&<>"'`=\r]/g, toReference)}"`;
  return `${tag}>`;
};

class Sanitizer {
  readonly #options: SanitizeOptions;
  readonly #out: string[] = [];
  readonly #open: string[] = [];
  readonly #levels: Level[] = [];
  #isAtStartOfPre = false;

  constructor(options: SanitizeOptions) {
    this.#options = options;
  }

  *run(nodes: readonly ChildNode[]): Generator<undefined, string> {
    this.#levels.push({ children: nodes, next: 0, endTag: '' });
    let visits = 0;
    for (let level = this.#levels.at(-1); level; level = this.#levels.at(-1)) {
      visits += 1;
      if (visits % visitsPerStep === 0) yield;
      const node = level.children[level.next];
      level.next += 1;
      if (!node) this.#leave(level);
      else if (defaultTreeAdapter.isTextNode(node)) yield* this.#text(node.value);
      else if (defaultTreeAdapter.isElementNode(node)) this.#element(node);
    }
    return this.#out.join('');
  }

  #leave(level: Level): void {
    this.#levels.pop();
    if (!level.endTag) return;
    this.#emit(level.endTag);
    this.#open.pop();
  }

  *#text(value: string): Generator<undefined, void> {
    // Parsers drop one line feed after <pre>, so text that begins with several would shrink with every round trip.
    const text = this.#isAtStartOfPre ? value.replace(/^[\r\n]+/, '') : value;
    if (text === '' || !allowsText(this.#open.at(-1))) return;
    for (let start = 0; start < text.length; start += textStepLength) {
      if (start > 0) yield;
      this.#emit(escapeText(text.slice(start, start + textStepLength)));
    }
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
    this.#levels.push({ children: node.childNodes, next: 0, endTag });
  }

  #embed(node: Element): void {
    const { siteOrigin, embedHosts = [] } = this.#options;
    const attributes = embedAttributes(node.attrs, siteOrigin, embedHosts);
    if (attributes && allowsText(this.#open.at(-1))) this.#emit(`${startTag('iframe', attributes)}</iframe>`);
  }

  #emit(piece: string): void {
    this.#out.push(piece);
    this.#isAtStartOfPre = false;
  }
}

function* sanitize(html: string, options: SanitizeOptions): Steps<SafeHtml> {
  const nodes = yield* parseArticle(html);
  return (yield* new Sanitizer(options).run(nodes)) as SafeHtml;
}

/**
 * Turns an untrusted article body into markup that cannot execute anything, wherever it is inserted and however often it is
 * parsed and serialised again: a conformant parser, a traversal that keeps only what the lists allow, and a serialiser that
 * emits exactly the strings that were checked. Never throws and never recurses.
 * @param html cut off beyond 2,000,000 characters or 200,000 nodes, flattened below 96 levels.
 */
export const sanitizeHtml = (html: string, options: SanitizeOptions): SafeHtml =>
  runAtOnce(sanitize(html, options));

/** Like {@link sanitizeHtml}, in slices with other work between them. */
export const sanitizeInSlices = (html: string, options: SanitizeOptions): Promise<SafeHtml> =>
  runInSlices(sanitize(html, options));
