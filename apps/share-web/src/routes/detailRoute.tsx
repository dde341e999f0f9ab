import { isDecodableId } from '@share/safety';
import { parseDetailAddress } from '@share/site-paths';
import { toShareCard } from '@share/wx-share';
import { DetailPage } from '../pages/DetailPage';
import { loadDetailPage } from '../pages/loadDetail.server';
import type { Route } from './RouteContext';

/** `/{actor}/{type}/{year?}/{month?}/{post_id?}/index.html` (spec §2). */
export const loadDetailRoute: Route['load'] = async (context) => {
  const address = parseDetailAddress(context.segments.slice(1));
  if (!address) return 'invalid';
  const { postId, type } = address;
  if (!postId || !isDecodableId(postId)) return 'missing';
  const data = await loadDetailPage(context, { postId, type });
  if (!data) return 'missing';
  const { item, config, appLink } = data;
  const { now, services, settings } = context;
  const { siteOrigin } = settings;
  return {
    title: item.title,
    element: <DetailPage {...data} {...{ now, services, siteOrigin }} />,
    share: toShareCard({
      title: item.title,
      summary: item.lead,
      shareLink: item.shareLink ?? context.request.path,
      image: item.cover?.src ?? config.site.logo,
      siteOrigin,
      siteName: config.site.name,
    }),
    appLink,
    contentId: item.trackId || item.id,
    reportTarget: { type: 'content', id: item.id },
  };
};
