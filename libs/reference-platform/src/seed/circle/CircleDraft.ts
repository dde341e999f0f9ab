import type { CommentDraft } from '../CommentDraft';
import type { Scene } from '../Draft';

/** A post as a member wrote it. */
export interface CirclePostDraft {
  id: string;
  alias: string;
  tag?: string;
  content: string;
  /** id of a topic of the same circle. */
  topic?: string;
  hoursAgo: number;
  scenes?: readonly Scene[];
  likes: number;
  place?: string;
  isEssence?: true;
  isTop?: true;
  isClosedForComments?: true;
  comments?: readonly CommentDraft[];
}

export interface CircleTopicDraft {
  id: string;
  name: string;
  description: string;
  scene: Scene;
  contents: number;
  views: number;
}

/** A circle with its topics and the posts that are shown outside the app. */
export interface CircleDraft {
  id: string;
  name: string;
  description: string;
  notice?: string;
  owner: string;
  scene: Scene;
  members: number;
  contents: number;
  topics: readonly CircleTopicDraft[];
  posts: readonly CirclePostDraft[];
}
