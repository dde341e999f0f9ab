import { createPreviewReload, parseDetailAddress } from '@share/site-paths';
import { PreviewPage } from '../pages/PreviewPage';
import { loadDetailPage } from '../pages/loadDetail.server';
import type { Route } from './RouteContext';

const reloadOf = createPreviewReload();

/** `/{preview-…}/{type}/…`: an item that is not published, for colleagues (spec §2; R8, R10, R11). */
export const loadPreviewRoute: Route['load'] = async (context) => {
  const { request, settings, services, now } = context;
  const [actor = '', ...rest] = context.segments;
  const address = parseDetailAddress(rest);
  if (!address || !settings.previewEnabled) return 'invalid';
  const location = reloadOf({ actor, path: request.path, query: request.query });
  if (location) return { redirectTo: location };
  const { postId, type } = address;
  const data = postId && (await loadDetailPage(context, { postId, type }));
  if (!data) return 'missing';
  const { siteOrigin } = settings;
  return {
    title: data.item.title,
    element: <PreviewPage {...data} {...{ now, services, siteOrigin }} />,
    isIndexed: false,
    isPreview: true,
  };
};
