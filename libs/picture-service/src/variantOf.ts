import type { PictureService } from './PictureService';

interface PictureVariant {
  /** In px of the file. */
  width: number;
  /** Crops the picture to this height. */
  height?: number | undefined;
  /** How many px of the variant are cut off above, if any: the picture is higher than the box. Where the service cannot do so, it comes whole. */
  top?: number | undefined;
  /** Default `webp`. */
  format?: 'webp' | 'jpeg';
}

/**
 * A drawing has every size, and another format would stop an animation; a signature covers the query, and a processed picture is not
 * processed again.
 */
const hasOneForm =
  /^\w+:(?!\/\/)|\.(svgz?|gif)(\?|$)|[?&](wx_fmt=(svg|gif)|[\w-]*(sign|token|auth_key|expires|oss-|image)|(e|w|format)=)/i;

/** Address of a checked picture (`safeImageUrl`) in another size; undefined where it is only there as it is. */
export const variantOf = (
  service: PictureService | undefined,
  src: string,
  { width: w, height: h, top: y = 0, format = 'webp' }: PictureVariant,
): string | undefined => {
  const [url = ''] = src.split('#');
  const [, whole, cropped, upper] = service?.rules.find(([pattern]) => RegExp(pattern, 'i').test(url)) ?? [];
  const inBox = y > 0 ? (upper ?? whole) : cropped;
  const template = h ? inBox : whole;
  if (!template || hasOneForm.test(url)) return undefined;
  const [, origin = '', path = ''] = /^(\w+:\/\/[^/]*)?(.*)/.exec(url) ?? [];
  const encodedUrl = encodeURIComponent((origin || service?.siteOrigin) + path);
  const ext = format === 'webp' ? format : 'jpg';
  const values: Record<string, unknown> = { url, encodedUrl, origin, path, w, h, y, format, ext };
  return template
    .replace('{url}?', url.includes('?') ? '{url}&' : '{url}?')
    .replace(/\{(\w+)}/g, (_, name: string) => String(values[name]));
};
