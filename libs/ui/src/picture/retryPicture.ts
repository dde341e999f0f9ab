/** Loads a picture that has failed (`data-failed`) once more; if it fails again, it is marked again. */
export const retryPicture = (image: HTMLImageElement): void => {
  image.removeAttribute('data-failed');
  // To set an address is to load it: the same one too, and that of a `srcset`.
  image.src += '';
};
