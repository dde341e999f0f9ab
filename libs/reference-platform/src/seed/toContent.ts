import type { ContentPayload, ContentType, Picture } from '@share/api-contract/sent';
import { detailPath } from '@share/site-paths';
import { accountNamed, sources } from './accounts';
import { filmOf, posterOf, soundAt } from './clips';
import { createRandom, idFrom, type Random } from './createRandom';
import type { Draft, Scene } from './Draft';
import { createLooks, type Look } from './looks';
import { pictureOf } from './pictures/pictureOf';
import type { StoredContent } from './SeedBundle';
import { toBodyHtml } from './toBodyHtml';

/** A draft with its place in the site. */
export interface PlacedDraft {
  draft: Draft;
  scene: Scene;
  /** The subject of its cover. */
  look: Look;
  topics: string[];
  /** Seconds since 1970. */
  publishAt: number;
  commentCount: number;
  /** post_ids of related items, best first. */
  relatedIds: string[];
}

/** Id of a draft: the fixed one, or one that depends on the title alone. */
export const postIdOf = (draft: Draft): string => draft.id ?? idFrom(draft.title);

/** The captioned pictures of a gallery body, the first as the cover; `!lake caption` is at another place. */
function galleryPictures({ draft, scene, look: coverLook }: PlacedDraft): Picture[] {
  const deal = createLooks();
  let last = '';
  const lookAt = (place: string): Look => {
    let look = deal(place);
    if (last === '') look = coverLook;
    else if (look === last) look = deal(place);
    last = look;
    return look;
  };
  return draft.body
    .split('\n')
    .map((line) => /^!([a-z]*) (.+)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, own, caption = '']) => ({ ...pictureOf(lookAt(own || scene)), caption }));
}

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The media and its length in seconds: a film lasts as long as its file, a sound as long as requested. */
function clipOf(
  { type, duration = 60 }: Draft,
  scene: Scene,
): Pick<ContentPayload, 'play_url' | 'duration'> | undefined {
  switch (type) {
    case 'video':
      return filmOf(scene, 'wide');
    case 'svideo':
      return filmOf(scene, 'tall');
    case 'audio':
      return soundAt(scene, duration);
    default:
      return undefined;
  }
}

/** Pixels of a film; nothing for media without a picture. */
function frameSizeOf(type: ContentType): Pick<ContentPayload, 'width' | 'height'> {
  if (type === 'video') return { width: 640, height: 360 };
  if (type === 'svideo') return { width: 360, height: 640 };
  return {};
}

function outwardPayload(draft: Draft, random: Random): ContentPayload | undefined {
  const url = draft.url ?? `https://example.com/yunpu/${draft.type}/${postIdOf(draft)}`;
  switch (draft.type) {
    case 'h5':
    case 'link':
      return {
        url,
        real_url: `${url}?from=share`,
        nav: random.int(0, 1),
        capsule: random.int(0, 1),
        bizName: draft.topics?.[0] ?? draft.column,
      };
    case 'sp_topic':
      return { enable_app: 1, app_url: url, enable_pc: 1, pc_url: `${url}?screen=wide` };
    case 'mini_program':
    case 'topic':
    case 'cloud_form':
      return { url };
    default:
      return undefined;
  }
}

function usualPayload(placed: PlacedDraft, random: Random): ContentPayload | undefined {
  const { draft, scene, look } = placed;
  if (draft.type === 'image') return { images: galleryPictures(placed) };
  const clip = clipOf(draft, scene);
  if (!clip) return outwardPayload(draft, random);
  return {
    ...clip,
    thumb: posterOf(draft.payload?.play_url ?? clip.play_url ?? '', look),
    ...frameSizeOf(draft.type),
  };
}

function payloadOf(placed: PlacedDraft, random: Random): ContentPayload | undefined {
  const { draft } = placed;
  const usual = usualPayload(placed, random);
  return draft.payload ? { ...usual, ...draft.payload } : usual;
}

/** Counts spread over seven magnitudes, so that every way to write a number is met. */
const drawCount = (random: Random): number => Math.floor(10 ** (1 + 5.3 * random.next()));

