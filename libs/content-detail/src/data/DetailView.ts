import type { ContentType } from '@share/api-contract/types';
import type { ListPage } from '@share/page-data';
import type { AccountView, CardView, ChangesView, PictureView } from '@share/content-cards';
import type { SafeHtml } from '@share/safety';

/** Fields of every kind of item; each text is plain and each address has been checked. */
export interface ItemView extends ChangesView {
  id: string;
  trackId: string;
  /** As on the wire (spec §3). */
  contentType: ContentType;
  /** Backend family, and actor of its address (spec §6). */
  family: 'peony' | 'mp';
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string;
  /** Section and subject over the title, such as `深度 · 生态`. */
  kicker?: string;
  lead?: string;
  /** The media account, also where the item does not name it. */
  accountId?: string;
  account?: AccountView;
  source?: string;
  author?: string;
  editor?: string;
  /** Seconds. */
  publishedAt?: number;
  viewCount: number;
  likeCount: number;
  commentCount: number;
  collectCount: number;
  /** The picture that stands for the item, also when its body shows others. */
  cover?: PictureView;
  body: SafeHtml;
  /** Minutes that reading the body aloud takes; 0 without text. */
  listenMinutes: number;
  /** Copyright and AI notes under the body, each a whole sentence. */
  notes: string[];
  /** The AI label says that a machine had a part in the content (`declaresAiMade`). */
  isAiMade: boolean;
  /** Said before the content is shown (R68). */
  warning?: string;
  /** The item read aloud (R68). */
  audioUrl?: string;
  topics: string[];
  commentsOpen: boolean;
  shareLink?: string;
  /** For the app alone (spec §3, App-open parameters): as the platform wrote it, so it is never followed here. */
  contentLink?: string;
  /** Page of the item for desktops. */
  pcLink?: string;
  /** End of a preview, in seconds (R11). */
  expiredAt?: number;
}

/** An audio or video file. */
export interface MediaView {
  src: string;
  /** `src` is an HLS playlist. */
  isHls: boolean;
  poster?: PictureView;
  /** Seconds, as the platform says; the file's own length takes precedence. */
  duration?: number;
  width?: number;
  height?: number;
  subtitles: { label: string; lang: string; src: string }[];
}

/** One audio or video of an album. */
export interface TrackView {
  id: string;
  /** Place in the album, from 1 for the oldest. */
  number?: number;
  title: string;
  /** Where the title may break (`titleWords`); the server knows, a track that the browser has read has none. */
  titleWords?: string;
  href: string;
  media: MediaView;
  /** Seconds. */
  publishedAt?: number;
}

export interface AlbumView {
  id: string;
  series: 'audio_album' | 'video_album';
  title: string;
  href: string;
  /** 更新中, 更新至N期 … (spec §4, R37) */
  status: string;
  total: number;
}

/** The target of an h5 or link item (spec §3, R59). */
export interface LinkView {
  /** http(s) only (R47). */
  url: string;
  /** Same origin: may stand in a frame of the page. */
  isFramed: boolean;
  showsHeader: boolean;
  showsCapsule: boolean;
  name: string;
}

/** A group of a special topic with its first items. */
export interface SpecialGroupView {
  id: string;
  name: string;
  mayCollapse: boolean;
  items: CardView[];
  /** Items in the whole group; absent when the platform does not say. */
  total?: number;
}

export interface SpecialView {
  sections: { id: string; title: string; groupIds: string[] }[];
  groups: SpecialGroupView[];
}

/**
 * A detail page by its kind (spec §3, content type to page type). Tracks and groups are absent when they could not be
 * loaded; the browser tries again.
 */
export type DetailView = ItemView &
  (
    | { kind: 'article' }
    /** `media` is absent when it has no address that may be played. */
    | { kind: 'video'; media?: MediaView; album?: AlbumView; tracks?: ListPage<TrackView> }
    /** `nexts`: where a swipe may lead, the nearest first. */
    | { kind: 'short-video'; media: MediaView; nexts: Pick<CardView, 'id' | 'href'>[] }
    | { kind: 'video-album'; album: AlbumView; tracks?: ListPage<TrackView> }
    | { kind: 'audio'; media: MediaView }
    | { kind: 'audio-album'; album: AlbumView; tracks?: ListPage<TrackView> }
    | { kind: 'gallery'; pictures: PictureView[] }
    | { kind: 'mini-program' }
    | { kind: 'link'; link: LinkView }
    | { kind: 'special'; special?: SpecialView }
    /** topic, sp_topic, cloud_form: opens an address outside, or says that the app is needed (R46, R59). */
    | { kind: 'outside'; phoneUrl?: string; desktopUrl?: string }
  );

export type DetailOf<Kind extends DetailView['kind']> = Extract<DetailView, { kind: Kind }>;
