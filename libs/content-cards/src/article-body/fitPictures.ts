/** A picture that is no higher is part of a line of text, as in the sanitiser. */
const lineHeight = 48;

const fit = (image: HTMLImageElement): void => {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0) return;
  const width = Number(image.getAttribute('width')) || naturalWidth;
  image.setAttribute('width', String(width));
  image.setAttribute('height', String(Math.max(1, Math.round((width * naturalHeight) / naturalWidth))));
  image.removeAttribute('data-unsized');
  if (naturalHeight <= lineHeight) image.setAttribute('data-inline', '');
};

/** Gives the pictures of a text whose size its markup does not tell (`data-unsized`) their own size once they are there. */
export const fitPictures = (body: Element): void => {
  for (const image of body.querySelectorAll<HTMLImageElement>('img[data-unsized]')) {
    if (image.complete) fit(image);
    image.addEventListener('load', () => fit(image));
  }
};
