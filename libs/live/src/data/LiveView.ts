import type { LiveState, PictureSource } from '@share/content-cards';

/** Something a room plays. */
export interface SourceView {
  /** Unique in its room. */
  id: string;
  kind: 'live' | 'replay' | 'trailer';
  name: string;
  src: string;
  isHls: boolean;
  poster?: string;
}

/** A column of a room that is shown in it. */
export type PanelKind = 'chat' | 'post' | 'intro' | 'replay';

/** A column: a panel of the room, or the way to another page. */
export type ColumnView =
  | { kind: PanelKind; name: string; /** Chat only: whether visitors may ever write. */ isOpen?: boolean }
  | { kind: 'link'; name: string; href: string };

/** The changing numbers of a room. */
export interface LiveCounts {
  online: number;
  views: number;
  likes: number;
}

/** A live room as its page shows it; nothing in it depends on the time. */
export interface LiveView {
  id: string;
  postId: string;
  /** Of its content item; the app opens it as that. */
  contentType: string;
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string | undefined;
  summary?: string;
  source?: string;
  screen: 'landscape' | 'portrait' | 'image';
  /** As the platform says; absent: by its times. */
  status?: LiveState;
  /** Seconds. */
  startsAt?: number;
  endsAt?: number;
  cover?: string;
  /** Behind the room, and before its video plays. */
  background?: string;
  playBackground?: string;
  columns: ColumnView[];
  /** Absent: no countdown. */
  countdown?: { label: string; style: 'boxes' | 'line' };
  booking: { label: string; count: number };
  disclaimer?: string;
  /** Where other rooms are: its channel. */
  channelHref?: string;
  /** A note of the editors. */
  notice?: string;
  /** Of what the platform says besides state and counts. */
  revision?: string | undefined;
  trailer?: SourceView;
  sources: SourceView[];
  counts: LiveCounts;
}

/** A picture of an entry, whose text describes it. */
export type EntryPicture = PictureSource;

/** An entry of the text and picture column. */
export interface PostView {
  id: string;
  text: string;
  /** Seconds. */
  at?: number | undefined;
  author: string;
  pictures: EntryPicture[];
  video?: { src: string; isHls: boolean };
}

/** The moving part of a room: state, counts, and a page of its text and pictures. */
export interface RoomView {
  status?: LiveState;
  counts: LiveCounts;
  pinned?: PostView;
  items: PostView[];
  total: number;
}
