import { iconPaths, pageKindAt } from '@share/site-paths';
import { getShareLink, readShareCard, readSharePicture } from '@share/wx-share';
import { createPoster, type Poster } from '@share/wx-share/poster';
import type { SharedSite } from '../SharingServices';
import { readByline } from './readByline';

/** A page without a picture of its own is shared with the logo, which is no picture for a poster. */
const toCover = (image: string, { logo }: SharedSite): string =>
  [logo, iconPaths.large].some((path) => image === new URL(path, location.href).href) ? '' : image;

/** A page without a summary of its own is shared with the name of the site. */
const toSummary = (summary: string, { name }: SharedSite): string => (summary === name ? '' : summary);

/** Draws the poster of the page in this window, in the typeface and with the colour of the site. */
export const makePosterOfPage = (site: SharedSite): Promise<Poster> => {
  const card = readShareCard(document);
  const style = getComputedStyle(document.body);
  return createPoster({
    title: card?.title ?? document.title,
    summary: toSummary(card?.desc ?? '', site),
    byline: readByline(document),
    siteName: site.name,
    hint: `长按识别，${pageKindAt(location.pathname).verb}`,
    link: getShareLink(window),
    cover: toCover(readSharePicture(document), site),
    accent: style.getPropertyValue('--accent').trim(),
    fontFamily: style.fontFamily,
    pixelRatio: devicePixelRatio,
  });
};
