import { isDecodableId } from '@share/safety';
import { parseActor, parseDetailAddress } from '@share/site-paths';
import { DetailPage } from '../pages/DetailPage';
import { loadDetail } from '../pages/loadDetail.server';
import type { Route } from './RouteContext';

/** `/{actor}/{type}/{year?}/{month?}/{post_id?}/index.html` (spec §2). */
export const loadDetailRoute: Route['load'] = async (context) => {
  const [actor = '', ...rest] = context.segments;
  const address = parseDetailAddress(rest);
  if (!address || parseActor(actor).isPreview) return 'invalid';
  const { postId, type } = address;
  if (!postId || !isDecodableId(postId)) return 'missing';
  const detail = await loadDetail(context, { postId, type });
  if (!detail) return 'missing';
  const { article, share } = detail;
  return {
    title: article.title,
    element: <DetailPage {...detail} services={context.services} />,
    share,
    contentId: article.trackId || article.id,
  };
};
