import PhotoSwipe from 'photoswipe';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ViewerPicture } from './openImageViewer';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/** Assumed for a picture of unknown size until it has loaded. */
const ASSUMED_SIZE = { width: 1200, height: 800 };

/** Corrects the size of a picture whose file has another ratio than the one given. */
const correctSize = (viewer: PhotoSwipe, content: Content) => {
  const image = content.element;
  if (!(image instanceof HTMLImageElement) || !image.naturalWidth) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.abs((width * content.height) / (height * content.width) - 1) < 0.01) return;
  Object.assign(content.data, { width, height });
  viewer.refreshSlideContent(content.index);
};

const createViewer = (pictures: ViewerPicture[], index: number, container: HTMLElement) => {
  const reducesMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return new PhotoSwipe({
    dataSource: pictures.map(({ src, alt, width, height }) => ({
      ...(width && height ? { width, height } : ASSUMED_SIZE),
      src,
      alt,
    })),
    index,
    appendToEl: container,
    loop: false,
    wheelToZoom: true,
    secondaryZoomLevel: ({ fit }) => fit * 2,
    maxZoomLevel: ({ fit }) => fit * 4,
    showHideAnimationType: reducesMotion ? 'none' : 'fade',
    showAnimationDuration: 200,
    hideAnimationDuration: 160,
    zoomAnimationDuration: reducesMotion ? false : 260,
    bgOpacity: 1,
    errorMsg: '图片加载失败',
    // The dialog around it has its own controls.
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
    // The dialog handles these.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
  });
};

interface SlidesOptions {
  pictures: ViewerPicture[];
  index?: number;
  onChange?: (index: number) => void;
  onClosed: () => void;
}

/** What the controls around the pictures show and do. */
interface Slides {
  container: RefObject<HTMLDivElement | null>;
  index: number;
  /** Zoom relative to the size that fits the screen. */
  percent: number;
  /** A tap on the picture hides the controls, the next one shows them again. */
  areControlsHidden: boolean;
  move: (step: 1 | -1) => void;
  close: () => void;
}

/** Runs PhotoSwipe in `container`. After `onClosed` the component has to unmount. */
export const useSlides = ({ pictures, index: firstIndex = 0, onChange, onClosed }: SlidesOptions): Slides => {
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<PhotoSwipe>(undefined);
  const [index, setIndex] = useState(firstIndex);
  const [percent, setPercent] = useState(100);
  const [areControlsHidden, setControlsHidden] = useState(false);

  const open = useEffectEvent((element: HTMLElement) => {
    const photoSwipe = createViewer(pictures, firstIndex, element);
    photoSwipe.options.tapAction = () => setControlsHidden((areHidden) => !areHidden);
    viewer.current = photoSwipe;
    let shownIndex = firstIndex;
    photoSwipe.on('change', () => {
      setIndex(photoSwipe.currIndex);
      if (photoSwipe.currIndex !== shownIndex) onChange?.(photoSwipe.currIndex);
      shownIndex = photoSwipe.currIndex;
    });
    photoSwipe.on('zoomPanUpdate', ({ slide }) => {
      if (slide === photoSwipe.currSlide)
        setPercent(Math.round((100 * slide.currZoomLevel) / slide.zoomLevels.fit));
    });
    photoSwipe.on('loadComplete', ({ content }) => correctSize(photoSwipe, content));
    photoSwipe.on('destroy', onClosed);
    photoSwipe.init();
    // PhotoSwipe gives it the role of a dialog, but it is inside one already.
    photoSwipe.element?.setAttribute('role', 'group');
  });
  useEffect(() => {
    if (container.current) open(container.current);
  }, []);

  return {
    container,
    index,
    percent,
    areControlsHidden,
    move: (step) => (step === 1 ? viewer.current?.next() : viewer.current?.prev()),
    close: () => viewer.current?.close(),
  };
};
