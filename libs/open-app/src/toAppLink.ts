import { safeHref } from '@share/safety';
import type { OpenAppConfig, OpenAppWay } from './OpenAppConfig';

const paramNames = ['stype', 'id', 'type', 'post_id', 'content_link', 'mp'] as const;

/** The target in the app (spec §3, R60), with values that are not encoded. Without parameters it opens its first screen. */
export type AppLinkParams = Partial<Record<(typeof paramNames)[number], string>>;

/** Every character but letters, digits and `*-._` is percent-encoded, so that no value can break out of any address. */
const toQuery = (params: AppLinkParams): string => {
  const query = new URLSearchParams();
  for (const name of paramNames) if (params[name]) query.set(name, params[name]);
  return query.toString().replace(/\+/g, '%20');
};

const httpsUrl = (address: string | undefined): string | null => {
  const href = safeHref(address);
  return href?.startsWith('https://') ? href : null;
};

const toUniversalLink = (query: string, address: string): string | null => {
  const href = httpsUrl(address);
  if (href === null) return null;
  const url = new URL(href);
  url.search = [url.search.slice(1), query].filter(Boolean).join('&');
  return url.href;
};

const toIntent = (target: string, { scheme, packageName, downloadUrl }: OpenAppConfig): string => {
  const fallback = httpsUrl(downloadUrl);
  const extras = [
    `scheme=${encodeURIComponent(scheme)}`,
    packageName && `package=${encodeURIComponent(packageName)}`,
    fallback && `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ];
  return `intent://${target}#Intent;${extras.filter(Boolean).join(';')};end`;
};

const toStore = (schemeLink: string | null, packageName: string): string | null => {
  if (packageName === '') return null;
  const query = new URLSearchParams({
    pkgname: packageName,
    ...(schemeLink && { android_schema: schemeLink }),
  });
  return `https://a.app.qq.com/o/simple.jsp?${query}`;
};

/**
 * The address that passes the parameters to the app; they are the same on every way (R60). For `open-tag` it is the
 * tag's `extinfo`, for `download` the download page.
 * @returns null when the way has no address, or the configuration lacks it.
 */
export const toAppLink = (params: AppLinkParams, way: OpenAppWay, config: OpenAppConfig): string | null => {
  const query = toQuery(params);
  const target = query === '' ? 'open' : `open?${query}`;
  const schemeLink = config.scheme === '' ? null : `${config.scheme}://${target}`;
  switch (way) {
    case 'scheme':
      return schemeLink;
    case 'open-tag':
      return config.wxOpenAppId === '' ? null : schemeLink;
    case 'intent':
      return schemeLink && toIntent(target, config);
    case 'store':
      return toStore(schemeLink, config.packageName);
    case 'universal-link':
      return toUniversalLink(query, config.universalLink);
    case 'download':
      return httpsUrl(config.downloadUrl);
    default:
      return null;
  }
};
