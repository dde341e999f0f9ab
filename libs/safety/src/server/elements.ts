const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The elements an article may keep. Everything else is unwrapped (its content stays) or dropped whole. */
export const allowedElements = names(
  'p br hr h1 h2 h3 h4 h5 h6 strong em b i u s del ins sub sup mark small cite blockquote pre code ul ol li dl dt dd a img ' +
    'figure figcaption table caption colgroup col thead tbody tfoot tr th td div span section article video audio ' +
    'source ruby rt rp abbr time',
);

/** Elements that go with everything inside them: their content is code, fallback or a form control, not text. */
export const droppedElements = names(
  'script style noscript noembed noframes template iframe object embed applet frameset frame head title xmp plaintext ' +
    'textarea select option optgroup datalist canvas map area base basefont bgsound link meta param track input',
);

export const voidElements = names('br hr img col source');

const headings = names('h1 h2 h3 h4 h5 h6');
/** Media show nothing of their content but the sources; the rest is for browsers that are gone. */
export const mediaElements = names('video audio');
const tableParts = names('table colgroup thead tbody tfoot tr');
const paragraph = names('p');
const paragraphBoundaries = names('table caption td th');

/** Elements whose start tag ends an open paragraph, so that they can never stand inside one. */
const endsParagraph = names(
  'p hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption table div section article',
);

/** Elements a list item may reach through to end an earlier item: everything else stops the parser's search. */
const transparentToItems = names(
  'p div strong em b i u s del ins sub sup mark small cite code a span ruby rt rp abbr time video audio',
);

const requiredParents: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: names('table'),
  colgroup: names('table'),
  col: names('colgroup'),
  thead: names('table'),
  tbody: names('table'),
  tfoot: names('table'),
  tr: names('thead tbody tfoot'),
  td: names('tr'),
  th: names('tr'),
  source: mediaElements,
  rt: names('ruby'),
  rp: names('ruby'),
};

/** A table needs three more levels for its sections, rows and cells. */
const levelsBelowTable = 3;

/**
 * Whether a browser that reads our output would put the element where we put it. Unwrapping elements can bring two
 * others together that the parser would separate; such an element is unwrapped as well.
 * @param open names of the elements open in the output, outermost first.
 */
export function fitsInside(name: string, open: readonly string[], maxDepth: number): boolean {
  const parent = open.at(-1) ?? '';
  if (open.length + (name === 'table' ? levelsBelowTable : 0) >= maxDepth) return false;
  const parents = requiredParents[name];
  if (parents) return parents.has(parent);
  if (tableParts.has(parent)) return false;
  if (headings.has(name) && headings.has(parent)) return false;
  if (name === 'a' && open.includes('a')) return false;
  if (endsParagraph.has(name) && isOpenSince(paragraph, open, (other) => paragraphBoundaries.has(other)))
    return false;
  const siblings = itemSiblings[name];
  return !siblings || !isOpenSince(siblings, open, (other) => !transparentToItems.has(other));
}

const itemSiblings: Readonly<Record<string, ReadonlySet<string>>> = {
  li: names('li'),
  dt: names('dt dd'),
  dd: names('dt dd'),
};

/** Whether text may stand directly inside the element: table structure would push it out, media would never show it. */
export function takesText(parent: string | undefined): boolean {
  return parent === undefined || !(tableParts.has(parent) || mediaElements.has(parent));
}

function isOpenSince(
  wanted: ReadonlySet<string>,
  open: readonly string[],
  isBoundary: (name: string) => boolean,
): boolean {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const name = open[index] ?? '';
    if (wanted.has(name)) return true;
    if (isBoundary(name)) return false;
  }
  return false;
}
