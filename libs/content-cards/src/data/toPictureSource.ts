import type { Picture } from '@share/api-contract/types';
import { safeImageUrl } from '@share/safety';

/** A picture that a page shows: its addresses have been checked. */
export interface PictureSource {
  /** In full size, from which the picture service makes others. */
  src: string;
  /** A small one of the platform's own, for small boxes where the service has none; absent when it is the same file. */
  thumb?: string;
  /** Of the file, in px; absent where the size is unknown. */
  width?: number;
  height?: number;
}

/** A picture of the platform for a page; undefined without an address that may be shown. */
export const toPictureSource = (
  picture: Picture | null | undefined,
  options: { siteOrigin: string },
): PictureSource | undefined => {
  // A push may hold anything, also null.
  const { url, thumb: small, wbep_thumb: smallest, width = 0, height = 0 } = picture ?? {};
  const check = (address: unknown) => safeImageUrl(address, options);
  const thumb = check(small) ?? check(smallest);
  const src = check(url) ?? thumb;
  if (!src) return undefined;
  return {
    src,
    ...(thumb && thumb !== src && { thumb }),
    ...(width > 0 && height > 0 && { width, height }),
  };
};
