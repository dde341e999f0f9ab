import { commentSlots } from '@share/comments';
import { blocksOf, toDetailLayout } from '@share/content-detail';
import { toAppLink, toAppLinkParams } from '@share/open-app';
import { DocDetailLayout, OpenAppRow } from '@share/shell';
import { parseDetailAddress } from '@share/site-paths';
import { toShareCard } from '@share/wx-share';
import { toOpenAppConfig } from '../compose/pageEnvironment.server';
import { loadItem } from '../pages/loadItem.server';
import type { Route } from './Route';

const load: Route['load'] = async (context) => {
  const { now, settings, segments, request } = context;
  const address = parseDetailAddress(segments.slice(1));
  if (!address) return 'invalid';
  const { postId, type } = address;
  const data = postId && (await loadItem(context, { postId, type }));
  if (!data) return 'missing';
  const { item, fallback } = data;
  const { siteOrigin } = settings;
  const appLink = toAppLinkParams({
    post_id: item.id,
    content_type: item.contentType,
    content_link: item.contentLink,
    mp_user_id: item.account?.id,
  });
  const openAppHref = toAppLink(appLink, 'universal-link', toOpenAppConfig(settings)) ?? '';
  const site = { ...(await context.config).site, openAppHref };
  const { frame, parts } = toDetailLayout({
    item,
    now,
    siteOrigin,
    openApp: <OpenAppRow site={site} />,
    slots: commentSlots({
      item,
      now,
      siteOrigin,
      commentsIn: blocksOf(item.contentType).comments ? 'page' : 'drawer',
      collectVariant: item.kind === 'audio-album' ? 'pill' : 'icon',
    }),
  });
  return {
    title: item.title,
    element: <DocDetailLayout {...parts} />,
    ...frame,
    site: { openAppHref },
    fallback,
    share: toShareCard({
      title: item.title,
      summary: item.lead,
      shareLink: item.shareLink ?? request.path,
      image: item.cover?.src ?? site.logo,
      siteOrigin,
      siteName: site.name,
    }),
    appLink,
    contentId: item.trackId || item.id,
    reportTarget: { type: 'content', id: item.id },
  };
};

/** `/{actor}/{type}/{year?}/{month?}/{post_id?}/index.html` (spec §2). */
export const detailRoute: Route = { path: '/:actor/:type/*', guards: ['decodableIds'], load };
