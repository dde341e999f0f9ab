import type { LivePost, LiveRoom } from '@share/api-contract/types';
import { listPageOf, toLiveState, toPictureSource } from '@share/content-cards';
import { isPlaylist } from '@share/media-player';
import { plainText, safeMediaUrl } from '@share/safety';
import type { EntryPicture, PostView, RoomView } from './LiveView';
import { toCounts } from './toCounts';

interface ViewContext {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

const toPictures = ({ images = [] }: LivePost, context: ViewContext): EntryPicture[] =>
  images.slice(0, 9).flatMap((image) => toPictureSource(image, context) ?? []);

/** An entry of the text and picture column; it is plain text, never markup. */
export const toPostView = (post: LivePost, context: ViewContext): PostView => {
  const src = safeMediaUrl(post.play_url, context);
  return {
    id: post.msg_id ?? '',
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
    counts: toCounts(room),
    ...(room.pinned?.msg_id && { pinned: toPostView(room.pinned, context) }),
    ...listPageOf(room.posts ?? [], room.total, (post) => toPostView(post, context)),
  };
};
