const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The elements an article may contain. Others are unwrapped (their content stays) or dropped with their content. */
export const allowedElements = names(
  'p br hr h1 h2 h3 h4 h5 h6 strong em b i u s del ins sub sup mark small cite blockquote pre code ul ol li dl dt dd a img ' +
    'figure figcaption table caption colgroup col thead tbody tfoot tr th td div span section article video audio ' +
    'source ruby rt rp abbr time',
);

/** Elements dropped with their content, which is code, fallback, settings of an editor or a form control and not text. */
export const droppedElements = names(
  'script style noscript noembed noframes template iframe object embed applet frameset frame head title xmp plaintext ' +
    'textarea select option optgroup datalist canvas map area base basefont bgsound link meta param track input xml',
);

/** Elements that are pictures, or may stand for one. */
export const pictureElements = names('img picture noscript object');

/** Fields of a form; without them its text says nothing. */
export const formControls = names('input textarea select');

export const voidElements = names('br hr img col source');

const headings = names('h1 h2 h3 h4 h5 h6');
/** Inside media only the sources matter; other content is a fallback for obsolete browsers. */
export const mediaElements = names('video audio');
const tableParts = names('table colgroup thead tbody tfoot tr');
const paragraph = names('p');
const paragraphBoundaries = names('table caption td th');

/** Elements whose start tag closes an open paragraph, so that a paragraph can never contain them. */
const endsParagraph = names(
  'p hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption table div section article',
);

/** Elements the parser looks through when a list item closes an earlier one; every other element stops its search. */
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

/** Sections, rows and cells. */
const levelsBelowTable = 3;

const itemSiblings: Readonly<Record<string, ReadonlySet<string>>> = {
  li: names('li'),
  dt: names('dt dd'),
  dd: names('dt dd'),
};

/** Whether one of the wanted elements is open, up to the nearest boundary. */
const isOpenWithin = (
  wanted: ReadonlySet<string>,
  open: readonly string[],
  isBoundary: (name: string) => boolean,
): boolean => {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const name = open[index] ?? '';
    if (wanted.has(name)) return true;
    if (isBoundary(name)) return false;
  }
  return false;
};

/**
 * Whether a browser that parses the output would put the element in the same place. Unwrapping can make one element the
 * parent of another that the parser would separate; the inner one is then unwrapped too.
 * @param open names of the elements open in the output, outermost first.
 */
export const fitsInside = (name: string, open: readonly string[], maxDepth: number): boolean => {
  const parent = open.at(-1) ?? '';
  if (open.length + (name === 'table' ? levelsBelowTable : 0) >= maxDepth) return false;
  const parents = requiredParents[name];
  if (parents) return parents.has(parent);
  if (tableParts.has(parent)) return false;
  if (headings.has(name) && headings.has(parent)) return false;
  if (name === 'a' && open.includes('a')) return false;
  if (endsParagraph.has(name) && isOpenWithin(paragraph, open, (other) => paragraphBoundaries.has(other)))
    return false;
  const siblings = itemSiblings[name];
  return !siblings || !isOpenWithin(siblings, open, (other) => !transparentToItems.has(other));
};

/** Whether text may be a direct child: a parser moves it out of table structure, and media never show it. */
export const allowsText = (parent: string | undefined): boolean =>
  parent === undefined || !(tableParts.has(parent) || mediaElements.has(parent));
