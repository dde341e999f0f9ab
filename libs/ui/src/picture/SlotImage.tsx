import { usePictureService } from '@share/picture-service/react';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { dropCandidates } from './dropCandidates';
import { toSources, type PictureSlot } from './pictureSlots';

export interface SlotImageProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'slot' | 'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'onError'
> {
  /** In full size; checked by the caller (`safeImageUrl`). */
  src: string;
  /** A small picture of the platform's own, for where no service has others. */
  thumb?: string | undefined;
  /** Where it stands: its candidates follow from that. */
  slot: PictureSlot;
  /** Width by height of the box that it is cropped to. */
  ratio?: number;
  /** Size of the file in px, if known. */
  width?: number | undefined;
  height?: number | undefined;
  /** The main picture of the first screen: loaded at once and before others. */
  priority?: boolean | undefined;
  /** It cannot be loaded, not as the file it is made from either. */
  onFail?: () => void;
}

/** The `<img>` of every picture: as large as its box needs it, from the picture service of the page. */
export const SlotImage = ({
  src,
  thumb,
  slot,
  ratio,
  width,
  height,
  priority = false,
  onFail,
  ...rest
}: SlotImageProps) => {
  const sources = toSources(usePictureService(), { src, thumb, slot, ratio, width, height });
  // Of a file of unknown size the attributes have the shape of the box, so that nothing shifts without style sheets either.
  const side = typeof slot === 'number' ? slot : 600;
  const box = { width: side, height: Math.round(side / (ratio ?? 1)) };
  const onError = (event: SyntheticEvent<HTMLImageElement>) => {
    if (!dropCandidates(event)) onFail?.();
  };
  return (
    <img
      {...(width && height ? { width, height } : box)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={onError}
      {...rest}
      {...sources}
    />
  );
};
