import type { StoredComment, StoredContent } from '../SeedBundle';
import { buildActivities } from './activities';
import { buildSearchIndex, hotWords } from './buildSearchIndex';
import { buildChannels } from './channels';
import type { CollectionBodies, CollectionRecord } from './CollectionBodies';
import { buildFlyCards } from './flyCards';
import { buildForms } from './forms';
import { buildInvites } from './invites';
import { buildLists } from './lists';
import { buildModules } from './modules';
import { downloadSetting } from './downloadSetting';
import { places, weathers } from './places';
import { buildPreviewNotes, buildPreviews, previewSpecial, toPreviewAlbum } from './previews';
import { buildSpecials } from './specials';

type CommentRecord = { kind: 'comment'; id: string; body: StoredComment };

const recordsOf = <Kind extends keyof CollectionBodies>(
  kind: Kind,
  bodies: readonly CollectionBodies[Kind][],
  idOf: (body: CollectionBodies[Kind]) => string,
): { kind: Kind; id: string; body: CollectionBodies[Kind] }[] =>
  bodies.map((body) => ({ kind, id: idOf(body), body }));

/**
 * Channels, lists, special topics, services and previews over the sample items.
 *
 * @param contents newest first
 * @param seconds the time of seeding
 */
export const buildCollections = (
  contents: readonly StoredContent[],
  seconds: number,
): (CollectionRecord | CommentRecord)[] => [
  ...recordsOf('channel', buildChannels(contents), ({ group_id }) => group_id),
  ...recordsOf('module', buildModules(contents), ({ id }) => id),
  ...recordsOf('list', buildLists(contents), ({ list_id }) => list_id),
  ...recordsOf('fly-cards', buildFlyCards(seconds), ({ list_id }) => list_id),
  ...recordsOf('special', [...buildSpecials(contents), previewSpecial], ({ post_id }) => post_id),
  ...recordsOf('activity', buildActivities(seconds), ({ post_id }) => post_id),
  ...recordsOf('form', buildForms(contents, seconds), ({ id }) => id),
  ...recordsOf('invite', buildInvites(seconds), ({ code }) => code),
  ...recordsOf('place', places, ({ id }) => id),
  ...recordsOf('weather', weathers, ({ id }) => id),
  ...recordsOf('hot-words', [hotWords], () => 'default'),
  ...recordsOf('search-index', [buildSearchIndex(contents)], () => 'default'),
  ...recordsOf('app-module', [{ value: JSON.stringify(downloadSetting) }], () => 'app_download_url'),
  ...recordsOf('album', [toPreviewAlbum(contents)], ({ uid }) => uid),
  ...recordsOf('preview', buildPreviews(seconds), ({ post_id }) => post_id),
  ...buildPreviewNotes(seconds).map((body) => ({ kind: 'comment' as const, id: body.gid, body })),
];
