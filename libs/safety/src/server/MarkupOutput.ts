import { idPrefix } from './bodyLink';
import { attributeText, escapeText } from './markup';

/** A link to an anchor in the text, by its positions in the output. */
export interface AnchorLink {
  id: string;
  start?: number;
  end?: number;
}

interface StartTag {
  name: string;
  text: string;
  /** Its name as the end of a link. */
  id?: string | undefined;
  /** Its description when it leads to an anchor. */
  link?: AnchorLink | undefined;
}

/** The markup that has been written. Names are preserved where links lead to them, and links where they lead to a name. */
export class MarkupOutput {
  readonly #pieces: string[] = [];
  readonly #anchors = new Map<string, { index: number; without: string }>();
  readonly #links: AnchorLink[] = [];
  #isAtStartOfPre = false;

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** Markup without a name or a text of the author. */
  push(markup: string): void {
    this.#pieces.push(markup);
    this.#isAtStartOfPre = false;
  }

  startTag({ name, text, id, link }: StartTag): void {
    if (link) {
      link.start = this.#pieces.length;
      this.#links.push(link);
    }
    const isAnchor = id !== undefined && !this.#anchors.has(id);
    if (isAnchor) this.#anchors.set(id, { index: this.#pieces.length, without: text });
    this.push(isAnchor ? text.replace(/>$/, () => ` id="${attributeText(idPrefix + id)}">`) : text);
    this.#isAtStartOfPre = name === 'pre';
  }

  endTag(name: string, link: AnchorLink | undefined): void {
    if (link) link.end = this.#pieces.length;
    this.push(`</${name}>`);
  }

  /** An empty element with a name, where the element that had it is not written. */
  mark(id: string): void {
    if (this.#anchors.has(id)) return;
    this.#anchors.set(id, { index: this.#pieces.length, without: '' });
    this.push(`<span id="${attributeText(idPrefix + id)}"></span>`);
  }

  text(value: string): void {
    // Parsers drop one line feed after <pre>, so text that begins with several would shrink with every round trip.
    const text = this.#isAtStartOfPre ? value.replace(/^[\r\n]+/, '') : value;
    if (text !== '') this.push(escapeText(text));
  }

  finish(): string {
    const links = this.#links.filter(({ start }) => start !== undefined);
    const used = new Set(links.map(({ id }) => id));
    for (const [id, { index, without }] of this.#anchors) if (!used.has(id)) this.#pieces[index] = without;
    for (const { id, start, end } of links) {
      if (this.#anchors.has(id)) continue;
      for (const index of [start, end]) if (index !== undefined) this.#pieces[index] = '';
    }
    return this.#pieces.join('');
  }
}
