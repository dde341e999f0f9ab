import type { PictureView } from '@share/content-cards';
import { useImageFailure } from '@share/ui';
import { ImageIcon } from '@share/ui/icons';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Enlarge, Missing, Photo, Slide } from './GalleryPicture.styles';

interface GalleryPictureProps {
  picture: PictureView;
  isFirst: boolean;
  /** In view or next to the picture in view: loaded eagerly. */
  isNear: boolean;
  onEnlarge: () => void;
}

/** One picture, uncropped; without scripts it is a link to its file. */
export const GalleryPicture = ({ picture, isFirst, isNear, onEnlarge }: GalleryPictureProps) => {
  const { src, alt, width, height } = picture;
  const { hasFailed, fail, retry } = useImageFailure(src);
  const image = useRef<HTMLImageElement>(null);
  const failEarly = useEffectEvent(() => {
    // It may have failed before hydration: then the inline script has marked it.
    if (image.current?.hasAttribute('data-failed')) fail();
  });
  useEffect(() => failEarly(), []);
  const tryAgain = ({ currentTarget }: MouseEvent) => {
    // The button goes: the focus stays in the row of pictures.
    currentTarget.closest('ul')?.focus({ preventScroll: true });
    retry();
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onEnlarge();
  };
  if (hasFailed)
    return (
      <Slide>
        <Missing type="button" onClick={tryAgain}>
          <ImageIcon size={28} />
          <span>图片加载失败</span>
          <span>点按重试</span>
          <span className="visually-hidden">{alt}</span>
        </Missing>
      </Slide>
    );
  return (
    <Slide>
      <Enlarge href={src} onClick={open}>
        <Photo
          ref={image}
          {...{ src, alt, width, height }}
          slot="gallery"
          priority={isFirst}
          loading={isNear ? 'eager' : 'lazy'}
          onFail={fail}
        />
      </Enlarge>
    </Slide>
  );
};
