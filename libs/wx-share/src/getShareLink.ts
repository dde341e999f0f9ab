/** The address under which a page is shared. A page without one may have a token in its query, which is never handed on. */
export const getShareLink = ({ document, location }: Window): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.origin + location.pathname;
