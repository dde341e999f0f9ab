import { IconButton } from '@share/ui';
import { LikeIcon, ShareIcon } from '@share/ui/icons';
import { useLiveServices } from '../LiveServices';

interface LiveActionsProps {
  /** Absent: the room cannot be liked yet. */
  likes?: number | undefined;
}

/** Actions on a room. Liking is the app's (spec §2, R25). */
export const LiveActions = ({ likes }: LiveActionsProps) => {
  const { page } = useLiveServices();
  return (
    <>
      {likes !== undefined && (
        <IconButton
          label="点赞"
          caption="点赞"
          count={likes}
          data-opens="openApp"
          onClick={() => page.offerApp('点赞')}
        >
          <LikeIcon />
        </IconButton>
      )}
      <IconButton label="分享" caption="分享" onClick={() => page.share()}>
        <ShareIcon />
      </IconButton>
    </>
  );
};
