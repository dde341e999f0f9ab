import type { Picture } from '@share/api-contract/types';
import { toPictureSource, type PictureView } from '@share/content-cards';
import { plainText } from '@share/safety';

interface PictureContext {
  siteOrigin: string;
  /** The subject of pictures without a caption. */
  title: string;
}

/** Pictures a report shows at most. */
const maxPictures = 9;

/** The pictures whose addresses may be shown. */
export const toPictureViews = (
  pictures: readonly Picture[] | undefined,
  { siteOrigin, title }: PictureContext,
): PictureView[] =>
  (pictures ?? []).slice(0, maxPictures).flatMap((picture, index) => {
    const source = toPictureSource(picture, { siteOrigin });
    if (!source) return [];
    const caption = plainText(picture.caption, 300);
    const alt = plainText(picture.caption, 120) || `${title}，图 ${index + 1}`;
    return [{ ...source, alt, ...(caption && { caption }) }];
  });
