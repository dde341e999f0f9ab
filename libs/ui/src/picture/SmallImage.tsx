import { toSrcset } from '@share/picture-service';
import { usePictureService } from '@share/picture-service/react';
import type { ComponentProps } from 'react';
import { dropCandidates } from './dropCandidates';

interface SmallImageProps extends Pick<ComponentProps<'img'>, 'className'> {
  /** Checked by the caller (`safeImageUrl`). */
  src: string;
  /** Width of its box in px, the same on every screen. */
  size: number;
  /** Width by height of the box that it is cropped to; absent: it is seen whole, in a square. */
  ratio?: number;
  'data-initial'?: string | undefined;
}

/** An `<img>` of the same size on every screen beside a text that names it: an avatar, a logo. */
export const SmallImage = ({ src, size, ratio, ...rest }: SmallImageProps) => {
  const srcSet = toSrcset(usePictureService(), src, { widths: [size * 2, size * 3], ratio });
  return (
    <img
      alt=""
      width={size}
      height={Math.round(size / (ratio ?? 1))}
      loading="lazy"
      decoding="async"
      onError={dropCandidates}
      {...rest}
      sizes={srcSet && `${size}px`}
      srcSet={srcSet}
      src={src}
    />
  );
};
