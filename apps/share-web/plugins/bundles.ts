/** Modules whose path starts with one of these, below the workspace. */
const inFolders = (...paths: string[]) =>
  new RegExp(`[\\\\/\\0](${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/**
 * Which modules share a file in the browser, by where they stand; a module belongs to the first bundle that names it. Each file costs a phone a
 * round trip, so what a first action needs is `framework`, `page`, `actions` and at most one more. What only one kind of page
 * needs is named nowhere, or in a bundle of its own: it gets a file at its `import()`. `npm test` holds the result against tools/workspace/budgets.json.
 */
const bundles = {
  /** Changes rarely: cached over many releases. */
  framework: inFolders('node_modules/(react|react-dom|scheduler|zustand|react-error-boundary)/'),
  /** What reads remote data. */
  reading: inFolders('node_modules/(swr/dist/(?!infinite)|use-sync-external-store|dequal)'),
  /** What the code after the load event and the code of the islands share. */
  start: inFolders(
    'apps/share-web/src/compose/(PageEnvironment|statistics)',
    'libs/environment/src/(environmentConstants|readEnvironment|deviceMetadata)',
    'libs/shell/src/(shellConstants|masthead/pageConfig|page-actions/whenVisible)',
    'libs/site-paths/src/basePath',
    'libs/tracking/src/toErrorReport',
    'libs/ui/src/relative-time/f',
    'node_modules/uuid/',
  ),
  /** Services of the page, what stands around every page, and the controls that most parts use. */
  page: inFolders(
    'apps/share-web/src/(compose|islands)/(?!islandModules|startReading|Login|Popup)',
    'libs/(api-client|open-app/src/(createSuccessRule|successMessages)|safety/src/(?!jsonScript)|session/src/(?!sessionConstants))',
    'libs/islands/src/(lazyWithRetry|mountIsland|PageRoot|useInBrowser|useSharedStore)',
    'libs/environment/src/withMinimumDelay',
    'libs/site-paths/',
    'libs/shell/src/(account-button/(?!mark)|appearance/create|data/toSiteConfig|masthead|overlays|page-actions/createPage|page-actions/createOpenApp|ShellServices)',
    'libs/content-detail/src/data/(ContentServices|contentKeys)',
    'libs/comments/src/(commentTexts|data/(commentKeys|createPending|toCommentView|useCommentCount|useOwn|useWriting))',
    'libs/content-cards/src/data/(ListPage|showFailure|cardKeys)',
    'libs/ui/src/(avatar|back-close|button|dialog|early-input|field-error|format|icon-button|icons/|pill|relative-time|sheet|tag|toast)',
    'libs/wx-share/src/sharePage',
    'node_modules/mitt/',
    '@oxc-project',
  ),
  /** Collect, follow, write, and the login that they ask for. */
  actions: inFolders(
    'libs/comments/src/(collect-button|comment-composer|comment-footer-bar|data/(useCommentSender|validate))',
    'libs/content-cards/src/(follow-button|data/useReaderToggle)',
    'apps/share-web/src/islands/Login',
    'libs/auth/src/(?!auth-page|islands|popup-page)',
    'libs/ui/src/(text-field|check-box)',
  ),
  /** Comes in an idle moment. */
  launch: inFolders(
    'libs/shell/src/page-actions/createAppLaunch',
    'libs/open-app/src/(?!mountOpenTag)',
    'libs/environment/src/isVersionAtLeast',
  ),
  icons: inFolders('libs/ui/src/icons'),
  /** Cards and pages that only lead somewhere else. */
  leads: inFolders('libs/content-detail/src/(link|mini-program|outside)/'),
  player: inFolders(
    'libs/media-player/src/(audio-queue|formatClock|seek-bar|playback/(createLoaded|createPlay|createPos|keep|load|track|watch)|video-player/(useAuto|useMedia|VideoElement|VideoMedia))',
  ),
  panels: inFolders(
    'libs/shell/src/(navigation-panel|offer-sheet|open-app-dialog|report-sheet|text-size-sheet|appearance|qr-code|data/(filterColumns|toNavigation|useChannels))',
    'libs/ui/src/(segmented-control|text-area)',
  ),
  /** Lists that are read page by page. */
  paging: inFolders(
    'node_modules/swr/dist/infinite',
    'libs/content-cards/src/data/(familyOf|useIsInBrowser|usePagedList|useRestoredSize|withoutRepeats)',
    'libs/site-paths/src/detailPath',
    'libs/ui/src/(badge|empty-state|load-more|picture|section)',
  ),
  cards: inFolders('libs/content-cards/src/(?!islands|warning-cover)', 'libs/ui/src/clause-title'),
  albums: inFolders(
    'libs/content-detail/src/data/(loadTracks|toMediaView|toPictureView|toTrackView|useAlbumTracks)',
    'libs/content-detail/src/(video/TrackPicture|video-album/useAlbumQueue)',
  ),
  comments: inFolders('libs/comments/src/(?!islands|comment-drawer)'),
};

export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: Object.entries(bundles).map(([name, test]) => ({ name, test })),
};
