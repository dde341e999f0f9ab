import type { CommunityApi } from '@share/api-client';
import type { LoadFeaturePage } from '@share/content-cards';
import { toArticleBodyInSlices } from '@share/content-cards/server';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { isId, type SafeHtml } from '@share/safety';
import { readItem } from '../data/communityReads';
import { toEntrySubject } from '../data/subjects';
import { toEntryView } from '../data/toEntryView.server';
import { EntryScreen } from './EntryScreen';

/** `/dejin/content/`: the entry `uuid` of the resource `rid`. */
export const loadOpenEntryPage: LoadFeaturePage<CommunityApi> = async (request) => {
  const { api, params, reads, siteOrigin, now } = request;
  const { rid, uuid } = params;
  if (rid === undefined || uuid === undefined) return 'invalid';
  if (!isId(rid) || !isId(uuid)) return 'missing';
  const entry = await readItem(request, {
    key: `entry/${rid}/${uuid}`,
    call: (signal) => api.getOpenContent({ rid, uuid }, { signal }),
    isAsked: (found) => found.uuid === uuid && typeof found.title === 'string',
    toView: async (found) => {
      const text = typeof found.content === 'string' ? found.content : '';
      const body = await reads.derived<SafeHtml>('body', text, () =>
        toArticleBodyInSlices(text, { siteOrigin }),
      );
      return toEntryView(rid, found, { siteOrigin, body });
    },
  });
  if (!entry) return 'missing';
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
