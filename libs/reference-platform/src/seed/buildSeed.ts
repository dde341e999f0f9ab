import { buildComments } from './buildComments';
import { buildCommunitySeed } from './buildCommunitySeed';
import { albumDrafts } from './collections/albums/albumDrafts';
import { buildAlbums, buildTracks } from './collections/albums/buildAlbums';
import { buildCollections } from './collections/buildCollections';
import { publishedAt, whenTrue } from './cityTime';
import type { CommentDraft } from './CommentDraft';
import { createRandom, hashText } from './createRandom';
import type { Draft, Scene } from './Draft';
import { featureCases } from './featureCases';
import { firstOfEachType } from './firstOfEachType';
import { hostileComments } from './hostileComments';
import { buildLive } from './live/buildLive';
import { liveDrafts } from './live/liveDrafts';
import { mediaAccountDrafts } from './mediaAccountDrafts';
import { apart, createLooks, lookOf, notThrice, type Look } from './looks';
import type { SeedBundle, SeedRecord, StoredComment, StoredContent } from './SeedBundle';
import { buildPeople } from './people/buildPeople';
import { appInfo, groups } from './site';
import { specialCases } from './specialCases';
import { storyGroups } from './stories/storyGroups';
import { postIdOf, toContent, type PlacedDraft } from './toContent';
import { wetlandComments } from './flagship/wetlandComments';

/** A draft with the story group it belongs to. */
interface Entry {
  draft: Draft;
  id: string;
  /** Key of the story group; empty without one. */
  storyGroup: string;
  scene: Scene;
  topics: string[];
  storyGroupComments: readonly string[];
}

const writtenComments: Record<string, readonly CommentDraft[]> = {
  wetland1: wetlandComments,
  hostile1: hostileComments,
};

const loose = (draft: Draft): Entry => {
  const kin = storyGroups.find(({ topics }) => topics.some((topic) => draft.topics?.includes(topic)));
  return {
    draft,
    id: postIdOf(draft),
    storyGroup: kin?.key ?? '',
    scene: draft.scene ?? 'wetland',
    topics: draft.topics ?? [],
    storyGroupComments: kin?.comments ?? [],
  };
};

/** Items to look up by id: older than the rest and of a story group of their own, so that they change no list. */
const lookUps = (): Entry[] =>
  [...featureCases, ...mediaAccountDrafts].map((draft, index) => ({
    ...loose({ ageHours: 1_960 + 6 * index, ...draft }),
    storyGroup: 'look-up',
  }));

/** Deals the drafts of the story groups out in turns, so that neighbours in a list are about different things. */
function dealtStories(): Entry[] {
  const decks = storyGroups.map(({ key, scene, topics, drafts, comments }) =>
    createRandom(`deck:${key}`)
      .shuffle(drafts)
      .map((draft): Entry => ({
        draft,
        id: postIdOf(draft),
        storyGroup: key,
        scene: draft.scene ?? scene,
        topics: draft.topics ?? topics,
        storyGroupComments: comments,
      })),
  );
  const rounds = Math.max(...decks.map((deck) => deck.length));
  return Array.from({ length: rounds }, (_, round) =>
    createRandom(`round:${round}`)
      .shuffle(decks)
      .flatMap((deck) => deck.slice(round, round + 1)),
  ).flat();
}

/** Hours since publication by place in the list: the opening items today, the rest ever more thinly into the past. */
function ageHours(index: number, total: number, entry: Entry): number {
  if (entry.draft.ageHours !== undefined) return entry.draft.ageHours;
  if (index < firstOfEachType.length) return 3 + index * 1.2;
  return 23 + ((index - firstOfEachType.length) / total) ** 1.6 * 1_900;
}

function commentTotal(entry: Entry): number {
  if (entry.draft.comments === 'closed' || entry.draft.comments === 'none') return 0;
  if (entry.id === 'wetland1') return 128;
  const random = createRandom(`discussion:${entry.id}`);
  return 2 + Math.floor(22 * random.next() ** 1.8);
}

/** Where the cover of an item is: a gallery has that of its first picture. */
const coverScene = ({ draft, scene }: Entry): string => {
  const [, own] = (draft.type === 'image' && /^!([a-z]*) /m.exec(draft.body)) || [];
  return own || scene;
};

/** Lists in which an item is probably shown. */
const listsOf = ({ draft, storyGroup, topics }: Entry): string[] => [
  draft.type,
  draft.column.split(' ')[0] ?? '',
  storyGroup,
  ...(draft.source ? [draft.source] : []),
  ...topics,
];

const isUnlisted = ({ draft }: Entry): number => Number(draft.unlisted ?? false);

const relatedLimit = 6;

/**
 * Related items: shared topics first, then the same story group, then the same scene, as far as they do not look alike. One short
 * video leads to others.
 */
