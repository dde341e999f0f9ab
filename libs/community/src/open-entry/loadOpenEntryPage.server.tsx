import type { CommunityApi } from '@share/api-client';
import type { LoadFeaturePage } from '@share/content-cards';
import { createArticleBodies } from '@share/content-cards/server';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { isId } from '@share/safety';
import { readItem } from '../data/communityReads';
import { toEntrySubject } from '../data/subjects';
import { toEntryView } from '../data/toEntryView.server';
import { EntryScreen } from './EntryScreen';

/** `/dejin/content/`: the entry `uuid` of the resource `rid`. */
export const loadOpenEntryPage: LoadFeaturePage<CommunityApi> = async (request) => {
  const { api, params, reads, siteOrigin, now } = request;
  const { bodies = createArticleBodies({ siteOrigin }) } = request;
  const { rid, uuid } = params;
  if (rid === undefined || uuid === undefined) return 'invalid';
  if (!isId(rid) || !isId(uuid)) return 'missing';
  const kept = await readItem(request, {
    key: `entry/${rid}/${uuid}`,
    call: (signal) => api.getOpenContent({ rid, uuid }, { signal }),
    isAsked: (found) => found.uuid === uuid && typeof found.title === 'string',
    toView: async (found) => {
      const text = typeof found.content === 'string' ? found.content : '';
      return toEntryView(rid, found, { siteOrigin, body: await bodies.toBody(text, reads) });
    },
  });
  if (!kept) return 'missing';
  const entry = { ...kept, body: kept.body && bodies.withPictures(kept.body) };
  const path = communityPaths.openContent(rid, uuid);
  return {
    title: entry.title,
    layout: 'dejin',
    element: <EntryScreen entry={entry} now={now} />,
    share: { path, summary: entry.summary, image: entry.cover },
    subject: toEntrySubject(entry),
    appLink: toPageLinkParams(path, uuid),
    contentId: uuid,
  };
};
