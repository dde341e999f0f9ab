import { IconButton, Pill } from '@share/ui';
import { StarFilledIcon, StarIcon } from '@share/ui/icons';
import type { CommentServices } from '../data/CommentServices';
import type { ParticipationItem } from '../data/CommentView';
import { useCollection } from '../data/useCollection';

export interface CollectButtonProps extends Pick<CommentServices, 'api' | 'session' | 'page'> {
  item: ParticipationItem;
  /** `icon` for a bar, with a word under it in the elder mode; `pill` beside a name. Default `icon`. */
  variant?: 'icon' | 'pill';
}

/** Collects the item or stops collecting it (spec §4). Its name is always 收藏; whether it is on is its state. */
export const CollectButton = ({ item, variant = 'icon', ...services }: CollectButtonProps) => {
  const { isCollected, isBusy, toggle } = useCollection(services, item);
  const star = isCollected ? (
    <StarFilledIcon size={variant === 'icon' ? 24 : 16} />
  ) : (
    <StarIcon size={variant === 'icon' ? 24 : 16} />
  );
  const control = { 'aria-busy': isBusy, onClick: () => void toggle() };
  if (variant === 'icon')
    return (
      <IconButton label="收藏" caption="收藏" pressed={isCollected} {...control}>
        {star}
      </IconButton>
    );
  return (
    <Pill variant={isCollected ? 'done' : 'outline'} aria-pressed={isCollected} {...control}>
      {star}
      收藏
    </Pill>
  );
};
