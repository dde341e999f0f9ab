import type { Picture } from '@share/api-contract/types';
import { safeImageUrl } from '@share/safety';

/** The picture at the head of a page; its address has been checked. */
export interface CoverView {
  src: string;
  width?: number;
  height?: number;
}

/** A picture in its full size; undefined without an address that may be shown. */
export const toCover = (picture: Picture | undefined, siteOrigin: string): CoverView | undefined => {
  const { url, thumb, wbep_thumb, width, height } = picture ?? {};
  const src = safeImageUrl(url || thumb || wbep_thumb, { siteOrigin });
  return src ? { src, ...(width && { width }), ...(height && { height }) } : undefined;
};
