import type { Picture } from '@share/api-contract/types';
import type { PictureView } from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';

interface PictureContext {
  siteOrigin: string;
  /** Alternative text of a picture without a caption. */
  title: string;
}

/** A picture in its full size, 3:2 where the platform does not say; undefined without an address that may be shown. */
export const toPictureView = (
  picture: Picture | undefined,
  { siteOrigin, title }: PictureContext,
): PictureView | undefined => {
  const src = safeImageUrl(picture?.url || picture?.thumb || picture?.wbep_thumb, { siteOrigin });
  if (!src) return undefined;
  const caption = plainText(picture?.caption, 300);
  return {
    src,
    alt: plainText(picture?.caption || title, 120),
    width: picture?.width ?? 750,
    height: picture?.height ?? 500,
    ...(caption && { caption }),
  };
};
