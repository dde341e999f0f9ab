/** Sizes without a token in the design, by file. */
const allowedSizes = /** @type {Record<string, string[]>} */ ({
  // The initial fits the diameter of the avatar.
  'libs/ui/src/avatar/Avatar.styles.ts': ['11px', '15px', '18px', '22px', '26px'],
  // A count on an icon does not grow: it has a fixed place.
  'libs/ui/src/icon-button/IconButton.styles.ts': ['10px'],
  // Between `micro` and `nano`.
  'libs/ui/src/tag/Tag.styles.ts': ['calc(11px * var(--ui))'],
});

/** Libraries that still write sizes by hand. */
const unfinishedLibraries = [
  'libs/comments/',
  'libs/content-cards/',
  'libs/content-detail/',
  'libs/media-player/',
  'libs/shell/',
];

/**
 * Style sheets take font sizes from the design (`var(--text-…)`), so that they grow with the reader's setting.
 *
 * @type {(files: readonly import('./thinApp.mjs').SourceFile[]) => string[]}
 */
export const fontSizes = (files) =>
  files
    .filter(({ path }) => path.endsWith('.styles.ts'))
    .filter(({ path }) => !unfinishedLibraries.some((library) => path.startsWith(library)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bfont(?:-size)?:\s*([^;]*?\d(?:px|rem)\b[^;]*);/g)]
        .map(([, size = '']) => size)
        .filter((size) => !allowedSizes[path]?.includes(size))
        .map((size) => `${path} has the font size ${size}; use var(--text-…) of @share/ui/theme.`),
    );
