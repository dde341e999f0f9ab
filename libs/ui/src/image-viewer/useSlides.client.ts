import { toSrcset, type PictureService } from '@share/picture-service';
import PhotoSwipe from 'photoswipe';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImageViewerOptions, ViewerPicture } from './openImageViewer';
import { viewerZoom } from './viewerZoom';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/** Assumed for a picture of unknown size until it has loaded. */
const ASSUMED_SIZE = { width: 1200, height: 800 };

/** Widths of the files that a picture is shown with, in px, up to the most that is drawn at once. */
const widths = [640, 750, 828, 1080, 1290, 1600, 2048, 2560, 3200, 4096];

const toSlide = ({ src, alt, width, height }: ViewerPicture, service: PictureService | undefined) => {
  const own = width && height ? { width, height } : undefined;
  const wanted = own ? [...widths.filter((each) => each < own.width), own.width] : widths;
  const srcset = toSrcset(service, src, { widths: wanted, ...own });
  return { ...(own ?? ASSUMED_SIZE), src, alt, ...(srcset && { srcset }) };
};

/** Corrects the size of a picture whose file has another ratio than the one given. */
const correctSize = (viewer: PhotoSwipe, content: Content) => {
  const image = content.element;
  if (!(image instanceof HTMLImageElement) || !image.naturalWidth) return;
  const { naturalWidth, naturalHeight } = image;
  if (Math.abs((naturalWidth * content.height) / (naturalHeight * content.width) - 1) < 0.01) return;
  // Of a picture with candidates the browser says how large it is shown, not how large its file is.
  const width = content.data.srcset ? content.width : naturalWidth;
  Object.assign(content.data, { width, height: (width * naturalHeight) / naturalWidth });
  viewer.refreshSlideContent(content.index);
};

/** A picture that the service does not have is loaded as it is. */
const passOverService = ({ element, data }: Content) => {
  element?.addEventListener('error', (event) => {
    if (!data.srcset) return;
    event.stopImmediatePropagation();
    delete data.srcset;
    element.removeAttribute('srcset');
  });
};

const createViewer = (
  { pictures, service }: Pick<SlidesOptions, 'pictures' | 'service'>,
  index: number,
  container: HTMLElement,
) => {
  const reducesMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return new PhotoSwipe({
    dataSource: pictures.map((picture) => toSlide(picture, service)),
    index,
    appendToEl: container,
    loop: false,
    wheelToZoom: true,
    ...viewerZoom,
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

interface SlidesOptions extends Pick<ImageViewerOptions, 'pictures' | 'service' | 'index' | 'onChange'> {
  onClosed: () => void;
}

/** State and actions of the controls around the pictures. */
interface Slides {
  container: RefObject<HTMLDivElement | null>;
  index: number;
  /** Zoom relative to the size with which the picture opens. */
  percent: number;
  /** A tap on the picture hides the controls, the next one shows them again. */
  areControlsHidden: boolean;
  move: (step: 1 | -1) => void;
  close: () => void;
}

/** Runs PhotoSwipe in `container`. After `onClosed` the component has to unmount. */
export const useSlides = ({
  pictures,
  service,
  index: firstIndex = 0,
  onChange,
  onClosed,
}: SlidesOptions): Slides => {
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<PhotoSwipe>(undefined);
  const [index, setIndex] = useState(firstIndex);
  const [percent, setPercent] = useState(100);
  const [areControlsHidden, setControlsHidden] = useState(false);

  const open = useEffectEvent((element: HTMLElement) => {
    const photoSwipe = createViewer({ pictures, service }, firstIndex, element);
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
        setPercent(Math.round((100 * slide.currZoomLevel) / slide.zoomLevels.initial));
    });
    photoSwipe.on('loadComplete', ({ content }) => correctSize(photoSwipe, content));
    photoSwipe.on('contentLoadImage', ({ content }) => passOverService(content));
    // A picture higher than the screen begins at its top.
    photoSwipe.on('initialZoomPan', ({ slide }) => (slide.pan.y = slide.bounds.min.y));
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
