import { commentSlots } from '@share/comments';
import { blocksOf, toDetailLayout, toDetailSubject, type DetailView } from '@share/content-detail';
import { toAppLinkParams } from '@share/open-app';
import { SiteFoot } from '@share/page-document';
import { DocDetailLayout, OpenAppRow, type SiteConfig } from '@share/shell';
import { detailPath } from '@share/site-paths';
import type { ItemAddress } from '@share/site-paths/server';
import { toShareCard } from '@share/wx-share';
import { toOpenAppHref } from '../compose/pageEnvironment.server';
import type { RouteContext, RoutePage } from '../routes/Route';

/** The page of an item: its parts, the discussion and the offer of the app, which opens it at this item (spec §2, docDetail). */
export const toDetailPage = (
  item: DetailView,
  { address, data, now, settings }: RouteContext<ItemAddress>,
  config: SiteConfig,
): RoutePage => {
  const { siteOrigin } = settings;
  const appLink = toAppLinkParams({
    post_id: item.id,
    content_type: item.contentType,
    content_link: item.contentLink,
    mp_user_id: item.accountId,
  });
  const openAppHref = toOpenAppHref(settings, appLink);
  const site = { ...config.site, openAppHref };
  const { frame, parts } = toDetailLayout({
    item,
    now,
    siteOrigin,
    fallback: data.fallback,
    openApp: <OpenAppRow site={site} contentType={item.contentType} />,
    slots: commentSlots({
      item,
      now,
      siteOrigin,
      commentsIn: blocksOf(item.contentType).comments ? 'page' : 'drawer',
      collectVariant: item.kind === 'audio-album' ? 'pill' : 'icon',
    }),
  });
  return {
    ...frame,
    title: item.title,
    element: <DocDetailLayout {...parts} siteFoot={!frame.ground && <SiteFoot imprint={config.imprint} />} />,
    site: { openAppHref },
    share: toShareCard({
      title: item.title,
      summary: item.lead,
      shareLink: detailPath({
        // Without a link of its own the item belongs to the family it was requested from.
        actor: item.shareLink ? item.family : address.family,
        contentType: item.contentType,
        postId: item.id,
        publishedAt: item.publishedAt,
      }),
      image: item.cover?.src ?? site.logo,
      siteOrigin,
      siteName: site.name,
    }),
    subject: toDetailSubject(item),
    appLink,
    contentId: item.id,
    pcLink: item.pcLink,
    reportTarget: { type: 'content', id: item.id },
  };
};
