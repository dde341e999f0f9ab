const blocks = 'p,h2,h3,h4,h5,h6,li,dt,dd,th,td,figcaption,cite';

/** Title and paragraphs of the article on this page, in order, for reading aloud. */
export const readArticle = (): string[] => {
  const article = document.querySelector('[data-content-id]');
  const parts =
    article?.querySelectorAll(`h1,[data-article-body] ${blocks.split(',').join(',[data-article-body] ')}`) ??
    [];
  return [...parts]
    .filter((part) => !part.querySelector(blocks))
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter(Boolean);
};
