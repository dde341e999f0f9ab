import fc from 'fast-check';
import { defaultTreeAdapter as tree, html as spec, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { expectedMarkup, hostileHtml, regressionHtml } from '../../testing';
import { sanitizeHtml, sanitizeInSlices } from './sanitizeHtml';

// Large inputs take long on a busy machine.
jest.setTimeout(60_000);

const siteOrigin = 'https://m.example.com';
const clean = (html: string) => sanitizeHtml(html, { siteOrigin });
const elements = new Set<string>(expectedMarkup.elements.split(' '));
const attributes = new Set<string>(expectedMarkup.attributes.split(' '));
const voids = new Set(['br', 'hr', 'img', 'col', 'source']);

/** White space between blocks is not part of it. */
const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, '').replace(/\s+/g, '');

const parseInDiv = (markup: string): DefaultTreeAdapterTypes.ChildNode[] =>
  parseFragment(tree.createElement('div', spec.NS.HTML, []), markup, {}).childNodes;

const findUnexpectedAttribute = (name: string, value: string): string[] => {
  const pattern = {
    href: expectedMarkup.href,
    src: expectedMarkup.src,
    poster: expectedMarkup.src,
    id: expectedMarkup.id,
    style: expectedMarkup.style,
  }[name];
  const isExpected = attributes.has(name) && (!pattern || new RegExp(pattern).test(value));
  return isExpected ? [] : [`${name}=${value}`];
};

/** Elements, attributes and comments of the parsed markup that are not in the list of expected markup. */
const findUnexpected = (markup: string): string[] => {
  const found: string[] = [];
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...parseInDiv(markup)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isCommentNode(node)) found.push('comment');
    if (!tree.isElementNode(node)) continue;
    if (!elements.has(node.tagName) || node.namespaceURI !== spec.NS.HTML) found.push(node.tagName);
    for (const { name, value } of node.attrs) found.push(...findUnexpectedAttribute(name, value));
    waiting.push(...node.childNodes);
  }
  return found;
};

/** Whether every start tag has its end tag, in order, and nothing else looks like a tag. */
const isBalanced = (markup: string): boolean => {
  const open: string[] = [];
  for (const [, end, name = ''] of markup.matchAll(/<(\/?)([^\s>]*)[^>]*>/g)) {
    if (end) {
      if (open.pop() !== name) return false;
    } else if (!voids.has(name)) open.push(name);
  }
  return open.length === 0;
};

test.each(regressionHtml.map((html) => [html.slice(0, 80), html]))(
  '%j gives only expected markup',
  (_start, html) => {
    const markup = clean(html);
    expect(findUnexpected(markup)).toEqual([]);
    expect(isBalanced(markup)).toBe(true);
    expect(clean(markup)).toBe(markup);
  },
);

test('2,000 hostile vectors give only expected, balanced and stable markup', () => {
  for (const html of hostileHtml(20261121, 2000)) {
    const markup = clean(html);
    if (findUnexpected(markup).length > 0 || !isBalanced(markup) || clean(markup) !== markup) {
      throw new Error(`${JSON.stringify(html)} became ${JSON.stringify(markup)}`);
    }
  }
});

test('any text gives only expected markup', () => {
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
        expect(findUnexpected(markup)).toEqual([]);
        expect(isBalanced(markup)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

test('an ordinary article keeps its text and stays the same when sanitised again', () => {
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

describe('input made to exhaust the process', () => {
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
    expect(findUnexpected(markup)).toEqual([]);
  });

  test('markup that multiplies its nodes is cut off', () => {
    const formatting = Array.from({ length: 5_000 }, (_, index) => `<b title=${index}>`).join('');
    const markup = clean(`<p>始</p>${formatting}${'<p>x'.repeat(100)}`);
    expect(markup.startsWith('<p>始</p>')).toBe(true);
    expect(markup.match(/<p>/g)?.length).toBeLessThan(20);
    expect(isBalanced(markup)).toBe(true);
  });

  test('slices give the same markup, with other work between them', async () => {
    const html = [...regressionHtml, ...hostileHtml(7, 3_000)].join('');
    let turns = 0;
    const count = setInterval(() => (turns += 1), 0);
    const markup = await sanitizeInSlices(html.repeat(3), { siteOrigin });
    clearInterval(count);
    expect(turns).toBeGreaterThan(1);
    expect(markup).toBe(clean(html.repeat(3)));
  });

  test('elements deeper than 96 levels are unwrapped and their text stays', () => {
    const markup = clean(`${'<div>'.repeat(500)}字`);
    expect(markup.match(/<div>/g)).toHaveLength(96);
    expect(markup).toContain('字');
    const tables = clean('<table><tr><td>'.repeat(60));
    expect(clean(tables)).toBe(tables);
  });

  test('input beyond 2,000,000 characters or 200,000 nodes is cut off', () => {
    expect(clean(`a${'x'.repeat(2_000_000)}END`)).toHaveLength(2_000_000);
    const markup = clean(`<p>始</p>${'<p>x</p>'.repeat(200_000)}`);
    expect(markup.startsWith('<p>始</p><p>x</p>')).toBe(true);
    expect(markup.length).toBeLessThan(900_000);
    expect(isBalanced(markup)).toBe(true);
  });
});
