import { createHash } from 'node:crypto';
import { basePath } from '@share/site-paths';
import { LRUCache } from 'lru-cache';
import type { SiteSettings } from '../settings/readSettings';

type PolicySettings = Pick<
  SiteSettings,
  | 'pictureRules'
  | 'ownOrigins'
  | 'siteOrigin'
  | 'csp'
  | 'publicApiBaseUrl'
  | 'statsBaseUrl'
  | 'mapKey'
  | 'mapStaticUrl'
  | 'debugConsole'
  | 'embedHosts'
>;

/** Parts that differ from page to page. */
export interface PagePolicy {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Origins this page frames besides our own. */
  embedsFrames?: readonly string[];
}

/** `'sha256-…'` of the exact text between the tags. */
const toHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Pages have few texts between them: the script of all, and the styles of each kind of page. */
const hashSources = new LRUCache<string, string>({ max: 200 });

const hashSourceOf = (text: string): string => {
  const source = hashSources.get(text) ?? toHashSource(text);
  hashSources.set(text, source);
  return source;
};

const toOrigins = (addresses: readonly string[]) =>
  addresses.filter(Boolean).map((url) => new URL(url).origin);

/** Services that are reached at an address of their own; the others answer where the pictures lie. */
const pictureOrigins = ({ pictureRules }: PolicySettings) =>
  toOrigins(
    pictureRules.map(([, template = '']) => template).filter((template) => /^https?:/i.test(template)),
  );

const isFrameOrigin = (source: string) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i.test(source);

/**
 * Creates the function that writes the Content-Security-Policy of a page. Inline scripts and styles are allowed by hash, not
 * by nonce, so that a page can be cached together with its policy.
 */
export const createContentSecurityPolicy = (settings: PolicySettings): ((page: PagePolicy) => string) => {
  const { csp, ownOrigins } = settings;
  const assets = ownOrigins.map((origin) => `${origin}${basePath}/assets/`);
  const platformOrigins = toOrigins([settings.publicApiBaseUrl]);
  const sockets = [...ownOrigins, ...platformOrigins].map((origin) => origin.replace(/^http/, 'ws'));
  const otherOrigins = [...platformOrigins, ...toOrigins([settings.statsBaseUrl])];
  const map = settings.mapKey ? toOrigins([settings.mapStaticUrl]) : [];
  const players = settings.embedHosts.map((host) => `https://${host}`);
  const list = (...sources: (string | readonly string[])[]) => [...new Set(sources.flat())].join(' ');
  const imgSrc = list(
    "'self'",
    'data:',
    'blob:',
    otherOrigins,
    csp.img,
    pictureOrigins(settings),
    'https://*.qlogo.cn',
    map,
    'wxlocalresource:',
    'weixin:',
  );
  const fixed = [
    `img-src ${imgSrc}`,
    `media-src ${list("'self'", 'blob:', otherOrigins, csp.media)}`,
    `font-src ${list("'self'", 'data:', csp.font)}`,
    `connect-src ${list("'self'", sockets, otherOrigins, csp.connect)}`,
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

  /** The console runs what is typed into it. */
  const debugging = settings.debugConsole ? ["'unsafe-eval'"] : [];
  /** A hash would switch 'unsafe-inline' off. */
  const toStyleSources = (inlineStyles: readonly string[]) =>
    settings.debugConsole ? ["'unsafe-inline'"] : inlineStyles.map(hashSourceOf);

  return ({ inlineScripts, inlineStyles, embedsFrames = [] }) =>
    [
      "default-src 'none'",
      `script-src ${list(inlineScripts.map(hashSourceOf), assets, csp.script, debugging, "'report-sample'")}`,
      `style-src ${list("'self'", toStyleSources(inlineStyles), csp.style)}`,
      "style-src-attr 'unsafe-inline'",
      `frame-src ${list("'self'", csp.frame, players, embedsFrames.filter(isFrameOrigin), 'weixin:')}`,
      fixed,
    ].join('; ');
};
