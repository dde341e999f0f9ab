import type { PictureView } from '@share/content-cards';
import { retryPicture } from '@share/ui';

/** Shows pictures over the whole screen. */
type OpenPictures = (options: { pictures: PictureView[]; index: number }) => unknown;

/** Of the file. Of a picture with candidates the browser only says how large it is shown. */
const sizeOf = ({ srcset, width, height, naturalWidth, naturalHeight }: HTMLImageElement) => {
  if (srcset) return {};
  if (naturalWidth > 0) return { width: naturalWidth, height: naturalHeight };
  return width > 0 ? { width, height } : {};
};

const toPicture = (image: HTMLImageElement): PictureView => {
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent?.trim();
  return {
    src: image.src,
    alt: image.alt,
    ...sizeOf(image),
    ...(caption && { caption }),
  };
};

const hasFailed = (image: HTMLImageElement) => image.hasAttribute('data-failed');

const nameControl = (image: HTMLImageElement) => {
  const action = hasFailed(image) ? '重新加载图片' : '查看大图';
  image.setAttribute('aria-label', image.alt ? `${action}：${image.alt}` : action);
};

/**
 * Makes the pictures of an article open, by tap and by keyboard; one that has failed is loaded again instead. A picture that is a link
 * stays one, and signs in a line of text (`data-inline`) have nothing more to show.
 */
export const watchBodyPictures = (body: Element, openPictures: OpenPictures): void => {
  const images = [...body.querySelectorAll('img')].filter((image) => !image.closest('a,[data-inline]'));
  for (const image of images) {
    image.setAttribute('role', 'button');
    image.tabIndex = 0;
    nameControl(image);
    for (const event of ['load', 'error']) image.addEventListener(event, () => nameControl(image));
  }

  const open = (event: Event) => {
    const image = images.find((each) => each === event.target);
    if (!image) return;
    event.preventDefault();
    if (hasFailed(image)) return retryPicture(image);
    const shown = images.filter((each) => !hasFailed(each));
    openPictures({ pictures: shown.map(toPicture), index: shown.indexOf(image) });
  };
  body.addEventListener('click', open);
  body.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') open(event);
  });
};
