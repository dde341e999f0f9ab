import type { FeaturePage, FeaturePageRequest } from '@share/content-cards';
import { toShareCard } from '@share/wx-share';
import { DocDetailLayout } from '../doc-detail-layout/DocDetailLayout';
import type { SiteConfig } from '../data/toSiteConfig';

interface FrameOptions {
  config: Pick<SiteConfig, 'site' | 'bottomBar'>;
  siteOrigin: string;
  openAppHref: FeaturePageRequest<unknown>['openAppHref'];
}

/** A page of one feature with the parts of the site: bottom bar, share card and the link that opens the app at this page. */
export const toFramedPage = (
  { share, ...page }: FeaturePage,
  { config: { site, bottomBar }, siteOrigin, openAppHref }: FrameOptions,
) => ({
  ...page,
  ...(page.layout === 'listPage' && { bottomBar }),
  ...(page.layout === 'docDetail' && { element: <DocDetailLayout article={page.element} /> }),
  ...(page.appLink && { site: { openAppHref: openAppHref(page.appLink) } }),
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
