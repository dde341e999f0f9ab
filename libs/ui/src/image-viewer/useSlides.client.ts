import PhotoSwipe from 'photoswipe';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ViewerPicture } from './openImageViewer';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/** What a picture without known measures is taken for until it has come. */
const GUESS = { width: 1200, height: 800 };

/** Corrects the measures of a picture that turns out to have another shape than was said. */
function correctMeasures(viewer: PhotoSwipe, content: Content): void {
  const image = content.element;
  if (!(image instanceof HTMLImageElement) || !image.naturalWidth) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.abs((width * content.height) / (height * content.width) - 1) < 0.01) return;
  Object.assign(content.data, { width, height });
  viewer.refreshSlideContent(content.index);
}

function createViewer(pictures: readonly ViewerPicture[], index: number, stage: HTMLElement): PhotoSwipe {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return new PhotoSwipe({
    dataSource: pictures.map(({ src, alt, width, height }) => ({
      ...(width && height ? { width, height } : GUESS),
      src,
      alt,
    })),
    index,
    appendToEl: stage,
    loop: false,
    wheelToZoom: true,
    secondaryZoomLevel: ({ fit }) => fit * 2,
    maxZoomLevel: ({ fit }) => fit * 4,
    showHideAnimationType: isStill ? 'none' : 'fade',
    showAnimationDuration: 200,
    hideAnimationDuration: 160,
    zoomAnimationDuration: isStill ? false : 260,
    bgOpacity: 1,
    errorMsg: '图片加载失败',
    // The frame has its own controls.
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
    // The dialog around it sees to these.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
  });
}

interface SlidesOptions {
  readonly pictures: readonly ViewerPicture[];
  readonly index?: number;
  readonly onChange?: (index: number) => void;
  readonly onGone: () => void;
}

/** What the frame around the pictures shows and does. */
interface Slides {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly index: number;
  /** Of the size that fits the screen. */
  readonly percent: number;
  /** A tap on the picture hides what is around it, the next one brings it back. */
  readonly isQuiet: boolean;
  readonly turn: (step: 1 | -1) => void;
  readonly close: () => void;
}

/** PhotoSwipe on the stage. It ends with `onGone`, after which the component has to go. */
export function useSlides({ pictures, index: first = 0, onChange, onGone }: SlidesOptions): Slides {
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useRef<PhotoSwipe>(undefined);
  const [index, setIndex] = useState(first);
  const [percent, setPercent] = useState(100);
  const [isQuiet, setQuiet] = useState(false);

  const open = useEffectEvent((place: HTMLElement) => {
    const photoSwipe = createViewer(pictures, first, place);
    photoSwipe.options.tapAction = () => setQuiet((quiet) => !quiet);
    viewer.current = photoSwipe;
    let shown = first;
    photoSwipe.on('change', () => {
      setIndex(photoSwipe.currIndex);
      if (photoSwipe.currIndex !== shown) onChange?.(photoSwipe.currIndex);
      shown = photoSwipe.currIndex;
    });
    photoSwipe.on('zoomPanUpdate', ({ slide }) => {
      if (slide === photoSwipe.currSlide)
        setPercent(Math.round((100 * slide.currZoomLevel) / slide.zoomLevels.fit));
    });
    photoSwipe.on('loadComplete', ({ content }) => correctMeasures(photoSwipe, content));
    photoSwipe.on('destroy', onGone);
    photoSwipe.init();
    // It is inside a dialog already.
    photoSwipe.element?.setAttribute('role', 'group');
  });
  useEffect(() => {
    if (stage.current) open(stage.current);
  }, []);

  return {
    stage,
    index,
    percent,
    isQuiet,
    turn: (step) => (step === 1 ? viewer.current?.next() : viewer.current?.prev()),
    close: () => viewer.current?.close(),
  };
}
