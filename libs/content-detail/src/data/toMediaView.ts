import type { ContentCard, ContentDetail } from '@share/api-contract/types';
import { isPlaylist } from '@share/media-player';
import { plainText, safeMediaUrl } from '@share/safety';
import type { MediaView } from './DetailView';
import { toPictureView } from './toPictureView';

type Playable = ContentCard & Pick<ContentDetail, 'subtitles'>;

const subtitlesOf = ({ subtitles }: Playable, siteOrigin: string): MediaView['subtitles'] =>
  (subtitles ?? []).flatMap(({ label, lang, url }) => {
    const src = safeMediaUrl(url, { siteOrigin });
    const language = plainText(lang, 35);
    return src ? [{ label: plainText(label, 24) || language, lang: language, src }] : [];
  });

/** The media of an item; undefined without an address that may be played. */
export const toMediaView = (
  item: Playable,
  { siteOrigin }: { siteOrigin: string },
): MediaView | undefined => {
  const { payload, style } = item;
  const src = safeMediaUrl(payload?.play_url, { siteOrigin });
  if (!src) return undefined;
  const { duration, width, height, thumb } = payload ?? {};
  const poster = toPictureView(thumb ? { url: thumb } : style?.data?.[0], {
    siteOrigin,
    title: plainText(item.title),
  });
  return {
    src,
    isHls: isPlaylist(src),
    ...(poster && { poster }),
    ...(duration && { duration }),
    ...(width && height && { width, height }),
    subtitles: subtitlesOf(item, siteOrigin),
  };
};
