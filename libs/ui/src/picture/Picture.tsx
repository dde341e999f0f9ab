import { ImageIcon } from '../icons';
import { Failure, Root } from './Picture.styles';
import { SlotImage, type SlotImageProps } from './SlotImage';
import { useImageFailure } from './useImageFailure';

interface PictureProps extends Pick<
  SlotImageProps,
  'src' | 'thumb' | 'slot' | 'width' | 'height' | 'priority'
> {
  /** The text alternative; empty when the text beside the picture says the same. */
  alt: string;
  /** Width by height of the reserved box. The picture is cropped to it. */
  ratio: '3/2' | '16/9' | '1/1' | '3/4' | '9/16';
  /** The style sheet of the place gives the box another shape: the picture is loaded as if it were seen whole. */
  hasOwnShape?: boolean;
  /** From edge to edge of the page, so without round corners. */
  bleed?: boolean;
}

const ratios: Record<PictureProps['ratio'], number> = {
  '3/2': 3 / 2,
  '16/9': 16 / 9,
  '1/1': 1,
  '3/4': 3 / 4,
  '9/16': 9 / 16,
};

/** A picture in a box whose height is known before it loads. If it fails, the box shows an icon. */
export const Picture = ({ alt, ratio, hasOwnShape = false, bleed = false, ...picture }: PictureProps) => {
  // Views have more than that.
  const { src, thumb, slot, width, height, priority } = picture;
  const { hasFailed, fail } = useImageFailure(src);
  return (
    <Root data-ratio={ratio} data-bleed={bleed ? '' : undefined} data-picture="">
      {hasFailed ? (
        <Failure role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <ImageIcon />
        </Failure>
      ) : (
        <SlotImage
          alt={alt}
          {...{ src, thumb, slot, width, height, priority }}
          {...(!hasOwnShape && { ratio: ratios[ratio] })}
          onFail={fail}
        />
      )}
    </Root>
  );
};
