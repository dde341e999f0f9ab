import type { CommunityApi } from '@share/api-client';
import type { LoadFeaturePage } from '@share/content-cards';
import { createArticleBodies } from '@share/content-cards/server';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { isId } from '@share/safety';
import { toEntrySubject } from '../data/subjects';
import { toEntryView } from '../data/toEntryView.server';
import { EntryScreen } from './EntryScreen';

/** `/dejin/content/`: the entry `uuid` of the resource `rid`. */
export const loadOpenEntryPage: LoadFeaturePage<CommunityApi> = async (request) => {
  const { api, data, params, siteOrigin, now } = request;
  const { bodies = createArticleBodies({ siteOrigin }) } = request;
  const { rid, uuid } = params;
  if (rid === undefined || uuid === undefined) return 'invalid';
  if (!isId(rid) || !isId(uuid)) return 'missing';
  const cached = await data.item(`community entry/${rid}/${uuid}`, async (signal) => {
    const found = await api.getOpenContent({ rid, uuid }, { signal });
    if (found.uuid !== uuid || typeof found.title !== 'string') return undefined;
    const text = typeof found.content === 'string' ? found.content : '';
    return toEntryView(rid, found, { siteOrigin, body: await bodies.toBody(text, data) });
  });
  if (!cached) return 'missing';
  const entry = { ...cached, body: cached.body && bodies.withPictures(cached.body) };
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
