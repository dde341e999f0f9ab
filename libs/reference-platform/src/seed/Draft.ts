import type { ContentDetail, ContentPayload, ContentType } from '@share/api-contract/sent';

/** Places the media routes can draw. */
export type Scene =
  | 'wetland'
  | 'bridge'
  | 'oldstreet'
  | 'market'
  | 'lake'
  | 'nightcity'
  | 'library'
  | 'train'
  | 'stage'
  | 'tea'
  | 'rain'
  | 'harbor'
  | 'pothole'
  | 'lamp'
  | 'sign'
  | 'crossing'
  | 'bins';

/** Fields that an editor may set beside title, summary and body. */
export interface DraftExtras {
  /** Fixed id; otherwise one is derived from the title. */
  id?: string;
  scene?: Scene;
  /** Seconds of a sound. */
  duration?: number;
  /** Entries of an album; the platform may not know whether more will come. */
  album?: { status?: 0 | 1; total: number };
  /** Address of h5, link and outward topics. */
  url?: string;
  /** Page of the item for desktops. */
  pcLink?: string;
  /** Fields of the payload that are not as usual for the type. */
  payload?: ContentPayload;
  subtitles?: ContentDetail['subtitles'];
  /** The article read aloud. */
  audioUrl?: string;
  /** Publishing account; `false` leaves the source empty. */
  source?: string | false;
  author?: string;
  /** Name of the media account that published it. */
  mp?: string;
  /** `mp` when its page is that of a media account; default `peony`. */
  actor?: 'mp';
  topics?: string[];
  /** Age in hours, when it must not follow from the position. */
  ageHours?: number;
  /** Exact number of visitors, when it must not be drawn. */
  views?: number;
  likes?: number;
  comments?: 'closed' | 'none' | 'premoderated';
  /** Found by its address alone: no feed, list, search or other item leads to it. */
  unlisted?: true;
  /** post_ids that lead the related reading, or none at all. */
  related?: 'none' | readonly string[];
  /** Leaves the cover away. */
  cover?: false;
  copyright?: string;
  /** The corrections, and how many hours after the publication they were made. */
  corrections?: readonly { afterHours: number; text: string }[];
  aiLabel?: string;
  contentWarning?: string;
}

/** One item of content as an editor hands it in; `body` is the markup that `toBodyHtml` reads. */
export interface Draft extends DraftExtras {
  type: ContentType;
  title: string;
  summary: string;
  column: string;
  body: string;
}

/** Stories and voices around one subject. */
export interface StoryGroup {
  key: string;
  name: string;
  scene: Scene;
  topics: string[];
  drafts: Draft[];
  /** Comments: `word｜text` fits only drafts that contain the word, a plain text fits every draft of the group. */
  comments: string[];
}

/** An article draft. */
export function article(
  title: string,
  summary: string,
  column: string,
  body: string,
  extras: DraftExtras = {},
): Draft {
  return { type: 'article', title, summary, column, body: body.trim(), ...extras };
}

/** A draft of any other type; without `body` it says no more than its summary. */
export function draftOf(
  type: Exclude<ContentType, 'article'>,
  title: string,
  summary: string,
  column: string,
  extras: DraftExtras & { body?: string } = {},
): Draft {
  return { type, title, summary, column, body: '', ...extras };
}
