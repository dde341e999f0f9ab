import type { Scene } from './Draft';
import { createLooks } from './looks';
import { photographSize, photographUrl } from './pictures/pictureOf';

/** Where the pictures of a body come from. */
export interface BodyContext {
  /** Place of a picture that names none. */
  scene: Scene;
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** `**strong**` and `[text](address)` inside a line. */
function inline(text: string): string {
  return escape(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
}

/** Deals out the looks of the pictures of a body. */
function createFigures({ scene: usualScene }: BodyContext) {
  const nextLook = createLooks();
  return (text: string): string => {
    const [, scene = usualScene, caption = ''] = /^!([\w-]+)? (.*)$/.exec(text) ?? [];
    const look = scene.includes('-') ? scene : nextLook(scene);
    const { width, height } = photographSize(look);
    return `<figure><img src="${photographUrl(look)}" alt="${escape(caption.replace(/。?摄影：.*$/, ''))}" width="${width}" height="${height}"><figcaption>${inline(caption)}</figcaption></figure>`;
  };
}

function quote(text: string): string {
  const [words = '', cite] = text.slice(2).split(' | ');
  return `<blockquote><p>${inline(words)}</p>${cite ? `<cite>${inline(cite)}</cite>` : ''}</blockquote>`;
}

function table(lines: string[]): string {
  const rows = lines.map((line) => line.slice(2).split(' | '));
  const row = (cells: string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  const [head = [], ...body] = rows;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

type LineKind = 'html' | 'heading' | 'quote' | 'figure' | 'number' | 'bullet' | 'row' | 'paragraph';

const marks: readonly (readonly [RegExp, LineKind])[] = [
  [/^</, 'html'],
  [/^## /, 'heading'],
  [/^> /, 'quote'],
  [/^![\w-]* /, 'figure'],
  [/^\+ /, 'number'],
  [/^- /, 'bullet'],
  [/^\| /, 'row'],
];

const kindOf = (line: string): LineKind => marks.find(([mark]) => mark.test(line))?.[1] ?? 'paragraph';

function list(tag: 'ol' | 'ul', lines: string[]): string {
  return `<${tag}>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</${tag}>`;
}

/**
 * Editors' markup, one block per line, to the HTML an ordinary content system would store.
 *
 * `## ` subhead, `> words | who` quote, `! caption` or `!scene caption` picture, `+ ` numbered, `- ` bulleted,
 * `| a | b` table row (the first one is the head), a line that starts with `<` stays as it is, all else is a paragraph.
 */
export function toBodyHtml(markup: string, context: BodyContext): string {
  const lines = markup.split('\n').filter((line) => line.trim() !== '');
  const blocks: string[] = [];
  const figure = createFigures(context);
  for (let at = 0; at < lines.length;) {
    const kind = kindOf(lines[at]!);
    let end = at + 1;
    while (['number', 'bullet', 'row'].includes(kind) && end < lines.length && kindOf(lines[end]!) === kind) {
      end += 1;
    }
    const block = lines.slice(at, end);
    const line = block[0]!;
    blocks.push(kind === 'figure' ? figure(line) : renderBlock(kind, line, block));
    at = end;
  }
  return blocks.join('\n');
}

function renderBlock(kind: Exclude<LineKind, 'figure'>, line: string, block: string[]): string {
  switch (kind) {
    case 'html':
      return line;
    case 'heading':
      return `<h3>${inline(line.slice(3))}</h3>`;
    case 'quote':
      return quote(line);
    case 'number':
      return list('ol', block);
    case 'bullet':
      return list('ul', block);
    case 'row':
      return table(block);
    case 'paragraph':
      return `<p>${inline(line)}</p>`;
  }
}
