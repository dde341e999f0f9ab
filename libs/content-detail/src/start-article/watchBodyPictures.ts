interface BodyPicture {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  caption?: string;
}

/** Shows pictures over the whole screen. */
type OpenPictures = (options: { pictures: BodyPicture[]; index: number }) => unknown;

const sizeOf = ({ width, height, naturalWidth, naturalHeight }: HTMLImageElement) => {
  if (naturalWidth > 0) return { width: naturalWidth, height: naturalHeight };
  return width > 0 ? { width, height } : {};
};

const toPicture = (image: HTMLImageElement): BodyPicture => {
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent?.trim();
  return {
    src: image.currentSrc || image.src,
    alt: image.alt,
    ...sizeOf(image),
    ...(caption && { caption }),
  };
};

/** Makes the pictures of an article open, by tap and by keyboard. A picture that is a link stays one. */
export const watchBodyPictures = (article: Element, openPictures: OpenPictures): void => {
  const body = article.querySelector('[data-article-body]');
  const images = [...(body?.querySelectorAll('img') ?? [])].filter((image) => !image.closest('a'));
  for (const image of images) {
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', image.alt ? `查看大图：${image.alt}` : '查看大图');
    image.tabIndex = 0;
  }

  const open = (event: Event) => {
    const index = images.indexOf(event.target as HTMLImageElement);
    if (index < 0) return;
    event.preventDefault();
    const shown = images.filter((image) => !image.hasAttribute('data-failed') || image === event.target);
    openPictures({ pictures: shown.map(toPicture), index: shown.indexOf(images[index] as HTMLImageElement) });
  };
  body?.addEventListener('click', open);
  body?.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') open(event);
  });
};
