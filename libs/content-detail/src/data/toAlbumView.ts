import type { ContentDetail } from '@share/api-contract/types';
import { familyOf } from '@share/content-cards';
import { plainText } from '@share/safety';
import { detailPath } from '@share/site-paths';
import type { AlbumView } from './DetailView';

interface AlbumProgress {
  status?: number | undefined;
  total?: number | undefined;
}

/** Status text of an album (spec §4, R37). `unit`: 期 for audio and 集 for video. */
export const albumStatus = ({ status = 0, total = 0 }: AlbumProgress, unit: '期' | '集'): string => {
  if (total === 0) return '更新中';
  return status === 0 ? `更新至${total}${unit}` : `已完结，共${total}${unit}`;
};

type AlbumHead = Pick<
  ContentDetail,
  'post_id' | 'title' | 'publish_at' | 'share_link' | 'content_link' | 'album_status' | 'content_type'
>;

/** The head of an album. `trackCount` counts where the album does not say how many tracks it has. */
export const toAlbumView = (album: AlbumHead, trackCount = 0): AlbumView => {
  const series = album.content_type === 'audio_album' ? 'audio_album' : 'video_album';
  const total = album.album_status?.total ?? trackCount;
  return {
    id: album.post_id ?? '',
    series,
    title: plainText(album.title, 120),
    href: detailPath({
      actor: familyOf(album),
      contentType: series,
      postId: album.post_id ?? '',
      publishedAt: album.publish_at,
    }),
    status: albumStatus(
      { status: album.album_status?.status, total },
      series === 'audio_album' ? '期' : '集',
    ),
    total,
  };
};
