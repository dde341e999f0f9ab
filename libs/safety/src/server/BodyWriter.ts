import { fitsInside, allowsText } from './elements';
import { startTag } from './markup';
import { MarkupOutput, type AnchorLink } from './MarkupOutput';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that begin and end a line. */
const blocks = names(
  'p h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption table caption colgroup col thead tbody tfoot tr td th div section article',
);
/** Elements that keep their place when they are empty, because others are counted after them. */
const structure = names('colgroup col thead tbody tfoot tr td th rt rp');
/** Elements with room below them (`ArticleBody`). */
const withMargin = names('p h1 h2 h3 h4 h5 h6 blockquote pre ul ol dl table figure hr');
/** Elements in which a gap between two parts is a gap for a visitor. */
const containers = names('div section article blockquote');

/** Characters of blank text that are preserved between two texts. */
const longestSpace = 1_000;

/** Line breaks that are written only when something visible follows. */
type Piece =
  | {
      kind: 'tag';
      text: string;
      name: string;
      isBlock: boolean;
      id?: string | undefined;
      link?: AnchorLink | undefined;
    }
  | { kind: 'space'; text: string }
  | { kind: 'break'; weight: 1 | 2; canBeGap: boolean }
  | { kind: 'mark'; id: string };

interface OpenElement {
  name: string;
  /** Where its start tag waits, until something visible has come. */
  index: number;
  flushes: number;
  link: AnchorLink | undefined;
  id: string | undefined;
}

interface Start {
  attributes: ReadonlyMap<string, string>;
  /** Its name as the end of a link; written when a link leads to it. */
  id?: string | undefined;
  /** The name its link leads to; without an anchor of that name the link is unwrapped. */
  anchor?: string | undefined;
}

/**
 * Writes checked elements and texts. Elements in which a visitor would see nothing are left out, a run of blank lines becomes one gap,
 * and links inside the text are preserved with the anchors they lead to.
 */
export class BodyWriter {
  readonly #out = new MarkupOutput();
  readonly #open: OpenElement[] = [];
  readonly #names: string[] = [];
  #pending: Piece[] = [];
  /** How often something visible has been written. */
  #flushes = 0;
  /** Whether the line has text already. */
  #hasLine = false;
  /** Whether the last thing written has room below it. */
  #hasMargin = true;
  #preDepth = 0;
  #blockDepth = 0;

  /** Whether a block is open: text beside blocks alone would be taken for text without markup when it is read again. */
  get isInBlock(): boolean {
    return this.#blockDepth > 0;
  }

  /** Names of the elements that are open, outermost first. */
  get open(): readonly string[] {
    return this.#names;
  }

  start(name: string, { attributes, id, anchor }: Start): void {
    const link = anchor === undefined ? undefined : { id: anchor };
    const text = startTag(name, attributes);
    this.#open.push({ name, index: this.#pending.length, flushes: this.#flushes, link, id });
    this.#names.push(name);
    this.#pending.push({ kind: 'tag', text, name, isBlock: blocks.has(name), id, link });
    if (name === 'pre') this.#preDepth += 1;
    if (blocks.has(name)) this.#blockDepth += 1;
  }

