import { safeHref } from '@share/safety';

export interface ChangeRouteRule {
  /** Hosts that may be opened beside the site's own; with a port where it is not the scheme's. */
  allowedHosts: string[];
}

/**
 * The link that a page in an iframe asks the desktop page to open: a message `{type: 'changeRoute', pc_link}` (spec §2, R15).
 * @param ownOrigin origin of the desktop page, the only one that is listened to
 * @returns the address; null for every other message, sender or host.
 */
export const readChangeRoute = (
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  ownOrigin: string,
  { allowedHosts }: ChangeRouteRule,
): string | null => {
  if (origin !== ownOrigin || typeof data !== 'object' || data === null) return null;
  const { type, pc_link } = data as { type?: unknown; pc_link?: unknown };
  const href = type === 'changeRoute' ? safeHref(pc_link, { siteOrigin: ownOrigin }) : null;
  if (href === null) return null;
  const url = new URL(href, ownOrigin);
  return url.origin === ownOrigin || allowedHosts.includes(url.host) ? url.href : null;
};
