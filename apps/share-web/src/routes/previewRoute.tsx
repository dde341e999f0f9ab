import { commentSlots } from '@share/comments';
import { blocksOf, DetailScreen } from '@share/content-detail';
import { DocDetailLayout, Frozen } from '@share/shell';
import { createPreviewReload, parseActor, parseDetailAddress } from '@share/site-paths';
import { loadItem } from '../pages/loadItem.server';
import type { Route } from './Route';

const reloadOf = createPreviewReload();

const load: Route['load'] = async (context) => {
  const { request, settings, now } = context;
  const [actor = '', ...rest] = context.segments;
  const address = parseDetailAddress(rest);
  if (!address || !settings.previewEnabled) return 'invalid';
  const location = reloadOf({ actor, path: request.path, query: request.query });
  if (location) return { redirectTo: location };
  const { postId, type } = address;
  const data = postId && (await loadItem(context, { postId, type }));
  if (!data) return 'missing';
  const { item, fallback } = data;
  const { siteOrigin } = settings;
  const { comments } = commentSlots({ item, now, siteOrigin, isLive: false });
  return {
    title: item.title,
    layout: 'docDetail',
    preview: { expiredAt: item.expiredAt, now },
    fallback,
    element: (
      <DocDetailLayout
        article={<DetailScreen {...{ item, now, siteOrigin }} />}
        comments={blocksOf(item.contentType).comments && <Frozen>{comments}</Frozen>}
      />
    ),
    isIndexed: false,
    isPreview: true,
  };
};

/**
 * `/{preview-…}/{type}/…`: an item that is not published, for colleagues: without the offers of the app, statistics and taking
 * part (spec §2; R8, R10, R11).
 */
export const previewRoute: Route = {
  path: '/:actor/:type/*',
  accepts: ({ actor = '' }) => parseActor(actor).isPreview,
  query: 'all',
  load,
};
