import { formatCount } from '@share/ui/format';
import { CommentIcon, LikeIcon, ShareIcon } from '@share/ui/icons';
import { useContentServices } from '../data/ContentServices';
import { Action } from './ShortVideoRail.styles';

export interface ShortVideoRailProps {
  actions: ('like' | 'comment' | 'share')[];
  likeCount: number;
}

/** Actions one under the other; those that only the app has offer it (spec §2, R25). Comments cannot be read here: they are not counted. */
export const ShortVideoRail = ({ actions, likeCount }: ShortVideoRailProps) => {
  const { page } = useContentServices();
  const rows = {
    like: {
      label: '点赞',
      icon: <LikeIcon size={28} />,
      count: likeCount,
      opens: 'openApp' as const,
      act: () => page.offerApp('点赞'),
    },
    comment: {
      label: '评论',
      icon: <CommentIcon size={28} />,
      count: 0,
      opens: undefined,
      act: () => page.offerApp('看评论'),
    },
    share: { label: '分享', icon: <ShareIcon size={28} />, count: 0, opens: undefined, act: page.share },
  };
  return actions.map((action) => {
    const { label, icon, count, opens, act } = rows[action];
    return (
      <Action
        key={action}
        type="button"
        aria-label={count > 0 ? `${label} ${formatCount(count)}` : label}
        data-opens={opens}
        onClick={act}
      >
        {icon}
        <span>{count > 0 ? formatCount(count) : label}</span>
      </Action>
    );
  });
};
