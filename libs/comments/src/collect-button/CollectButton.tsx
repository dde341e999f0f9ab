import type { ContentType } from '@share/api-contract/types';
import { useUserToggle } from '@share/content-cards';
import { useServices } from '@share/islands';
import { IconButton, Pill } from '@share/ui';
import { StarFilledIcon, StarIcon } from '@share/ui/icons';
import { commentKeys } from '../data/commentKeys';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem } from '../data/loadComments';

interface CollectButtonProps {
  item: CommentedItem;
  /** `icon` for a bar, with a caption in the elder mode; `pill` beside a name. Default `icon`. */
  variant?: 'icon' | 'pill';
}

/** Collects the item or stops collecting it (spec §4). Its name is always 收藏; whether it is on is its state. */
export const CollectButton = ({ item, variant = 'icon' }: CollectButtonProps) => {
  const { postId, trackId, contentType } = item;
  const { api } = useServices<CommentServices>();
  const { isOn, isBusy, toggle } = useUserToggle({
    name: commentKeys.collection(contentType, postId),
    action: 'collect',
    read: async () => {
      // The platform named the type with the item; a text, so that parts of many items can be shared with a placeholder.
      const relation = await api.getUserRelation({ type: contentType as ContentType, post_id: postId });
      return relation.is_collect ?? false;
    },
    change: async (wanted) => {
      const type = wanted ? 'add' : 'del';
      const state = await api.changeCollection({ id: postId, type, track_id: trackId, cid: postId });
      return state?.is_collect ?? wanted;
    },
    counted: { behavior: 'collect', id: postId },
    successes: { on: 'collected', off: 'uncollected' },
  });
  const Star = isOn ? StarFilledIcon : StarIcon;
  const control = { 'aria-busy': isBusy, 'data-opens': 'login' as const, onClick: () => void toggle() };
  if (variant === 'icon')
    return (
      <IconButton label="收藏" caption="收藏" pressed={isOn} {...control}>
        <Star size={24} />
      </IconButton>
    );
  return (
    <Pill variant={isOn ? 'done' : 'outline'} aria-pressed={isOn} {...control}>
      <Star size={16} />
      收藏
    </Pill>
  );
};
