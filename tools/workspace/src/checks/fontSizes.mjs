/** Sizes without a token in the design, by file. */
const allowedSizes = /** @type {Record<string, string[]>} */ ({
  // The initial fits the diameter of the avatar.
  'libs/ui/src/avatar/Avatar.styles.ts': ['11px', '15px', '18px', '22px', '26px'],
  // A count on an icon does not grow: it has a fixed place.
  'libs/ui/src/icon-button/IconButton.styles.ts': ['10px'],
  // Between `micro` and `nano`.
  'libs/ui/src/tag/Tag.styles.ts': ['calc(11px * var(--ui))'],
  'libs/shell/src/bottom-bar/BottomBar.styles.ts': ['calc(11px * var(--ui))'],
  // The rank is larger than the title beside it.
  'libs/content-cards/src/ranked-list/RankedList.styles.ts': ['calc(20px * var(--ui))'],
  'libs/feed/src/search/hot-words/HotWords.styles.ts': ['calc(20px * var(--ui))'],
  // A pull quote grows with the body, but is larger than it.
  'libs/content-cards/src/article-body/ArticleText.styles.ts': ['calc(20px * var(--reading))'],
  // One step smaller than the comment it answers.
  'libs/comments/src/comment-replies/CommentReplies.styles.ts': [
    'calc(15px * (1 + (var(--reading) - 1) * 0.7))',
  ],
  // Titles and leads beside a player are smaller than those of an article.
  'libs/content-detail/src/audio/AudioHead.styles.ts': ['calc(21px * (1 + (var(--reading) - 1) * 0.5))'],
  'libs/content-detail/src/short-video/ShortVideoCaption.styles.ts': [
    'calc(16px * (1 + (var(--reading) - 1) * 0.5))',
  ],
  'libs/content-detail/src/video/VideoHead.styles.ts': [
    'calc(20px * (1 + (var(--reading) - 1) * 0.5))',
    'calc(16px * var(--reading))',
  ],
  // The lead under a cover is often the only text of its page, and grows as a body does.
  'libs/ui/src/cover/Cover.styles.ts': ['calc(15px * var(--reading))'],
  // The text of a report grows with the body, and is a little smaller than that of an article.
  'libs/clue-report/src/report-detail/ReportDetail.styles.ts': ['calc(17px * var(--reading))'],
  // The same of a live room, whose title is larger before it begins; its countdown fits four boxes into any width.
  'libs/live/src/room-head/roomTitle.styles.ts': ['calc(18px * (1 + (var(--reading) - 1) * 0.5))'],
  'libs/live/src/room-head/RoomHead.styles.ts': ['calc(20px * (1 + (var(--reading) - 1) * 0.5))'],
  'libs/live/src/upcoming/Countdown.styles.ts': ['min(calc(28px * var(--ui)), 10vw)'],
  // One line in a field or a bar that leaves it no room to grow.
  'libs/comments/src/comment-composer/CommentComposer.styles.ts': ['14px'],
  'libs/comments/src/comment-composer/CommentField.styles.ts': ['14px'],
  'libs/comments/src/comment-footer-bar/CommentBar.styles.ts': ['14px'],
  'libs/shell/src/account-button/AccountButton.styles.ts': ['14px'],
  'libs/shell/src/masthead/SiteLink.styles.ts': ['15px', '20px', '12px'],
  'libs/shell/src/router-control/RouterControl.styles.ts': ['14px'],
  // A text in a disc of 60px.
  'libs/media-player/src/video-player/glassDisc.styles.ts': ['13px'],
  // The page for computers has no text-size setting.
  'libs/desktop-page/src/pc-page/PcPage.styles.ts': ['34px', '17px', '14px'],
  // The mark covers every page in the same way.
  'libs/shell/src/preview/Watermark.styles.ts': ['16px'],
  // Each step shows its own size, whichever is chosen.
  'libs/shell/src/text-size-sheet/TextSizeSheet.styles.ts': ['15px', '17px', '19px', '22px'],
});

/**
 * Style sheets take font sizes from the design (`var(--text-…)`), so that they grow with the visitor's setting.
 *
 * @type {(files: readonly import('./thinApp.mjs').SourceFile[]) => string[]}
 */
export const fontSizes = (files) =>
  files
    .filter(({ path }) => /\.css$|\.styles\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bfont(?:-size)?:\s*([^;]*?\d(?:px|rem)\b[^;]*);/g)]
        .map(([, size = '']) => size)
        .filter((size) => !allowedSizes[path]?.includes(size))
        .map((size) => `${path} has the font size ${size}; use var(--text-…) of @share/ui/theme.`),
    );
