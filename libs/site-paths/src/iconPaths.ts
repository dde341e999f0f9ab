import { basePath } from './basePath';

/** The logo of the site, made by `npm run icons`. `/favicon.ico` is there as well, for programs that read no page. */
export const iconPaths = {
  drawing: `${basePath}/logo.svg`,
  /** 180 px, for home screens. */
  touch: `${basePath}/apple-touch-icon.png`,
  /** 512 px. */
  large: `${basePath}/icon-512.png`,
};
