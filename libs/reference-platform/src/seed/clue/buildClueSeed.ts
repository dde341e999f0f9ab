import type { CluePerson, ClueStatus } from '@share/api-contract/sent';
import { basePath } from '@share/site-paths';
import type { StoredClue, StoredCluePerson } from '../../community/createClues';
import { publishedAt } from '../cityTime';
import { buildWrittenComments } from '../buildWrittenComments';
import { lookAt, photographUrl } from '../pictures/pictureOf';
import { picturesOf } from '../picturesOf';
import type { SeedRecord, StoredComment } from '../SeedBundle';
import type { ClueDraft } from './ClueDraft';
import { cluePeople } from './cluePeople';
import { clueTopics } from './clueTopics';
import { neighbourClues } from './neighbourClues';
import { streetClues } from './streetClues';

const labels: Record<ClueStatus, string> = {
  received: '已受理',
  forwarded: '已转办',
  processing: '办理中',
  replied: '已回复',
  closed: '已办结',
};

const drafts: readonly ClueDraft[] = [...streetClues, ...neighbourClues];

/** All reports are from the town; its weather is theirs. */
const townId = 'placeyp1';

const nameOf = (people: readonly StoredCluePerson[], userId: string): CluePerson => {
  const person = people.find((entry) => entry.user_id === userId);
  if (!person) throw new Error(`Sample content names an unknown reporter: ${userId}`);
  const { user_id, alias, avatar, title, ip_location } = person;
  return {
    user_id,
    alias,
    ...(avatar && { avatar }),
    ...(title && { title }),
    ...(ip_location && { ip_location }),
  };
};

const toClue = (draft: ClueDraft, people: readonly StoredCluePerson[], now: number): StoredClue => {
  const created_at = publishedAt(now, draft.hoursAgo);
  const status = draft.steps.at(-1)?.[3] ?? 'received';
  const { point, at } = draft;
  return {
    post_id: draft.id,
    track_id: `trk_${draft.id}`,
    title: draft.title,
    content: draft.content,
    ...(draft.scenes && { images: picturesOf(draft.id, draft.scenes) }),
    user: nameOf(people, draft.by),
    ...(at && { at_users: [nameOf(people, at)] }),
    topics: [draft.topic],
    place: { id: townId, address: draft.address, ...(point && { longitude: point[0], latitude: point[1] }) },
    status,
    status_label: labels[status],
    created_at,
    view_count: draft.views,
    like_count: draft.likes,
    share_count: Math.floor(draft.likes / 9),
    progress: draft.steps
      .map(([hours, org, content, step], index) => ({
        id: `${draft.id}s${index + 1}`,
        org,
        content,
        status: step,
        created_at: publishedAt(now, draft.hoursAgo - hours),
      }))
      .reverse(),
    share_link: `${basePath}/dejin/detail/${draft.id}/index.html`,
    meta: { comment_available: String(!draft.isClosedForComments) },
    enable_comment: !draft.isClosedForComments,
    owner_user_id: draft.by,
    at_user_id: at ?? '',
    topic: draft.topic,
    is_public: !draft.isInReview,
  };
};

const topicRecords = (clues: readonly StoredClue[]): SeedRecord[] =>
  clueTopics.map(({ name, description, scene, channel: [channel_id, channel_name] }) => {
    const filed = clues.filter((clue) => clue.topic === name && clue.is_public);
    const body = {
      name,
      description,
      cover: photographUrl(lookAt(scene, name)),
      view_sum: filed.reduce((sum, clue) => sum + (clue.view_count ?? 0), 0),
      clue_count: filed.length,
      channel_id,
      channel_name,
      share_link: `${basePath}/dejin/topic/${encodeURIComponent(name)}/index.html`,
    };
    return { kind: 'clue-topic', id: name, body };
  });

/** Clue reports with their comments, people and topics; `now` in seconds. */
export const buildClueSeed = (now: number): { records: SeedRecord[]; comments: StoredComment[] } => {
  const people = cluePeople(now);
  const clues = drafts
    .map((draft) => toClue(draft, people, now))
    .sort((one, other) => one.created_at - other.created_at);
  return {
    records: [
      ...people.map((body) => ({ kind: 'clue-person' as const, id: body.user_id, body })),
      ...topicRecords(clues),
      ...clues.map((body) => ({ kind: 'clue' as const, id: body.post_id, body })),
    ],
    comments: drafts.flatMap(({ id, comments = [], hoursAgo, steps }) => {
      const discussedFor = hoursAgo - (steps.at(-1)?.[0] ?? 0);
      return buildWrittenComments(id, comments, publishedAt(now, discussedFor), now);
    }),
  };
};
