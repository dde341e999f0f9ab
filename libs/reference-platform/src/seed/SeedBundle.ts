import type { AppInfo, Comment, ContentDetail, Group } from '@share/api-contract/sent';
import type { CollectionBodies } from './collections/CollectionBodies';
import type { CommunityBodies } from './CommunityBodies';
import type { LiveBodies } from './live/LiveBodies';
import type { PeopleBodies } from './people/PeopleBodies';

/** A content item at rest: the platform fills `relations` from `related_ids` when it answers. */
export type StoredContent = Omit<ContentDetail, 'relations'> & {
  /** post_ids of related items in order; absent or empty: the item has no related reading. */
  related_ids?: string[];
  /** Comments are shown only after a review (R29). */
  is_premoderated?: true;
  /** Left out of every list; such items are stored before the others. */
  is_unlisted?: true;
};

/** A comment at rest: flat, with its item and, for a reply, the gid of its top comment. */
export type StoredComment = Omit<Comment, 'replys'> & {
  post: string;
  /** gid of the top comment, `''` for a top comment itself. */
  parent: string;
};

/** A place in a ranked list. */
export interface RankedItem {
  post_id: string;
  /** 1 is the first. */
  rank: number;
}

/** Contents of each kind of record. `content` has post_id as id, `comment` gid, `group` group_id, the lists post_id, `app-info` the id `default`. */
export interface SeedBodies extends CollectionBodies, PeopleBodies, LiveBodies, CommunityBodies {
  content: StoredContent;
  comment: StoredComment;
  group: Group;
  'app-info': AppInfo;
  hot: RankedItem;
  'editor-pick': RankedItem;
}

export type SeedKind = keyof SeedBodies;

/** A record of one of these kinds. */
export type RecordOf<Kinds extends SeedKind> = {
  [Kind in Kinds]: { kind: Kind; id: string; body: SeedBodies[Kind] };
}[Kinds];

export type SeedRecord = RecordOf<SeedKind>;

/** Sample content in the order in which it is stored: unlisted items, tracks of albums, then content and comments, older ones first, groups and lists in order of rank. */
export interface SeedBundle {
  records: SeedRecord[];
}
