import { failureIcon } from '@share/ui';
import { css } from 'styled-components';

/** Pictures in the markup of an article. */
export const bodyPictures = css`
  figure {
    margin: 28px calc(-1 * var(--gutter));
  }

  > figure:first-child {
    margin-top: 0;
  }

  figcaption {
    padding: 10px var(--gutter) 0;
    font-size: var(--text-small);
    line-height: 1.55;
    color: var(--ink-3);
    text-wrap: pretty;
  }

  img[role='button'] {
    cursor: zoom-in;
  }

  /* The whole picture, as wide as its markup says and no wider than the column. */
  img {
    display: block;
    height: auto;
    margin: 0 auto;
    background: var(--placeholder);
  }

  /* An upright photograph before the text would take the first screen: as high as a cover there, whole in the viewer. */
  > figure:first-child > img[data-upright] {
    max-height: min(66.7vw, 427px);
    object-fit: cover;
    object-position: 50% 30%;
  }

  /* A picture of unknown size has a box before it comes, and then its own shape (fitPictures). */
  img[data-unsized] {
    aspect-ratio: auto 3 / 2;
  }

  img[data-unsized]:not([width]) {
    width: 100%;
  }

  /* As Picture shows its own. */
  img[data-failed] {
    position: relative;
    overflow: hidden;
  }

  img[data-failed]::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${failureIcon};
  }
`;
