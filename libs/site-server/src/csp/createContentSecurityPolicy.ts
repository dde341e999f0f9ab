import { createHash } from 'node:crypto';
import type { SiteSettings } from '../settings/readSettings';

type PolicySettings = Pick<
  SiteSettings,
  'ownOrigins' | 'siteOrigin' | 'csp' | 'publicApiBaseUrl' | 'statsBaseUrl' | 'mapKey'
>;

/** What differs from page to page. */
export interface PagePolicy {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Origins this page frames besides our own. */
  embedsFrames?: readonly string[];
}

/** `'sha256-…'` of a text as it stands between its tags. */
const toHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hash of nothing: styled-components creates its element empty and fills it through CSSOM. */
const emptyStyle = toHashSource('');

const toOrigins = (addresses: readonly string[]) =>
  addresses.filter(Boolean).map((url) => new URL(url).origin);

const isFrameOrigin = (source: string) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i.test(source);

/**
 * Creates the function that writes the Content-Security-Policy of a page. Scripts and styles in the page are allowed by
 * their hashes and not by nonces, so that a finished page is cached and sent byte for byte together with its policy.
 */
export function createContentSecurityPolicy(settings: PolicySettings): (page: PagePolicy) => string {
  const { csp, ownOrigins } = settings;
  const assets = ownOrigins.map((origin) => `${origin}/davmu/share/assets/`);
  const sockets = ownOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const elsewhere = toOrigins([settings.publicApiBaseUrl, settings.statsBaseUrl]);
  const map = settings.mapKey ? ['https://*.is.autonavi.com'] : [];
  const list = (...sources: (string | readonly string[])[]) => [...new Set(sources.flat())].join(' ');
  const imgSrc = list(
    "'self'",
    'data:',
    'blob:',
    elsewhere,
    csp.img,
    'https://*.qlogo.cn',
    map,
    'wxlocalresource:',
    'weixin:',
  );
  const fixed = [
    `img-src ${imgSrc}`,
    `media-src ${list("'self'", 'blob:', elsewhere, csp.media)}`,
    `font-src ${list("'self'", 'data:', csp.font)}`,
    `connect-src ${list("'self'", sockets, elsewhere, csp.connect)}`,
    "child-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${list("'self'", csp.frameAncestors)}`,
    ...(settings.siteOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /-/csp',
  ].join('; ');

  return ({ inlineScripts, inlineStyles, embedsFrames = [] }) =>
    [
      "default-src 'none'",
      `script-src ${list(inlineScripts.map(toHashSource), assets, csp.script, "'report-sample'")}`,
      `style-src ${list("'self'", inlineStyles.map(toHashSource), emptyStyle, csp.style)}`,
      "style-src-attr 'unsafe-inline'",
      `frame-src ${list("'self'", csp.frame, embedsFrames.filter(isFrameOrigin), 'weixin:')}`,
      fixed,
    ].join('; ');
}
