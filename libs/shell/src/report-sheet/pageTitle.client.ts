/** Of the page that a complaint is about, as the visitor sees it in the browser. */
export const pageTitle = (): string => document.title;
