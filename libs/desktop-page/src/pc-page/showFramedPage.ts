import { toPcTarget } from './pcTarget';

interface ShownPage {
  /** The document in the iframe. */
  framed: Document;
  /** Its path, query and fragment. */
  path: string;
  /** Its full address. */
  address: string;
}

const canonical = 'link[rel=canonical]';
const summary = 'meta[name=description]';
const property = (name: string) => `meta[property="og:${name}"]`;

/** Title, address and share card, as the server writes them for the first page: the code that copies the link or shares the page reads them there. */
const showHead = ({ head }: Document, { framed, address }: ShownPage, title: string) => {
  const read = (selector: string, attribute = 'content') =>
    framed.head.querySelector(selector)?.getAttribute(attribute);
  const set = (selector: string, value: string, attribute = 'content') => {
    const element = head.querySelector(selector);
    if (element && element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  };
  const link = read(canonical, 'href') ?? address;
  set(canonical, link, 'href');
  set(property('url'), link);
  set(property('title'), read(property('title')) ?? title);
  for (const selector of [summary, property('description')]) set(selector, read(selector) ?? title);
  for (const selector of [property('image'), 'meta[itemprop=image]']) set(selector, read(selector) ?? '');
};

/** Makes head and address of the desktop page those of the page in its iframe. To do it again changes nothing. */
export const showFramedPage = (window: Window, page: ShownPage): void => {
  const { document, history, location } = window;
  const title = page.framed.title || document.title;
  if (document.title !== title) document.title = title;
  showHead(document, page, title);
  const url = new URLSearchParams(location.search).get('url');
  if (toPcTarget(url, [location.origin]) === page.path) return;
  const query = new URLSearchParams({ url: location.origin + page.path });
  history.replaceState(history.state, '', `${location.pathname}?${query.toString()}`);
};