  /** @returns whether anything of the element was written */
  end(): boolean {
    const element = this.#open.pop();
    this.#names.pop();
    if (!element) return false;
    if (element.name === 'pre') this.#preDepth -= 1;
    if (blocks.has(element.name)) this.#blockDepth -= 1;
    if (element.flushes === this.#flushes) return this.#endBlank(element);
    this.#endWritten(element);
    return true;
  }

  #endBlank({ name, index, id }: OpenElement): boolean {
    if (structure.has(name)) {
      this.#pending.push({ kind: 'tag', text: `</${name}>`, name, isBlock: blocks.has(name) });
      return false;
    }
    const inside = this.#pending.splice(index);
    const marks = inside.filter(({ kind }) => kind === 'mark');
    if (id !== undefined) marks.unshift({ kind: 'mark', id });
    if (allowsText(this.#names.at(-1))) this.#pending.push(...marks);
    if (!blocks.has(name))
      this.#pending.push(...inside.filter(({ kind }) => kind === 'space' || kind === 'break'));
    else if (name === 'p' || inside.some(isBlankLine)) this.#break(2);
    else if (this.#hasLine && index === 0) this.#break(1);
    return false;
  }

  #endWritten({ name, link }: OpenElement): void {
    if (blocks.has(name)) {
      const after: Piece[] = [];
      let breaks = 0;
      for (const piece of this.#pending) {
        if (piece.kind === 'tag' || piece.kind === 'mark') this.#write(piece);
        if (piece.kind === 'break') breaks += piece.weight;
      }
      if (breaks > 1 || (breaks > 0 && !this.#hasLine)) after.push(this.#newBreak(2));
      this.#pending = after;
      this.#hasLine = false;
      if (withMargin.has(name)) this.#hasMargin = true;
    }
    this.#out.endTag(name, link);
  }

  #newBreak(weight: 1 | 2): Piece {
    const canBeGap = this.#names.every((name) => containers.has(name)) && fitsInside('p', this.#names, 96);
    return { kind: 'break', weight, canBeGap };
  }

  #break(weight: 1 | 2): void {
    // Blank text before a break is not seen.
    while (this.#preDepth === 0 && this.#pending.at(-1)?.kind === 'space') this.#pending.pop();
    const last = this.#pending.at(-1);
    // A run of blank lines needs no more than its first.
    if (last?.kind !== 'break' || last.weight === 1) this.#pending.push(this.#newBreak(weight));
  }

  /** A line break of the text. */
  lineBreak(): void {
    if (this.#preDepth === 0) return this.#break(1);
    this.#flush('inline');
    this.#out.push('<br>');
  }

  /** A name that links may lead to. */
  mark(id: string): void {
    if (allowsText(this.#names.at(-1))) this.#pending.push({ kind: 'mark', id });
  }

  /** Text; blank text is written when text stands on both sides of it. */
  text(value: string, isBlank: boolean): void {
    if (isBlank) return this.#space(value);
    this.#flush('inline');
    this.#out.text(value);
  }

  #space(value: string): void {
    const last = this.#pending.at(-1);
    if (last?.kind !== 'space') this.#pending.push({ kind: 'space', text: value.slice(0, longestSpace) });
    else if (last.text.length < longestSpace) last.text += value.slice(0, longestSpace);
  }

  /** An element without content, such as a picture. */
  void(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'col') {
      this.#pending.push({ kind: 'tag', text: startTag(name, attributes), name, isBlock: true });
      return;
    }
    this.#flush(name === 'hr' ? 'block' : 'inline');
    this.#out.push(startTag(name, attributes));
    if (name === 'hr') this.#hasMargin = true;
  }

  /** The element that was begun last is seen by itself, such as a video. */
  show(): void {
    this.#flush('inline');
  }

  finish(): string {
    for (const piece of this.#pending) if (piece.kind === 'mark') this.#write(piece);
    return this.#out.finish();
  }

  /** Writes the pending gaps before something visible: line breaks inside a line, and one gap for blank lines between blocks. */
  #flush(content: 'inline' | 'block'): void {
    const pending = this.#pending;
    if (pending.length > 0) {
      this.#pending = [];
      if (pending.every(({ kind }) => kind === 'tag')) for (const piece of pending) this.#write(piece);
      else this.#writePending(pending, content);
    }
    this.#flushes += 1;
    this.#hasLine = content === 'inline';
    this.#hasMargin = false;
  }

  #writePending(pending: readonly Piece[], content: 'inline' | 'block'): void {
    const isBlockStart = (piece: Piece) => piece.kind === 'tag' && piece.isBlock;
    const lineStart = content === 'block' ? pending.length : pending.findLastIndex(isBlockStart) + 1;
    const before = pending.slice(0, lineStart);
    const gapBefore = this.#gapIn(before, this.#hasLine && lineStart > 0 ? 2 : 1);
    const startsLine = lineStart > 0 || !this.#hasLine;
    const after = pending.slice(lineStart);
    const gapAfter = startsLine && !gapBefore ? this.#gapIn(after, 1) : undefined;
    for (const piece of before) {
      if (piece === gapBefore) this.#out.push('<p></p>');
      if (piece.kind === 'tag' || piece.kind === 'mark') this.#write(piece);
    }
    let breaks = 0;
    for (const piece of after) {
      if (piece === gapAfter) this.#out.push('<p></p>');
      if (piece.kind !== 'break') this.#write(piece);
      else if (!startsLine) {
        const room = Math.min(2 - breaks, piece.weight);
        this.#out.push('<br>'.repeat(Math.max(0, room)));
        breaks += room;
      }
    }
  }

  /** The first position where a gap can stand, when blank lines weigh enough and nothing above it has room below. */
  #gapIn(pieces: readonly Piece[], least: number): Piece | undefined {
    if (this.#out.isEmpty || this.#hasMargin) return undefined;
    const breaks = pieces.filter((piece) => piece.kind === 'break');
    if (breaks.reduce((sum, { weight }) => sum + weight, 0) < least) return undefined;
    return breaks.find(({ canBeGap }) => canBeGap);
  }

  #write(piece: Piece): void {
    if (piece.kind === 'tag') this.#out.startTag(piece);
    if (piece.kind === 'mark') this.#out.mark(piece.id);
    if (piece.kind === 'space') this.#out.text(piece.text);
  }
}

/** Whether a piece makes a blank line by itself: a break, or blank text that a browser does not collapse. */
const isBlankLine = (piece: Piece): boolean =>
  piece.kind === 'break' || (piece.kind === 'space' && /[^ \t\r\n\f]/.test(piece.text));
