import type { Picture } from '@share/api-contract/types';
import { toPictureSource, type PictureView } from '@share/content-cards';
import { cleanText, plainText } from '@share/safety';

interface PictureContext {
  siteOrigin: string;
  /** Alternative text of a picture without a caption. */
  title: string | undefined;
}

/** A picture with its texts; undefined without an address that may be shown. */
export const toPictureView = (
  picture: Picture | undefined,
  { siteOrigin, title }: PictureContext,
): PictureView | undefined => {
  const source = toPictureSource(picture, { siteOrigin });
  if (!source) return undefined;
  const caption = plainText(picture?.caption, 300);
  return {
    ...source,
    alt: cleanText(caption || title, 120),
    ...(caption && { caption }),
  };
};
