/** Modules whose path starts with one of these, below the workspace. */
const inFolders = (/** @type {string[]} */ ...paths) =>
  new RegExp(`[\\\\/\\0](${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/**
 * Which modules share a file in the browser, by where they stand; a module belongs to the first bundle that names it. Each file costs a phone a
 * round trip, so a first action needs `framework`, `page`, `actions` and at most one more. A module of only one kind of page
 * is named nowhere, or in a bundle of its own: it gets a file at its `import()`. `npm test` holds the result against tools/workspace/budgets.json.
 */
const bundles = {
  /** Changes rarely: cached over many releases. */
  framework: inFolders('node_modules/(react|react-dom|scheduler|zustand|react-error-boundary)/'),
  /** The library for remote data. */
  reading: inFolders('node_modules/(swr/dist/(?!infinite)|use-sync-external-store|dequal)'),
  /** Modules that the code after the load event and the code of the islands share. */
  start: inFolders(
    'apps/share-web/src/compose/(PageEnvironment|statistics)',
    'libs/content-cards/src/open-pictures/',
    'libs/desktop-page/src/desktopPageConstants',
    'libs/environment/src/(agentHints|detectMiniProgram|environmentConstants|serverNow|untilLoaded|watchOnline)',
    'libs/shell/src/(shellConstants|masthead/pageConfig|page-actions/whenVisible)',
    'libs/safety/src/wellFormed',
    'libs/site-paths/src/basePath',
    'libs/tracking/src/(reportError|statisticsChoice|trackingConstants)',
    'libs/times/src/toShanghaiDate',
    'libs/ui/src/(picture/retryPicture|relative-time/f)',
    'node_modules/uuid/',
  ),
  /** Services of the page, the frame of every page, and the controls that most parts use. */
  page: inFolders(
    'apps/share-web/src/(compose|islands)/(?!islandModules|furtherIslandModules|addFurtherCalls|createFurtherApi|startReading|Login|Popup|Share)',
    'libs/(api-client/src/(?!createLiveConnection|nullIfMissing|missingIfRefused|live\\.|calls/create(Clue|Community|Feed|Live|Search)Api)|open-app/src/(createSuccessRule|successMessages)|safety/src/(?!jsonScript|wellFormed)|session/src/(?!sessionConstants|fetchTokenAhead))',
    'libs/auth/src/authConstants',
    'libs/islands/src/(lazyWithRetry|mountIsland|tolerateTranslation|PageRoot|useInBrowser|useSharedStore|wakeIslandsIn)',
    'libs/environment/src/(hostMark|withMinimumDelay)',
    'libs/times/src/',
    'libs/resilience/src/',
    'libs/api-contract/src/generated/fieldKinds',
    'libs/site-paths/src/(?!agreementPaths|clueTopicsPath|communityPaths|detailPath|iconPaths|link-prefetch|pageKindAt)',
    'libs/shell/src/(account-button/(?!mark)|appearance/(create|keep)|data/toSiteConfig|masthead|overlays|page-actions/createPage|page-actions/createOpenApp|ShellServices)',
    'libs/content-detail/src/(contentDetailConstants|data/(ContentServices|contentKeys))',
    'libs/comments/src/(commentTexts|data/(commentKeys|createPending|toCommentView|useCommentCount|useOwn|useWriting))',
    'libs/content-cards/src/(data/(ListPage|showFailure|cardKeys|useIsInBrowser)|kept-pages/(?!use)|writing/useLoginOnFocus)',
    'libs/picture-service/',
    'libs/ui/src/(any-element|avatar|picture/SmallImage|picture/dropCandidates|back-close|button|composing-key|dialog|early-input|field-error|format|icon-button|icons/|pill|relative-time|sheet|tag|toast)',
    'libs/tracking/src/createStatisticsChoice',
    'libs/wx-share/src/(copyText|getShareLink)',
    'node_modules/mitt/',
  ),
  /** Collect, follow, write, and the login that they ask for. */
  actions: inFolders(
    'libs/comments/src/(collect-button|comment-composer|comment-footer-bar|data/useCommentSender)',
    'libs/content-cards/src/(follow-button|writing|data/useReaderToggle)',
    'apps/share-web/src/islands/Login',
    'libs/auth/src/(?!agreement-sheet/A|auth-page|embedded-page|islands|mini-program-login|popup-page)',
    'libs/ui/src/(text-field|check-box)',
  ),
  /** Comes in an idle moment. */
  launch: inFolders(
    'libs/shell/src/page-actions/createAppLaunch',
    'libs/open-app/src/(?!mountOpenTag)',
    'libs/environment/src/isVersionAtLeast',
  ),
  /** Pages, bars and the navigation panel that know the channels. */
  channels: inFolders('libs/content-cards/src/data/(filterColumns|useShownChannel)'),
  icons: inFolders('libs/ui/src/icons'),
  /** Cards and pages that only lead somewhere else. */
  leads: inFolders('libs/content-detail/src/(link|mini-program|outside)/'),
  /** Also on posters. */
  clock: inFolders('libs/media-player/src/formatClock'),
  player: inFolders(
    'libs/media-player/src/(audio-queue|seek-bar|playback/(createLoaded|createPlay|createPos|createResume|handle|keep|liveEdge|load|MediaFailure|PlayableMedia|recover|track|watchPicture)|video-player/(placeCues|PlaybackNotices|Subtitle|useAuto|useMedia|useSubtitles|VideoElement|VideoMedia))',
  ),
  /** Small parts of pages that few readers open. */
  rare: inFolders(
    'libs/auth/src/auth-page/(?!load)',
    'libs/desktop-page/src/(DesktopPageServices|pc-page/(ComplaintEntry|ContinueOnPhone|pcTarget|readChangeRoute|showFramedPage|useFramedPage|watchIframe|PcPage\\.styles))',
    'libs/shell/src/(preview/PreviewBanner|router-control)',
  ),
  panels: inFolders(
    'libs/locale/src/(chooseLocale|localeConstants|readLocale)',
    'libs/shell/src/(navigation-panel|open-app-dialog|report-sheet|text-size-sheet|appearance|data/(toNavigation|useChannels))',
    'libs/site-paths/src/agreementPaths',
    'libs/ui/src/(qr-code|segmented-control|text-area)',
  ),
  /** Lists that are read page by page. */
  paging: inFolders(
    'node_modules/swr/dist/infinite',
    'libs/content-cards/src/(data/(familyOf|listPageOf|toPictureSource|usePagedList|withoutRepeats)|former-page|kept-pages/use)',
    'libs/site-paths/src/detailPath',
    'libs/ui/src/(badge|empty-state|load-more|picture/(Picture\\.tsx|SlotImage|pictureSlots|use)|section|word-breaks)',
  ),
  cards: inFolders(
    'libs/content-cards/src/(?!islands|next-unseen|warning-cover|data/FeaturePage|follow\\.|body\\.|article-body/(fit|open|start))',
    'libs/(islands/src/ServerMarkup|ui/src/clause-title)',
  ),
  albums: inFolders(
    'libs/content-detail/src/data/(loadTracks|toMediaView|toPictureView|toTrackView|useAlbumTracks)',
    'libs/content-detail/src/(video/TrackPicture|video-album/useAlbumQueue)',
  ),
  comments: inFolders('libs/comments/src/(?!islands|comment-drawer|app-comment-bar)'),
};

export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: Object.entries(bundles).map(([name, test]) => ({ name, test })),
};
