import { defaultTreeAdapter as tree, html as spec } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { linkRel, safeAttributes } from './attributes';
import { BodyWriter } from './BodyWriter';
import { bodyId, bodyLink, placeHref } from './bodyLink';
import {
  allowedElements,
  allowsText,
  droppedElements,
  fitsInside,
  formControls,
  pictureElements,
  mediaElements,
  voidElements,
} from './elements';
import { mathText } from './mathText';
import {
  omissionOf,
  omissionOfDrawing,
  omissionOfLink,
  omissionOfMedia,
  omissionOfPicture,
  type Omission,
  type OmissionContext,
} from './omissions';
import { hadPicture, type AttributeMap } from './pictureAddress';
import { isInvisible } from './pictureBox';
import { pictureAttributes } from './pictureAttributes';
import { maxPastedTotal } from './pastedPicture';
import { findPictures } from './findPictures';
import { symbolFontOf, withoutSymbolFont, type SymbolFont } from './symbolFonts';
import { withLists } from './wordLists';
import { writeOmission } from './writeOmission';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export interface SanitizeOptions {
  /** Origin of the site, e.g. `https://m.example.com`; addresses on it become paths. */
  siteOrigin: string;
  /** Hosts whose players may be shown in a frame after a tap; none by default. */
  embedHosts?: readonly string[];
}

/** One level of the traversal: children still to visit. */
interface Level extends Inherited {
  node: Element | undefined;
  children: readonly ChildNode[];
  next: number;
  isWritten: boolean;
}

/** State that an element inherits from those around it. */
interface Inherited {
  font: SymbolFont;
  /** The form around it. */
  form: Element | undefined;
}

const maxDepth = 96;
/** Work done in one step: characters of attributes and texts, and as many for each node. */
const workPerStep = 40_000;
const workPerNode = 80;
/** Characters of one text written in one step. */
const textStepLength = 32_768;

/** Something a visitor sees: neither white space nor a character without a shape. */
const visible =
  /[^\s\u00ad\u034f\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2800\u3164\ufeff\uffa0]/;

const noneInherited: Inherited = { font: 'none', form: undefined };

const toMap = (node: Element): AttributeMap => new Map(node.attrs.map(({ name, value }) => [name, value]));

/** Walks through a parsed body and writes the allowed parts. */
export class Sanitizer {
  readonly #options: SanitizeOptions;
  readonly #context: OmissionContext;
  readonly #writer = new BodyWriter();
  readonly #levels: Level[] = [];
  /** Forms, and other parents of fields, that have been named. */
  readonly #forms = new Set<unknown>();
  readonly #findPictures = findPictures();
  #pastedLeft = maxPastedTotal;
  #work = 0;

  constructor(options: SanitizeOptions) {
    this.#options = options;
    this.#context = { siteOrigin: options.siteOrigin, embedHosts: options.embedHosts ?? [] };
  }

  *run(nodes: readonly ChildNode[]): Generator<undefined, string> {
    this.#push(undefined, withLists(nodes), false, noneInherited);
    for (let level = this.#levels.at(-1); level; level = this.#levels.at(-1)) {
      if (this.#work > workPerStep) {
        this.#work = 0;
        yield;
      }
      this.#work += workPerNode;
      const node = level.children[level.next];
      level.next += 1;
      if (!node) this.#leave(level);
      else if (tree.isTextNode(node)) yield* this.#text(node.value, level.font);
      else if (tree.isElementNode(node)) this.#element(node, level);
    }
    return this.#writer.finish();
  }

