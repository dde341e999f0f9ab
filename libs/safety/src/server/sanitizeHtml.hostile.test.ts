import fc from 'fast-check';
import { defaultTreeAdapter as tree, html as spec, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { expectedMarkup, hostileHtml, regressionHtml } from '../../testing';
import { sanitizeHtml } from './sanitizeHtml';

// Large inputs on a busy machine; nothing here depends on how long it takes.
jest.setTimeout(60_000);

const siteOrigin = 'https://m.example.com';
const clean = (html: string) => sanitizeHtml(html, { siteOrigin });
const elements = new Set<string>(expectedMarkup.elements.split(' '));
const attributes = new Set<string>(expectedMarkup.attributes.split(' '));
const voids = new Set(['br', 'hr', 'img', 'col', 'source']);

/** What stands in the markup, read back by a parser, although the list does not expect it. */
function unexpected(markup: string): string[] {
  const found: string[] = [];
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...parseInDiv(markup)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isCommentNode(node)) found.push('comment');
    if (!tree.isElementNode(node)) continue;
    if (!elements.has(node.tagName) || node.namespaceURI !== spec.NS.HTML) found.push(node.tagName);
    for (const { name, value } of node.attrs) found.push(...unexpectedAttribute(name, value));
    waiting.push(...node.childNodes);
  }
  return found;
}

function unexpectedAttribute(name: string, value: string): string[] {
  const pattern = {
    href: expectedMarkup.href,
    src: expectedMarkup.src,
    poster: expectedMarkup.src,
    style: expectedMarkup.style,
  }[name];
  const isExpected = attributes.has(name) && (!pattern || new RegExp(pattern).test(value));
  return isExpected ? [] : [`${name}=${value}`];
}

function parseInDiv(markup: string): DefaultTreeAdapterTypes.ChildNode[] {
  return parseFragment(tree.createElement('div', spec.NS.HTML, []), markup, {}).childNodes;
}

/** Whether every start tag has its end tag, in order, and nothing else looks like a tag. */
function isBalanced(markup: string): boolean {
  const open: string[] = [];
  for (const [, end, name = ''] of markup.matchAll(/<(\/?)([^\s>]*)[^>]*>/g)) {
    if (end) {
      if (open.pop() !== name) return false;
    } else if (!voids.has(name)) open.push(name);
  }
  return open.length === 0;
}

test.each(regressionHtml.map((html) => [html.slice(0, 80), html]))(
  '%j leaves nothing unexpected',
  (_start, html) => {
    const markup = clean(html);
    expect(unexpected(markup)).toEqual([]);
    expect(isBalanced(markup)).toBe(true);
    expect(clean(markup)).toBe(markup);
  },
);

test('2,000 hostile vectors leave nothing unexpected, balanced, and the same when cleaned again', () => {
  for (const html of hostileHtml(20261121, 2000)) {
    const markup = clean(html);
    if (unexpected(markup).length > 0 || !isBalanced(markup) || clean(markup) !== markup) {
      throw new Error(`${JSON.stringify(html)} became ${JSON.stringify(markup)}`);
    }
  }
});

test('any text at all leaves nothing unexpected', () => {
  const token = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    '&',
    '!',
    '-',
    '&lt;',
    ' ',
    '\0',
    'a',
    'p',
    'href',
    'img',
    'src',
    'svg',
    'style',
    'table',
    'on',
    '<p>',
    '</p>',
    '<a href=/x>',
    '<td>',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(token, { maxLength: 40 }).map((all) => all.join('')),
      ),
      (html) => {
        const markup = clean(html);
        expect(unexpected(markup)).toEqual([]);
        expect(isBalanced(markup)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

test('an ordinary article keeps its words and is the same when cleaned again', () => {
  const words = fc.constantFrom(
    '新闻',
    '今天 ',
    '1 &lt; 2',
    '&amp;',
    '“引文”',
    'text',
    '<br>',
    '<img src="http://c.example/a.jpg" width="600" height="400">',
  );
  const inline = fc.letrec<{ part: string }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      words,
      fc
        .tuple(fc.constantFrom('strong', 'em', 'span style="color:#333"', 'sup'), tie('part'))
        .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
      fc.tuple(fc.webUrl(), words).map(([url, inner]) => `<a href="${url}">${inner}</a>`),
    ),
  })).part;
  const block = fc
    .tuple(
      fc.constantFrom('p', 'h2', 'blockquote', 'div class="a"', 'section', 'figure'),
      fc.array(inline, { maxLength: 4 }),
    )
    .map(([tag, parts]) => `<${tag}>${parts.join('')}</${tag.split(' ')[0]}>`);
  const list = fc
    .array(inline, { maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}`).join('')}</ul>`);
  const table = fc
    .array(inline, { maxLength: 3 })
    .map((cells) => `<table><tr>${cells.map((cell) => `<td>${cell}`).join('')}</table>`);
  fc.assert(
    fc.property(fc.array(fc.oneof(block, list, table), { maxLength: 8 }), (blocks) => {
      const html = blocks.join('\n');
      const markup = clean(html);
      expect(clean(markup)).toBe(markup);
      expect(textOf(markup)).toBe(textOf(html));
    }),
    { numRuns: 300 },
  );
});

function textOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, '');
}

describe('input made to exhaust', () => {
  test.each([
    ['20,000 nested div', '<div>'.repeat(20_000)],
    ['5,000 nested b', '<b>'.repeat(5000)],
    ['2 MB of nested div', '<div>'.repeat(400_000)],
    ['nested tables', '<table><tr><td>'.repeat(50_000)],
    [
      'formatting rebuilt in each paragraph',
      `${Array.from({ length: 1000 }, (_, index) => `<b title=${index}>`).join('')}${'<p>x'.repeat(100_000)}`,
    ],
    [
      '100,000 attributes',
      `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(' ')}>x</p>`,
    ],
    ['nested svg', '<svg><foreignObject>'.repeat(50_000)],
    ['foster parenting', `<table>${'<b>x'.repeat(100_000)}`],
    ['2 MB of text', 'x'.repeat(2_000_000)],
    ['2 MB of <', '<'.repeat(2_000_000)],
    ['unfinished comment', `<!--${'-'.repeat(2_000_000)}`],
  ])('%s', (_name, html) => {
    const markup = clean(html);
    expect(isBalanced(markup)).toBe(true);
    expect(unexpected(markup)).toEqual([]);
  });

  test('depth ends at 96 and the words stay', () => {
    const markup = clean(`${'<div>'.repeat(500)}字`);
    expect(markup.match(/<div>/g)).toHaveLength(96);
    expect(markup).toContain('字');
    const tables = clean('<table><tr><td>'.repeat(60));
    expect(clean(tables)).toBe(tables);
  });

  test('beyond 2,000,000 characters and beyond 200,000 nodes it is cut, what came before stays', () => {
    expect(clean(`a${'x'.repeat(2_000_000)}END`)).toHaveLength(2_000_000);
    const markup = clean(`<p>始</p>${'<p>x</p>'.repeat(200_000)}`);
    expect(markup.startsWith('<p>始</p><p>x</p>')).toBe(true);
    expect(markup.length).toBeLessThan(900_000);
    expect(isBalanced(markup)).toBe(true);
  });
});
