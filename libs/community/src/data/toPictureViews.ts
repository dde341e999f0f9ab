import type { Picture } from '@share/api-contract/types';
import { toPictureSource, type PictureView } from '@share/content-cards';
import { cleanText, plainText } from '@share/safety';

/** More do not stand under one post. */
const maxPictures = 18;

/** The pictures of a post; those without an address that may be shown are left out. */
export const toPictureViews = (
  pictures: readonly (Picture | null)[] | undefined,
  { siteOrigin, alt }: { siteOrigin: string; alt: string },
): PictureView[] =>
  (pictures ?? [])
    .flatMap((picture) => {
      const source = toPictureSource(picture, { siteOrigin });
      if (!source) return [];
      return [{ ...source, alt: plainText(picture?.caption, 120) || cleanText(alt, 120) }];
    })
    .slice(0, maxPictures);
