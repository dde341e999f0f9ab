/** The item that the page shows, for what is reported of it; none on other pages. */
export const findItemIds = ({ __SITE_ENV__: environment }: Window & { __SITE_ENV__?: unknown }): string[] => {
  if (typeof environment !== 'object' || environment === null || !('contentId' in environment)) return [];
  return typeof environment.contentId === 'string' ? [environment.contentId] : [];
};
