import type { AlbumTrack } from '@share/api-contract/types';
import { familyOf } from '@share/content-cards';
import { plainText } from '@share/safety';
import { detailPath } from '@share/site-paths';
import type { TrackView } from './DetailView';
import { toMediaView } from './toMediaView';

/** A track as an album lists it; undefined when it has nothing that may be played. */
export const toTrackView = (track: AlbumTrack, context: { siteOrigin: string }): TrackView | undefined => {
  const media = toMediaView(track, context);
  const { post_id: id } = track;
  if (!media || !id) return undefined;
  return {
    id,
    ...(track.number !== undefined && { number: track.number }),
    title: plainText(track.title, 120),
    href: detailPath({
      actor: familyOf(track),
      contentType: track.content_type ?? '',
      postId: id,
      publishedAt: track.publish_at,
    }),
    media,
    ...(track.publish_at !== undefined && { publishedAt: track.publish_at }),
  };
};
