import { commentSlots } from '@share/comments';
import { blocksOf, DetailScreen } from '@share/content-detail';
import { DocDetailLayout, Frozen } from '@share/shell';
import { createPreviewReload, type PreviewAddress } from '@share/site-paths/server';
import { loadItem } from '../pages/loadItem.server';
import type { Route } from './Route';

const reloadOf = createPreviewReload();

/** `/{preview-…}/{type}/…`: an unpublished item, for colleagues, without interactions (spec §2; R8, R10, R11). */
export const previewRoute: Route<PreviewAddress> = {
  path: '/preview-:actor/:type/*',
  accepts: ({ kind }) => kind === 'preview',
  query: 'all',
  load: async (context) => {
    const { address, settings, now } = context;
    if (!settings.previewEnabled) return 'invalid';
    const location = reloadOf(address);
    if (location) return { kind: 'redirect', status: 302, location, noStore: true };
    const item = await loadItem(context);
    if (!item) return 'missing';
    const detail = { item, now, siteOrigin: settings.siteOrigin };
    const { comments } = commentSlots({ ...detail, isLive: false });
    return {
      title: item.title,
      layout: 'docDetail',
      preview: { expiredAt: item.expiredAt, now },
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
