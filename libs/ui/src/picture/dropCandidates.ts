import type { SyntheticEvent } from 'react';

/**
 * For `onError`: a picture whose candidates cannot be loaded is loaded once more as the file they are made from. Before hydration the
 * script of the document does the same.
 * @returns whether it had candidates
 */
export const dropCandidates = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): boolean => {
  const hadCandidates = image.srcset !== '';
  if (hadCandidates) image.removeAttribute('srcset');
  return hadCandidates;
};
