import type { CirclePost } from '@share/api-contract/types';

/** A post of a circle at rest, with what lists look it up and order it by. */
export type StoredCirclePost = CirclePost & {
  circle_id: string;
  topic_id: string;
  /** 1 leads the list of its circle, 0 does not. */
  pinned: 0 | 1;
};
