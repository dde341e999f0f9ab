import { commentSlots } from '@share/comments';
import { blocksOf, DetailScreen } from '@share/content-detail';
import { DocDetailLayout, Frozen } from '@share/shell';
import { parseActor } from '@share/site-paths';
import { createPreviewReload } from '@share/site-paths/server';
import { loadItem } from '../pages/loadItem.server';
import type { Route } from './Route';

const reloadOf = createPreviewReload();

/** `/{preview-…}/{type}/…`: an unpublished item, for colleagues, without interactions (spec §2; R8, R10, R11). */
export const previewRoute: Route = {
  path: '/:actor/:type/*',
  accepts: ({ actor = '' }) => parseActor(actor).isPreview,
  query: 'all',
  load: async (context) => {
    const { request, settings, segments, now } = context;
    if (!settings.previewEnabled) return 'invalid';
    const location = reloadOf({ actor: segments[0] ?? '', path: request.path, query: request.query });
    if (location) return { kind: 'redirect', status: 302, location, noStore: true };
    const data = await loadItem(context);
    if (typeof data === 'string') return data;
    const { item, fallback } = data;
    const detail = { item, now, siteOrigin: settings.siteOrigin };
    const { comments } = commentSlots({ ...detail, isLive: false });
    return {
      title: item.title,
      layout: 'docDetail',
      preview: { expiredAt: item.expiredAt, now },
      fallback,
      element: (
        <DocDetailLayout
          article={<DetailScreen {...detail} isPreview />}
          comments={blocksOf(item.contentType).comments && <Frozen>{comments}</Frozen>}
        />
      ),
      isIndexed: false,
      isPreview: true,
    };
  },
};
