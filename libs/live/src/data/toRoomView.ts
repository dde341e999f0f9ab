import type { LivePost, LiveRoom } from '@share/api-contract/types';
import { isPlaylist } from '@share/media-player';
import { listOf, plainText, safeImageUrl, safeMediaUrl } from '@share/safety';
import { toLiveState } from './liveStateAt';
import type { EntryPicture, PostView, RoomView } from './LiveView';

interface ViewContext {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

/** A picture whose size the platform does not know is shown as 3:2. */
const toPictures = ({ images }: LivePost, context: ViewContext): EntryPicture[] =>
  listOf(images)
    .slice(0, 9)
    .flatMap((image) => {
      // What is pushed may hold anything, also null.
      const { url, width, height } = Object(image) as typeof image;
      const src = safeImageUrl(url, context);
      const isSized = width > 0 && height > 0;
      return src ? [{ src, width: isSized ? width : 750, height: isSized ? height : 500 }] : [];
    });

/** An entry of the text and picture column; it is plain text, never markup. */
export const toPostView = (post: LivePost, context: ViewContext): PostView => {
  const src = safeMediaUrl(post.play_url, context);
  return {
    id: post.msg_id,
    text: plainText(post.content, 2_000),
    at: post.created_at,
    author: plainText(post.alias, 24),
    pictures: toPictures(post, context),
    ...(src && { video: { src, isHls: isPlaylist(src) } }),
  };
};

export const toRoomView = (room: LiveRoom, context: ViewContext): RoomView => {
  const status = toLiveState(room.status);
  return {
    ...(status && { status }),
    counts: { online: room.online_count, views: room.view_count, likes: room.like_count },
    ...(room.pinned && { pinned: toPostView(room.pinned, context) }),
    items: room.posts.map((post) => toPostView(post, context)),
    total: room.total,
  };
};
