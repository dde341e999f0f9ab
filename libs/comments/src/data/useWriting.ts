import useSWR from 'swr';
import { commentKeys } from './commentKeys';
import type { ReplyTarget } from './ReplyTarget';

/** A comment that somebody has begun: an answer when there is a target (spec §4, reply mode). */
export interface Writing {
  target?: ReplyTarget;
}

/** The comment that is being written on a page: any island may start it, the composer takes it up. */
export const useWriting = (postId: string) => {
  const { data, mutate } = useSWR<Writing>(commentKeys.writing(postId), null);
  return {
    writing: data,
    start: (target?: ReplyTarget) => void mutate(target ? { target } : {}, false),
    end: () => void mutate(undefined, false),
  };
};
