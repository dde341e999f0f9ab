/** The address others get of this page. */
export const shareLink = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
