import type {
  Activity,
  AlbumTrack,
  ContentType,
  FlyCard,
  FlyCardList,
  Form,
  HotWordList,
  Invite,
  ListPage,
  MediaAccount,
  ModulePage,
  Place,
  SpecialGroup,
  SpecialSection,
  Weather,
} from '@share/api-contract/sent';
import type { StoredContent } from '../SeedBundle';

/** Collections at rest name their items by post_id, in the order they are shown. */
interface WithPosts {
  post_ids: string[];
}

/** The contents of a channel. */
export interface StoredChannel extends WithPosts {
  group_id: string;
  banner_ids: string[];
  top_ids: string[];
}

export type StoredList = Omit<ListPage, 'posts' | 'total'> & WithPosts;

export type StoredModule = Omit<ModulePage, 'posts' | 'total' | 'groups' | 'group_id'> & {
  groups: ({ group_id: string; name: string } & WithPosts)[];
};

export interface StoredSpecial {
  post_id: string;
  /** A group without `post_ids` is one editors have planned and not filled. */
  groups: (Omit<SpecialGroup, 'content_list' | 'total'> & Partial<WithPosts>)[];
  sections: SpecialSection[];
}

/** Tracks of an album, oldest first: their items, and their titles in the album. */
export interface StoredAlbum {
  uid: string;
  tracks: Pick<AlbumTrack, 'post_id' | 'number' | 'title'>[];
}

export type StoredFlyCards = Omit<FlyCardList, 'cards' | 'total'> & {
  cards: (Omit<FlyCard, 'post'> & { post_id?: string })[];
};

/** Whether it is under way follows from the clock when it is read. */
export type StoredActivity = Omit<Activity, 'posts' | 'status'> & WithPosts;
export type StoredForm = Omit<Form, 'status'>;
export type StoredInvite = Omit<Invite, 'posts'> & WithPosts;
export type StoredWeather = Omit<Weather, 'updated_at'>;

/** The items of a search, newest first. */
export interface SearchEntry {
  post_id: string;
  type: ContentType;
  title: string;
  /** Summary, topics and publisher. */
  more: string;
}

export interface SearchIndex {
  entries: SearchEntry[];
  accounts: MediaAccount[];
}

/** Records of lists, special topics, albums, services and previews, by kind. */
export interface CollectionBodies {
  channel: StoredChannel;
  list: StoredList;
  module: StoredModule;
  special: StoredSpecial;
  album: StoredAlbum;
  'fly-cards': StoredFlyCards;
  activity: StoredActivity;
  form: StoredForm;
  invite: StoredInvite;
  place: Place;
  weather: StoredWeather;
  'hot-words': HotWordList;
  'search-index': SearchIndex;
  'app-module': { value: string };
  preview: StoredContent;
}

type Kind = keyof CollectionBodies;

/** A record of one of the kinds above. */
export type CollectionRecord = { [K in Kind]: { kind: K; id: string; body: CollectionBodies[K] } }[Kind];