function counts(
  { draft, commentCount }: PlacedDraft,
  random: Random,
): Pick<StoredContent, 'view_count' | 'like_count' | 'collect_count'> {
  const drawn = Math.max(drawCount(random), commentCount * 40);
  const view_count = draft.views ?? drawn;
  const like_count = draft.likes ?? Math.floor(view_count * (0.01 + 0.11 * random.next()));
  return { view_count, like_count, collect_count: Math.floor(like_count * (0.1 + 0.4 * random.next())) };
}

function publisher(draft: Draft, random: Random): Pick<StoredContent, 'mp' | 'mp_user_id' | 'source_alias'> {
  const source = draft.source ?? random.pick(sources);
  const mp = draft.mp === undefined ? undefined : accountNamed(draft.mp);
  return {
    ...(source === false ? {} : { source_alias: source }),
    ...(mp ? { mp, mp_user_id: mp.user_id } : {}),
  };
}

function playing(
  draft: Draft,
  payload: ContentPayload | undefined,
): Pick<StoredContent, 'duration_str' | 'album_status'> {
  return {
    ...(payload?.duration === undefined ? {} : { duration_str: clock(payload.duration) }),
    ...(draft.album === undefined ? {} : { album_status: draft.album }),
  };
}

function cover(placed: PlacedDraft): Pick<StoredContent, 'style' | 'pic_num'> {
  const { draft, look } = placed;
  if (draft.cover === false) return {};
  if (draft.type !== 'image') return { style: { data: [pictureOf(look)] } };
  const pictures = galleryPictures(placed);
  return { style: { data: pictures.slice(0, 3) }, pic_num: pictures.length };
}

function corrected(
  { corrections = [] }: Draft,
  publishAt: number,
): Pick<StoredContent, 'updated_at' | 'corrections'> {
  const corrected = corrections.map(({ afterHours, text }) => ({
    corrected_at: publishAt + afterHours * 3_600,
    text,
  }));
  const last = corrected.at(-1);
  return last ? { updated_at: last.corrected_at, corrections: corrected } : {};
}

/** Only the fields that are there, because records go through JSON. */
const optional = <Fields extends object>(fields: Fields): Fields => {
  const known = { ...fields };
  for (const [name, value] of Object.entries(known))
    if (value === undefined) Reflect.deleteProperty(known, name);
  return known;
};

/** The stored form of a draft (spec §3, content item). */
export function toContent(placed: PlacedDraft): StoredContent {
  const { draft, scene, topics, publishAt, commentCount, relatedIds } = placed;
  const id = postIdOf(draft);
  const random = createRandom(`content:${id}`);
  const payload = payloadOf(placed, random);
  const path = detailPath({
    actor: draft.actor ?? 'peony',
    contentType: draft.type,
    postId: id,
    publishedAt: publishAt,
  });
  const open = draft.comments !== 'closed';
  return {
    post_id: id,
    content_type: draft.type,
    type: draft.type,
    track_id: `trk_${id}`,
    title: draft.title,
    summary: draft.summary,
    category: draft.column,
    ...(draft.body === '' ? {} : { content: toBodyHtml(draft.body, { scene }) }),
    publish_at: publishAt,
    ...publisher(draft, random),
    ...counts(placed, random),
    comment_count: commentCount,
    ...cover(placed),
    ...playing(draft, payload),
    ...(payload ? { payload } : {}),
    ...(draft.author === undefined ? {} : { author: draft.author }),
    share_link: path,
    content_link: path,
    meta: { comment_available: String(open) },
    enable_comment: open,
    ...(draft.comments === 'premoderated' ? { is_premoderated: true as const } : {}),
    ...(draft.unlisted ? { is_unlisted: true as const } : {}),
    topics,
    ...(relatedIds.length > 0 ? { related_ids: relatedIds } : {}),
    ...optional({
      copyright: draft.copyright,
      ...corrected(draft, publishAt),
      ai_label: draft.aiLabel,
      content_warning: draft.contentWarning,
      pc_link: draft.pcLink,
      audio_url: draft.audioUrl,
      subtitles: draft.subtitles,
    }),
  };
}