  #push(
    node: Element | undefined,
    children: readonly ChildNode[],
    isWritten: boolean,
    inherited: Inherited,
  ): void {
    this.#levels.push({ node, children, next: 0, isWritten, font: inherited.font, form: inherited.form });
  }

  #leave({ node, isWritten }: Level): void {
    this.#levels.pop();
    if (!isWritten || this.#writer.end() || !node || !mediaElements.has(node.tagName)) return;
    this.#omit(omissionOfMedia(node));
  }

  *#text(value: string, font: SymbolFont): Generator<undefined, void> {
    if (!allowsText(this.#writer.open.at(-1))) return;
    for (let start = 0; start < value.length; start += textStepLength) {
      if (start > 0) yield;
      const part = withoutSymbolFont(value.slice(start, start + textStepLength), font);
      const text = this.#writer.isInBlock ? part : part.replace(/[\r\n]+/g, ' ');
      this.#work += text.length;
      if (text !== '') this.#writer.text(text, !visible.test(text));
    }
  }

  #element(node: Element, level: Level): void {
    const name = node.tagName;
    for (const { value } of node.attrs) this.#work += value.length;
    if (node.namespaceURI !== spec.NS.HTML) return this.#foreign(node, level);
    const isFallback = name !== 'source' && mediaElements.has(this.#writer.open.at(-1) ?? '');
    if (isFallback) return;
    if (pictureElements.has(name) && this.#isPicture(node, level)) return;
    if (formControls.has(name)) return this.#field(node, level);
    const omission = omissionOf(node, this.#context);
    if (omission) return this.#omit(omission);
    if (droppedElements.has(name)) return;
    if (name === 'br') return this.#writer.lineBreak();
    const form = name === 'form' ? node : level.form;
    this.#write(node, { font: this.#fontOf(node, level.font), form });
  }

  #fontOf({ attrs }: Element, font: SymbolFont): SymbolFont {
    const valueOf = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? '';
    return attrs.length === 0 ? font : (symbolFontOf(valueOf('style'), valueOf('face')) ?? font);
  }

  /** An element of the lists, or only what is in it. */
  #write(node: Element, inherited: Inherited): void {
    const name = node.tagName;
    const id = this.#idOf(node);
    const isAllowed = allowedElements.has(name) && fitsInside(name, this.#writer.open, maxDepth);
    const attributes = isAllowed ? safeAttributes(name, node.attrs, this.#options.siteOrigin) : undefined;
    const link = name === 'a' && attributes ? this.#linkOf(node, attributes) : undefined;
    const isUseless = (name === 'a' && !link) || (name === 'source' && !attributes?.has('src'));
    if (!attributes || isUseless) {
      if (id !== undefined) this.#writer.mark(id);
      if (name === 'a') this.#omit(omissionOfLink(node));
      return this.#push(node, withLists(node.childNodes), false, inherited);
    }
    if (voidElements.has(name)) {
      if (id !== undefined) this.#writer.mark(id);
      return this.#writer.void(name, attributes);
    }
    this.#writer.start(name, { attributes, id, anchor: link?.anchor });
    if (attributes.has('src') && mediaElements.has(name)) this.#writer.show();
    this.#push(node, withLists(node.childNodes), true, inherited);
  }

  #idOf({ attrs }: Element): string | undefined {
    const given = attrs.find(({ name }) => name === 'id') ?? attrs.find(({ name }) => name === 'name');
    return (given && bodyId(given.value)) ?? undefined;
  }

  /** Completes the attributes of a link; undefined when it leads nowhere. */
  #linkOf(node: Element, attributes: Map<string, string>): { anchor?: string } | undefined {
    const valueOf = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
    const link = bodyLink(valueOf('href') ?? '', this.#options.siteOrigin);
    if (!link) return undefined;
    attributes.set('href', 'anchor' in link ? placeHref(link.anchor) : link.href);
    const isEmbed = valueOf('data-embed') !== undefined && 'href' in link && this.#isEmbed(link.href);
    if (isEmbed) attributes.set('data-embed', '');
    attributes.set('rel', linkRel);
    return 'anchor' in link ? link : {};
  }

  #isEmbed(href: string): boolean {
    const { siteOrigin, embedHosts } = this.#context;
    const { host, protocol } = new URL(href, siteOrigin);
    return protocol === 'https:' && embedHosts.includes(host) && host !== new URL(siteOrigin).host;
  }

  /** @returns whether the element was a picture, or stood for one */
  #isPicture(node: Element, { node: parent, children, next }: Level): boolean {
    const found = this.#findPictures(node, { parent, siblings: children, index: next - 1 });
    if (!found) return false;
    for (const picture of found) {
      const { siteOrigin } = this.#options;
      const input = { ...picture, pastedLeft: this.#pastedLeft };
      const attributes = allowsText(this.#writer.open.at(-1)) ? pictureAttributes(input, siteOrigin) : null;
      if (attributes) this.#picture(attributes, this.#idOf(node));
      else if (hadPicture(picture) && !isInvisible(picture.attributes))
        this.#omit(omissionOfPicture(picture.attributes));
    }
    return found.length > 0 || node.tagName === 'img';
  }

  #picture(attributes: Map<string, string>, id: string | undefined): void {
    const src = attributes.get('src') ?? '';
    if (src.startsWith('data:')) this.#pastedLeft -= src.length;
    if (id !== undefined) this.#writer.mark(id);
    this.#writer.void('img', attributes);
  }

  /** A drawing or a formula. */
  #foreign(node: Element, level: Level): void {
    if (node.namespaceURI === spec.NS.MATHML)
      return this.#push(undefined, mathText(node), false, noneInherited);
    if (!this.#isPicture(node, level)) this.#omit(omissionOfDrawing(node));
  }

  /** A field of a form: a box to tick is a sign, all others together are named once. */
  #field(node: Element, level: Level): void {
    const attributes = toMap(node);
    const type = attributes.get('type')?.toLowerCase() ?? '';
    if (/^(?:hidden|submit|button|reset|image)$/.test(type)) return;
    if (type === 'checkbox' && attributes.has('disabled')) {
      return this.#writer.text(attributes.has('checked') ? '☑ ' : '☐ ', false);
    }
    const form = level.form ?? level.node;
    if (this.#forms.has(form)) return;
    this.#forms.add(form);
    this.#omit({ kind: 'form', text: '表单' });
  }

  /** Says what is left out here. */
  #omit(omission: Omission | undefined): void {
    if (omission && this.#writer.open.length < maxDepth - 1) writeOmission(this.#writer, omission);
  }
}
