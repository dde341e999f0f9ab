import type { Picture } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import type { ReportPicture } from './ClueView';

interface PictureContext {
  siteOrigin: string;
  /** What pictures without a caption belong to. */
  title: string;
}

/** Pictures a report shows at most. */
const maxPictures = 9;

/** The pictures whose addresses may be shown. */
export const toPictureViews = (
  pictures: readonly Picture[] | undefined,
  { siteOrigin, title }: PictureContext,
): ReportPicture[] =>
  (pictures ?? [])
    .slice(0, maxPictures)
    .flatMap(({ url, thumb, wbep_thumb, caption, width, height }, place) => {
      const src = safeImageUrl(url || thumb || wbep_thumb, { siteOrigin });
      if (!src) return [];
      const text = plainText(caption, 300);
      return {
        src,
        thumb: safeImageUrl(thumb || wbep_thumb || url, { siteOrigin }) ?? src,
        alt: plainText(caption, 120) || `${title}，图 ${place + 1}`,
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        ...(text && { caption: text }),
      };
    });