function relatedIds(entry: Entry, all: readonly Entry[], looks: ReadonlyMap<string, Look>): string[] {
  if (entry.draft.related === 'none') return [];
  const isShort = ({ draft }: Entry) => draft.type === 'svideo';
  const closeness = (other: Entry): number =>
    (isShort(entry) && isShort(other) ? 16 : 0) +
    other.topics.filter((topic) => entry.topics.includes(topic)).length * 4 +
    (other.storyGroup === entry.storyGroup ? 2 : 0) +
    (other.scene === entry.scene ? 1 : 0);
  const chosen = entry.draft.related ?? [];
  const close = all
    .filter((other) => other.id !== entry.id && !other.draft.unlisted && !chosen.includes(other.id))
    .map((other) => ({ id: other.id, score: closeness(other) }))
    .filter((other) => other.score > 0)
    .map((other) => ({ ...other, lot: hashText(entry.id + other.id) }))
    .sort((a, b) => b.score - a.score || a.lot - b.lot)
    .map((other) => other.id);
  const candidates = notThrice([...chosen, ...close], (id) => looks.get(id)).slice(0, relatedLimit + 2);
  return apart(candidates, (id) => looks.get(id)).slice(0, relatedLimit);
}

const coverLook = (content?: StoredContent) => lookOf(content?.style?.data?.[0]?.url);

const hotTypes = ['article', 'video', 'svideo', 'image', 'live'];

/** The most read of the last 72 hours. */
function hotRecords(contents: readonly StoredContent[], now: number): SeedRecord[] {
  return contents
    .filter(
      (content) => (content.publish_at ?? 0) > now - 72 * 3_600 && hotTypes.includes(content.content_type),
    )
    .sort((a, b) => (b.view_count ?? 0) - (a.view_count ?? 0))
    .filter((content, index, sorted) => index === 0 || coverLook(content) !== coverLook(sorted[index - 1]))
    .slice(0, 40)
    .map(({ post_id }, index) => ({ kind: 'hot', id: post_id, body: { post_id, rank: index + 1 } }));
}

const leadingPicks = ['clockman', 'market04', 'busnight'];
const pickedColumns = /深度|人物|手记|影像|听见|故事|来信|视频/;

/** The editors' recommendations: stories of the quieter columns, beside those that open the site. */
function editorPicks(contents: readonly StoredContent[]): SeedRecord[] {
  const looks = new Map(contents.map((content) => [content.post_id, coverLook(content)]));
  const suited = contents
    .slice(firstOfEachType.length + specialCases.length)
    .filter((content) => pickedColumns.test(content.category ?? ''))
    .map((content) => content.post_id);
  return apart([...new Set([...leadingPicks, ...suited])].slice(0, 40), (id) => looks.get(id)).map(
    (post_id, index) => ({ kind: 'editor-pick', id: post_id, body: { post_id, rank: index + 1 } }),
  );
}

const discussionOf = (entry: Entry & PlacedDraft, now: number): StoredComment[] =>
  buildComments({
    draft: entry.draft,
    postId: entry.id,
    storyGroupComments: entry.storyGroupComments,
    written: writtenComments[entry.id] ?? [],
    total: entry.commentCount,
    publishAt: entry.publishAt,
    now,
  });

const contentRecord = (body: StoredContent) => ({ kind: 'content' as const, id: body.post_id, body });
const byTime = (a: StoredContent, b: StoredContent): number => (a.publish_at ?? 0) - (b.publish_at ?? 0);

/**
 * The sample content of the reference platform. The same `now` gives the same bytes.
 *
 * @param options.now milliseconds since 1970; publication times are counted back from it
 */
export function buildSeed({ now }: { now: number }): SeedBundle {
  const seconds = Math.floor(now / 1_000);
  const dated = [
    ...firstOfEachType.map(loose),
    ...specialCases.map(loose),
    ...dealtStories(),
    ...albumDrafts.map(loose),
    ...liveDrafts.map(loose),
  ];
  const all = [...dated, ...lookUps()];
  const nextLook = createLooks();
  const times = all.map((entry, index) => {
    const published = publishedAt(seconds, ageHours(index, dated.length, entry));
    return { entry, publishAt: whenTrue(published, entry.draft.title + entry.draft.summary) };
  });
  const looks = new Map(
    [...times]
      .sort((a, b) => isUnlisted(a.entry) - isUnlisted(b.entry) || b.publishAt - a.publishAt)
      .map(({ entry }) => [entry.id, nextLook(coverScene(entry), listsOf(entry))]),
  );
  const placed = times.map(({ entry, publishAt }) => ({
    ...entry,
    publishAt,
    commentCount: commentTotal(entry),
    look: looks.get(entry.id) ?? entry.scene,
    relatedIds: relatedIds(entry, all, looks),
  }));
  const comments = placed.flatMap((entry) => discussionOf(entry, seconds));
  const contents = placed.map(toContent);
  comments.sort((a, b) => a.created_at - b.created_at);
  const listed = contents.filter((content) => !content.is_unlisted);
  const oldestFirst = [...listed].sort(byTime);
  const unlisted = contents.filter((content) => content.is_unlisted);
  return {
    records: [
      ...[...unlisted, ...buildTracks(placed).sort(byTime), ...oldestFirst].map(contentRecord),
      ...buildAlbums(placed).map((body) => ({ kind: 'album' as const, id: body.uid, body })),
      ...comments.map((body) => ({ kind: 'comment' as const, id: body.gid, body })),
      ...groups.map((body) => ({ kind: 'group' as const, id: body.group_id, body })),
      { kind: 'app-info', id: 'default', body: appInfo },
      ...hotRecords(listed, seconds),
      ...editorPicks(listed),
      ...buildCommunitySeed(seconds),
      ...buildPeople(seconds),
      ...buildLive(seconds),
      ...buildCollections([...oldestFirst].reverse(), seconds),
    ],
  };
}
