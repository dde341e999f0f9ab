export interface Head {
  title: string;
  summary?: string | undefined;
  /** Whole address of the page. */
  link: string;
}

/**
 * Makes the head of the document describe the current page, as the server does for the first one: the share card is read
 * there (`watchShareCard` of shell).
 */
export const showHead = (document: Document, { title, summary, link }: Head, siteName: string): void => {
  const set = (selector: string, attribute: string, value: string) => {
    const element = document.head.querySelector(selector);
    if (element && element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  };
  const summaryOrName = summary || siteName;
  const isAnotherPage = document.head.querySelector('link[rel=canonical]')?.getAttribute('href') !== link;
  if (isAnotherPage) document.head.querySelector('script[type="application/ld+json"]')?.remove();
  if (document.title !== title) document.title = title;
  set('link[rel=canonical]', 'href', link);
  set('meta[name=description]', 'content', summaryOrName);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', summaryOrName);
  set('meta[property="og:url"]', 'content', link);
};
