import type { FeaturePage } from '@share/content-cards';
import { toAppLink, type OpenAppConfig } from '@share/open-app';
import { toShareCard } from '@share/wx-share';
import type { SiteConfig } from '../data/toSiteConfig';

interface FrameOptions {
  config: SiteConfig;
  siteOrigin: string;
  app: OpenAppConfig;
}

/** A page of one feature with what the site adds: bottom bar, share card and the link that opens the app at this page. */
export const toFramedPage = (
  { share, ...page }: FeaturePage,
  { config: { site, bottomBar }, siteOrigin, app }: FrameOptions,
) => ({
  ...page,
  ...(page.layout === 'listPage' && { bottomBar }),
  ...(page.appLink && { site: { openAppHref: toAppLink(page.appLink, 'universal-link', app) ?? '' } }),
  ...(share && {
    share: toShareCard({
      title: page.title,
      summary: share.summary || site.description,
      shareLink: share.path,
      image: share.image ?? site.logo,
      siteOrigin,
      siteName: site.name,
    }),
  }),
});
