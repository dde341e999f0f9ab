import { resultWithin } from '@share/resilience';

/** A visitor waits no longer for the picture of a poster, in milliseconds. */
const longestWait = 5000;

const load = async (src: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = src;
  await picture.decode();
  if (picture.naturalWidth === 0 || picture.naturalHeight === 0) throw new Error('The picture has no size.');
  return picture;
};

/**
 * The page has shown the picture without asking whether it may be read, so the browser's cached copy may not say so: then another
 * address of it is loaded anew.
 */
const loadReadable = (src: string): Promise<HTMLImageElement> =>
  load(src).catch((error: unknown) => {
    const address = new URL(src, location.href);
    if (address.origin === location.origin || address.protocol === 'data:') throw error;
    address.searchParams.set('for', 'poster');
    return load(address.href);
  });

/**
 * Loads a picture that a canvas may be read back with.
 * @returns null when it cannot be loaded, does not come in time, or its host does not allow reading
 */
export const loadPicture = async (src: string): Promise<HTMLImageElement | null> => {
  try {
    return (await resultWithin(longestWait, loadReadable(src))) ?? null;
  } catch {
    return null;
  }
};
