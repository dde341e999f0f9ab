import { cleanText, safeHref, safeImageUrl } from '@share/safety';
import { basePath } from '@share/site-paths';

/** The content of a share card as the platform sends it. */
export interface ShareSource {
  title: unknown;
  summary: unknown;
  /** Absolute or root-relative; replaced by the home page when it cannot be used. */
  shareLink: unknown;
  /** Absolute or root-relative. */
  image: unknown;
  /** Such as `https://m.example.com`. */
  siteOrigin: string;
  siteName: string;
}

/** Share data of spec §3; both addresses are absolute, ASCII, and https unless they are the site's own. */
export interface ShareCard {
  title: string;
  desc: string;
  link: string;
  /** Empty when there is no usable image. */
  imgUrl: string;
}

/** Characters that a card shows. */
const maxTitle = 64;
const maxDesc = 120;

/** Added by WeChat each time a link is shared. */
const sharingParams = ['from', 'isappinstalled'];

const oneLine = (value: unknown, max: number): string =>
  cleanText(cleanText(value, max * 2).replace(/\s+/g, ' '), max);

const toLink = (value: unknown, siteOrigin: string): string => {
  const link = new URL(safeHref(value, { siteOrigin }) ?? `${basePath}/`, siteOrigin);
  if (link.origin !== new URL(siteOrigin).origin) link.protocol = 'https:';
  for (const param of sharingParams) if (link.searchParams.has(param)) link.searchParams.delete(param);
  return link.href;
};

const toImage = (value: unknown, siteOrigin: string): string => {
  const image = safeImageUrl(value, { siteOrigin });
  return image ? new URL(image, siteOrigin).href : '';
};

/** The share card of a page, for its `og:` tags and for WeChat's SDK. Never throws on bad content. */
export const toShareCard = ({
  title,
  summary,
  shareLink,
  image,
  siteOrigin,
  siteName,
}: ShareSource): ShareCard => ({
  title: oneLine(title, maxTitle) || siteName,
  desc: oneLine(summary, maxDesc) || siteName,
  link: toLink(shareLink, siteOrigin),
  imgUrl: toImage(image, siteOrigin),
});
