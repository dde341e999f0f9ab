import { safeHref } from '@share/safety';

export interface ChangeRouteRule {
  /** The only origin that is listened to. */
  origin: string;
  /** Hosts that may be opened beside the site's own, without ports. */
  allowedHosts: readonly string[];
}

/**
 * The link a framed page asks the desktop page to open: a message `{type: 'changeRoute', pc_link}` (spec §2, R15).
 * @returns the address; null for every other message, sender or host.
 */
export const readChangeRoute = (
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  rule: ChangeRouteRule,
): string | null => {
  if (origin !== rule.origin || typeof data !== 'object' || data === null) return null;
  const { type, pc_link } = data as { type?: unknown; pc_link?: unknown };
  const href = type === 'changeRoute' ? safeHref(pc_link, { siteOrigin: rule.origin }) : null;
  if (href === null) return null;
  const url = new URL(href, rule.origin);
  return url.origin === rule.origin || rule.allowedHosts.includes(url.hostname) ? url.href : null;
};
