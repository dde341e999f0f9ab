import { communityPaths } from '@share/site-paths';
import type { StoredOpenCatalog, StoredOpenContent } from '../../community/createOpenContents';
import { createRandom } from '../createRandom';
import { lookAt, photographUrl } from '../pictures/pictureOf';
import type { SeedRecord } from '../SeedBundle';
import { toBodyHtml } from '../toBodyHtml';
import { handbook } from './handbook';
import type { HandbookChapter, HandbookEntry } from './HandbookChapter';

const rid = 'yunpubook';
const rootId = 'bookroot';

/** An id in the form of a UUID that depends on the text alone. */
const uuidFrom = (text: string): string => {
  const random = createRandom(`uuid:${text}`);
  const digits = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
};

const toContent = (
  entry: HandbookEntry,
  { id, title, scene }: HandbookChapter,
  publish_at: number,
): StoredOpenContent => {
  const uuid = uuidFrom(entry.title);
  return {
    uuid,
    rid,
    title: entry.title,
    summary: entry.summary,
    cover: photographUrl(lookAt(scene, uuid)),
    catalog_id: id,
    catalog_title: title,
    source_alias: entry.source,
    publish_at,
    view_count: Math.floor(10 ** (2 + 3 * createRandom(`views:${uuid}`).next())),
    content: toBodyHtml(entry.body, { scene }),
    share_link: communityPaths.openContent(rid, uuid),
  };
};

/** The handbook as an open catalogue; `now` in seconds. */
export const buildOpenContentSeed = (now: number): SeedRecord[] => {
  const contents = handbook.flatMap((chapter, chapterAt) =>
    chapter.entries.map((entry, at) =>
      toContent(entry, chapter, now - (2 + chapterAt * 31 + at * 7) * 86_400),
    ),
  );
  const root: StoredOpenCatalog = {
    id: rootId,
    rid,
    title: '云浦便民手册',
    description: '路坏了找谁，灯不亮找谁，拿不准先问谁。一条一条写清楚，每季度核对一遍。',
    cover: photographUrl(lookAt('oldstreet', rootId)),
    publisher: '云浦新闻 · 云浦问政',
    updated_at: now - 2 * 86_400,
    parent_id: '',
    share_link: communityPaths.openCatalog(rid, rootId),
  };
  const chapters = handbook.map(({ id, title, description, scene }): StoredOpenCatalog => ({
    id,
    rid,
    title,
    description,
    cover: photographUrl(lookAt(scene, id)),
    parent_id: rootId,
    share_link: communityPaths.openCatalog(rid, id),
  }));
  return [
    ...[root, ...chapters].map((body) => ({ kind: 'open-catalog' as const, id: body.id, body })),
    ...contents.map((body) => ({ kind: 'open-content' as const, id: body.uuid, body })),
  ];
};
