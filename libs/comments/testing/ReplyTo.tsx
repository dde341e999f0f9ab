import { useWriting } from '../src/data/useWriting';
import { item } from './commentFixtures';

/** Starts an answer, as the list of comments does. */
export const ReplyTo = ({ alias }: { alias: string }) => {
  const { start } = useWriting(item.postId);
  const target = {
    comment_type: 2,
    parent_id: 'c-1',
    target_user_id: 'u-1',
    target_user_alias: alias,
  } as const;
  return (
    <button type="button" onClick={() => start({ target })}>
      回复
    </button>
  );
};
