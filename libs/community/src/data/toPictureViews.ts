import type { Picture } from '@share/api-contract/types';
import type { PictureView } from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';

/** More do not stand under one post. */
const maxPictures = 18;

/** Pictures in full size, square where the platform does not say; those without an address that may be shown are left out. */
export const toPictureViews = (
  pictures: readonly (Picture | null)[] | undefined,
  { siteOrigin, alt }: { siteOrigin: string; alt: string },
): PictureView[] =>
  (pictures ?? [])
    .flatMap((picture) => {
      const src = safeImageUrl(picture?.url || picture?.thumb || picture?.wbep_thumb, { siteOrigin });
      if (!src) return [];
      const { width = 750, height = 750, caption } = picture ?? {};
      return [{ src, alt: plainText(caption || alt, 120), width, height }];
    })
    .slice(0, maxPictures);
